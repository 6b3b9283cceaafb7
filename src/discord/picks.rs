//! What stands in menus, as components carry it: an answer, some offers side by side, and what was picked so far.

use std::fmt;

use crate::engine::Offer;

/// An answer as a component carries it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pick {
    Key(String),
    /// The position of the offer, for a key that is too long. The token protects it.
    Index(usize),
}

/// Some offers that stand side by side: those from `from` up to but not including `to`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    pub from: usize,
    pub to: usize,
}

/// What was picked so far on which page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chosen {
    pub page: usize,
    pub picked: Vec<usize>,
}

/// Digits only, so that `+7`, `07` and the like have one form each.
pub(super) fn digits(text: &str) -> Option<&str> {
    let plain = !text.is_empty() && text.len() <= 19 && text.bytes().all(|it| it.is_ascii_digit());
    (plain && (text == "0" || !text.starts_with('0'))).then_some(text)
}

fn index(text: &str) -> Option<usize> {
    digits(text)?.parse::<u32>().ok().map(|it| it as usize)
}

impl Pick {
    /// The shorter way to carry an offer in so many characters.
    pub fn of(offer: &Offer, at: usize, room: usize) -> Pick {
        if offer.key.chars().count() < room { Pick::Key(offer.key.clone()) } else { Pick::Index(at) }
    }

    pub fn parse(text: &str) -> Option<Pick> {
        if let Some(key) = text.strip_prefix('=') {
            return (!key.is_empty()).then(|| Pick::Key(key.to_owned()));
        }
        text.strip_prefix('#').and_then(index).map(Pick::Index)
    }

    /// The key it stands for among these offers.
    pub fn key(&self, offers: &[Offer]) -> Option<String> {
        match self {
            Pick::Key(key) => Some(key.clone()),
            Pick::Index(at) => offers.get(*at).map(|it| it.key.clone()),
        }
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pick::Key(key) => write!(f, "={key}"),
            Pick::Index(at) => write!(f, "#{at}"),
        }
    }
}

impl Span {
    pub fn parse(text: &str) -> Option<Span> {
        let (from, to) = text.split_once('-')?;
        let span = Span { from: index(from)?, to: index(to)? };
        (span.from < span.to).then_some(span)
    }

    pub fn len(self) -> usize {
        self.to.saturating_sub(self.from)
    }

    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    pub fn holds(self, inner: Span) -> bool {
        self.from <= inner.from && inner.to <= self.to
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl Chosen {
    pub fn parse(text: &str) -> Option<Chosen> {
        let (page, list) = text.split_once(':')?;
        let mut picked = Vec::new();
        for step in list.split('.').filter(|_| !list.is_empty()) {
            // Each number is written as the step from the one before, which keeps long selections short.
            let step = usize::from_str_radix(step, 36).ok().filter(|it| *it < 100_000)?;
            let before = picked.last().map_or(0, |it: &usize| it + 1);
            picked.push(before + step);
        }
        Some(Chosen { page: index(page)?, picked })
    }
}

impl fmt::Display for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.page)?;
        let mut before = 0;
        for (at, picked) in self.picked.iter().enumerate() {
            let dot = if at > 0 { "." } else { "" };
            write!(f, "{dot}{}", base36(picked.saturating_sub(before)))?;
            before = picked + 1;
        }
        Ok(())
    }
}

fn base36(mut number: usize) -> String {
    let mut digits = Vec::new();
    loop {
        digits.push(char::from_digit((number % 36) as u32, 36).unwrap_or('0'));
        number /= 36;
        if number == 0 {
            return digits.into_iter().rev().collect();
        }
    }
}
