//! What can be answered at all, as a list: every answer where they are few, some of them where they are many.

use crate::engine::{Chance, Form, Shape};

/// Up to so many selections, or numbers, all of them are tried.
const MOST: usize = 24;

/// How many answers are tried where they say what they promise.
const FEW: usize = 8;

/// What is so far behind the most promising answer, in the units of `Choice::appeals`, is not tried.
const BEHIND: i32 = 300;

/// The keys of the answers to a decision.
pub(super) fn of_form(form: &Form, chance: &mut Chance) -> Vec<String> {
    let offers = form.offers();
    let shape = match form {
        Form::One(offers) => Shape::One(offers.len()),
        Form::Some { offers, min, max } => Shape::Some { of: offers.len(), min: *min, max: *max },
        Form::Number { min, max } => Shape::Number { min: *min, max: *max },
    };
    of_shape(shape, chance).iter().map(|it| key(shape, it, &|at| offers[at].key.clone())).collect()
}

/// The same by position, as a policy answers.
pub(super) fn of_shape(shape: Shape, chance: &mut Chance) -> Vec<Vec<usize>> {
    match shape {
        Shape::One(of) => (0..of).map(|at| vec![at]).collect(),
        Shape::Some { of, min, max } => selections(of, min, max.min(of), chance),
        Shape::Number { min, max } => {
            let last = usize::try_from(max.saturating_sub(min)).unwrap_or(0);
            let steps = last.min(MOST - 1);
            // Spread evenly from the least to the greatest.
            let spread = |step: usize| (last as u128 * step as u128 / steps.max(1) as u128) as usize;
            (0..=steps).map(|step| vec![spread(step)]).collect()
        }
    }
}

/// The few answers that promise most, the first one first; all of them where none promises anything.
pub(super) fn promising(shape: Shape, appeals: &[i32], chance: &mut Chance) -> Vec<Vec<usize>> {
    let all = of_shape(shape, chance);
    if appeals.is_empty() {
        return all;
    }
    let promise = |picked: &Vec<usize>| {
        picked.iter().filter_map(|it| appeals.get(*it)).fold(0, |sum: i32, it| sum.saturating_add(*it))
    };
    let mut all: Vec<(i32, Vec<usize>)> = all.into_iter().map(|it| (promise(&it), it)).collect();
    all.sort_by_key(|it| std::cmp::Reverse(it.0));
    let most = all.first().map_or(0, |it| it.0);
    all.into_iter().take(FEW).filter(|it| most.saturating_sub(it.0) < BEHIND).map(|it| it.1).collect()
}

/// The key under which such an answer is recorded.
pub(super) fn key(shape: Shape, picked: &[usize], key: &dyn Fn(usize) -> String) -> String {
    match shape {
        Shape::One(_) => picked.first().map(|at| key(*at)).unwrap_or_default(),
        Shape::Some { .. } if picked.is_empty() => "none".to_owned(),
        Shape::Some { .. } => picked.iter().map(|at| key(*at)).collect::<Vec<_>>().join("+"),
        Shape::Number { min, .. } => {
            let above = picked.first().copied().unwrap_or(0);
            min.saturating_add(i64::try_from(above).unwrap_or(0)).to_string()
        }
    }
}

/// All selections if they are few; else as many as are tried at most, of any size.
fn selections(of: usize, min: usize, max: usize, chance: &mut Chance) -> Vec<Vec<usize>> {
    if of <= 10 {
        let fits = |bits: &u32| (min..=max).contains(&(bits.count_ones() as usize));
        let all: Vec<u32> = (0..1_u32 << of).filter(fits).collect();
        if all.len() <= MOST {
            return all.iter().map(|bits| (0..of).filter(|at| bits >> at & 1 == 1).collect()).collect();
        }
    }
    let mut some: Vec<Vec<usize>> = Vec::new();
    for _ in 0..2 * MOST {
        let more = chance.below("size", u32::try_from(max - min + 1).unwrap_or(1)).result[0] as usize;
        let order = chance.order("selection", of).result;
        let mut picked: Vec<usize> = order.iter().take(min + more).map(|it| *it as usize).collect();
        picked.sort_unstable();
        if !some.contains(&picked) && some.len() < MOST {
            some.push(picked);
        }
    }
    some
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_answers_are_all_there_and_many_are_thinned_out() {
        let mut chance = Chance::quick(1);
        assert_eq!(of_shape(Shape::One(3), &mut chance), [[0], [1], [2]]);
        assert_eq!(of_shape(Shape::Number { min: 4, max: 6 }, &mut chance), [[0], [1], [2]]);
        let spread = of_shape(Shape::Number { min: 0, max: 1_000 }, &mut chance);
        assert_eq!((spread.len(), &spread[0], &spread[23]), (24, &vec![0], &vec![1_000]));
        let pairs = of_shape(Shape::Some { of: 4, min: 0, max: 2 }, &mut chance);
        assert_eq!(pairs.len(), 1 + 4 + 6);
        for (of, min, max) in [(30, 2, 5), (8, 0, 8), (40, 40, 40)] {
            let some = of_shape(Shape::Some { of, min, max }, &mut chance);
            assert!(!some.is_empty() && some.len() <= MOST);
            assert!(
                some.iter().all(|it| (min..=max).contains(&it.len()) && it.is_sorted() && it.iter().all(|at| *at < of))
            );
        }
    }

    #[test]
    fn of_answers_that_promise_something_only_the_best_are_tried() {
        let tried = |appeals: &[i32]| promising(Shape::One(appeals.len()), appeals, &mut Chance::quick(1)).concat();
        assert_eq!(tried(&[10, 90, 50, 20, 70, 60, 80, 30, 0, 40]), [1, 6, 4, 5, 2, 9, 7, 3]);
        assert_eq!(tried(&[0, 300, 301, -5]), [2, 1], "301 behind is too far, and so is 306");
        assert_eq!(promising(Shape::One(6), &[], &mut Chance::quick(1)).len(), 6);
    }

    #[test]
    fn keys_are_those_that_the_form_settles() {
        let keys = |at: usize| ["a", "b", "c"][at].to_owned();
        let some = Shape::Some { of: 3, min: 0, max: 3 };
        assert_eq!(key(some, &[0, 2], &keys), "a+c");
        assert_eq!(key(some, &[], &keys), "none");
        assert_eq!(key(Shape::One(3), &[1], &keys), "b");
        assert_eq!(key(Shape::Number { min: -2, max: 5 }, &[3], &keys), "1");
    }
}
