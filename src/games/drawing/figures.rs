//! Numbers as pictures write them.

/// With a minus as wide as a digit: a hyphen before bold digits looks like a smudge.
pub(in crate::games) fn figure(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// What is added or taken away: it has a sign in either case.
pub(in crate::games) fn change(number: i32) -> String {
    if number < 0 { figure(number) } else { format!("+{number}") }
}

#[cfg(test)]
mod tests {
    use super::{change, figure};

    #[test]
    fn a_negative_number_has_a_minus_and_no_hyphen() {
        assert_eq!([figure(7), figure(0), figure(-12), figure(i32::MIN)], ["7", "0", "−12", "−2147483648"]);
        assert_eq!([change(3), change(0), change(-5)], ["+3", "+0", "−5"]);
    }
}
