//! The components by which a decision is answered: buttons up to five offers, one menu up to 25, menus of menus above.

use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use super::custom_id::{Action, Chosen, LONGEST, Pick, Press, Span};
use super::menu::{Entry, MOST, Menu, Menus};
use super::text::{BUTTON, ENTRY, clip, filled};
use crate::engine::{Arg, Decision, Form, Group, Offer, Text, Words};
use crate::words::Speech;

/// The most offers that are shown as buttons.
const BUTTONS: usize = 5;
/// The key of the offer that picks nothing more.
const ENOUGH: &str = "done";

/// A decision that can be answered now, and where its answers go.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    pub game: i64,
    pub token: &'a str,
    pub decision: &'a Decision,
    pub to: Purpose,
}

/// What becomes of what is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// It is the answer.
    Answer,
    /// It is only looked at.
    Look,
    /// It is ordered for when the question comes.
    Order,
}

/// Where in the menus of a decision somebody stands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum At {
    #[default]
    Top,
    Menu(Span),
    Page(Chosen),
}

impl Asked<'_> {
    pub fn press(&self, act: Action) -> Press {
        let act = match self.to {
            Purpose::Answer => act,
            Purpose::Look => Action::Peek(Box::new(act)),
            Purpose::Order => Action::Order(Box::new(act)),
        };
        Press::with(self.game, self.token, act)
    }

    fn button(&self, act: Action, label: &str) -> CreateButton {
        button(&self.press(act), label)
    }

    /// How many characters a custom id or a value leaves for a pick.
    fn pick(&self, offer: &Offer, at: usize) -> Pick {
        let head = self.press(Action::Answer(Pick::Index(0))).to_string().len() - "#0".len();
        Pick::of(offer, at, LONGEST - head)
    }

    /// The rows of components for this decision.
    pub fn rows(&self, at: &At, words: &Speech) -> Vec<CreateActionRow> {
        match &self.decision.form {
            Form::One(offers) if are_buttons(offers, words) => vec![self.buttons(offers, words)],
            Form::One(offers) => self.one(offers, at, words),
            Form::Some { offers, min, max } if offers.len() <= MOST => self.some(offers, *min, *max, words),
            Form::Some { offers, min, max } => self.many(offers, (*min, *max), at, words),
            Form::Number { min, max } => self.number(*min, *max, words),
        }
    }

    fn buttons(&self, offers: &[Offer], words: &Speech) -> CreateActionRow {
        let depth = shared(offers);
        let button = |(at, offer): (usize, &Offer)| {
            let button = self.button(Action::Answer(self.pick(offer, at)), &full(offer, depth, words));
            // What ends a series of picks is told apart from the picks.
            if offer.key == ENOUGH { button.style(ButtonStyle::Secondary) } else { button }
        };
        CreateActionRow::Buttons(offers.iter().enumerate().map(button).collect())
    }

    fn one(&self, offers: &[Offer], at: &At, words: &Speech) -> Vec<CreateActionRow> {
        let menus = Menus::new(offers);
        let menu = menus.menu(if let At::Menu(span) = at { Some(*span) } else { None });
        let entries = menu.entries.iter().map(|it| self.entry(offers, &menus, &menu, it, words)).collect();
        let place = match crumbs(offers, &menus, &menu, words) {
            crumbs if crumbs.is_empty() => words.word("bot-choose"),
            crumbs => words.say(&Text::new("bot-choose-in").with("place", Arg::Word(crumbs))),
        };
        let here = menu.back.map(|_| menu.span);
        let mut rows = vec![select(&self.press(Action::Choose(here)), entries, &place, (1, 1))];
        if let Some(back) = menu.back {
            let back = self.button(Action::Menu(back), &words.word("bot-back")).style(ButtonStyle::Secondary);
            rows.push(CreateActionRow::Buttons(vec![back]));
        }
        rows
    }

    fn entry(
        &self,
        offers: &[Offer],
        menus: &Menus,
        menu: &Menu,
        entry: &Entry,
        words: &Speech,
    ) -> CreateSelectMenuOption {
        match entry {
            Entry::Offer(at) => self.choice(&offers[*at], *at, menu.depth, words),
            Entry::Group { span, depth, whole } => {
                let positions = menus.positions(*span);
                let first = positions.first().map(|it| &offers[*it]);
                let mut label = first.map_or_else(String::new, |it| path(it, menu.depth, *depth, words));
                if let (false, Some(first), Some(last)) = (*whole, first, positions.last().map(|it| &offers[*it])) {
                    let half = (ENTRY - 3 - label.chars().count().min(60)) / 2 - 2;
                    let from = clip(&full(first, *depth, words), half);
                    let to = clip(&full(last, *depth, words), half);
                    let range = format!("{from} … {to}");
                    label = if label.is_empty() { range } else { format!("{label}: {range}") };
                }
                let group: Vec<&Offer> = positions.iter().map(|it| &offers[*it]).collect();
                let about = first.filter(|_| *whole).and_then(|it| it.path.get(depth.checked_sub(1)?)?.about.as_ref());
                let about = about.map(|it| words.say(it));
                let room = about.as_ref().map_or(ENTRY, |it| ENTRY.saturating_sub(it.chars().count() + " · ".len()));
                let inside = inside(&group, *depth, room, about.is_some(), words);
                let description = match about {
                    Some(about) if inside.is_empty() || inside.chars().count() > room => about,
                    Some(about) => format!("{about} · {inside}"),
                    None => inside,
                };
                option(&label, span.to_string()).description(filled(&description, ENTRY))
            }
        }
    }

    /// An offer as an entry of a menu. Below its label stands its detail, or else what does not fit beside the label.
    fn choice(&self, offer: &Offer, at: usize, depth: usize, words: &Speech) -> CreateSelectMenuOption {
        let value = Pick::of(offer, at, LONGEST - 1).to_string();
        let room = if offer.detail.is_some() { ENTRY } else { 50 };
        // As many of its groups as there is room for, the nearest first.
        let named = (depth..offer.path.len()).map(|from| (from, full(offer, from, words)));
        let named = named.into_iter().find(|it| it.1.chars().count() <= room);
        let (from, label) = named.unwrap_or_else(|| (offer.path.len(), words.say(&offer.label)));
        let entry = option(&label, value);
        match &offer.detail {
            Some(detail) => entry.description(filled(&words.say(detail), ENTRY)),
            None if from == depth => entry,
            None => entry.description(filled(&way_to(offer, depth, words), ENTRY)),
        }
    }

    fn some(&self, offers: &[Offer], min: usize, max: usize, words: &Speech) -> Vec<CreateActionRow> {
        let depth = shared(offers);
        let entries = offers.iter().enumerate().map(|(at, offer)| self.choice(offer, at, depth, words)).collect();
        let mut rows = vec![select(&self.press(Action::Choose(None)), entries, &how_many(min, max, words), (min, max))];
        if min == 0 {
            let none = Action::Answer(Pick::Key("none".to_owned()));
            rows.push(CreateActionRow::Buttons(vec![
                self.button(none, &words.word("bot-none")).style(ButtonStyle::Secondary),
            ]));
        }
        rows
    }

    /// Some of more than a menu holds: a page at a time, with what was picked so far in the custom ids.
    fn many(&self, offers: &[Offer], range: (usize, usize), at: &At, words: &Speech) -> Vec<CreateActionRow> {
        let chosen = if let At::Page(chosen) = at { chosen.clone() } else { Chosen::default() };
        let chosen = self.fitting(chosen, offers.len());
        let pages = offers.len().div_ceil(MOST);
        let page = chosen.page.min(pages - 1);
        let (min, max) = range;
        let here = offers.iter().enumerate().skip(page * MOST).take(MOST);
        let entries: Vec<CreateSelectMenuOption> = here
            .map(|(at, offer)| {
                let entry = self.choice(offer, at, 0, words).value(Pick::Index(at).to_string());
                entry.default_selection(chosen.picked.contains(&at))
            })
            .collect();
        let elsewhere = chosen.picked.iter().filter(|it| **it / MOST != page).count();
        let most = max.saturating_sub(elsewhere).clamp(1, entries.len());
        let place = words.say(&Text::new("bot-page").with("page", page + 1).with("pages", pages));
        let turn = |to: usize| Action::Page(Chosen { page: to, picked: chosen.picked.clone() });
        let count = chosen.picked.len();
        let done = words.say(&Text::new("bot-done").with("count", count));
        let (back, on) = (page.checked_sub(1), Some(page + 1).filter(|it| *it < pages));
        let buttons = vec![
            self.button(turn(back.unwrap_or(page)), "◀").style(ButtonStyle::Secondary).disabled(back.is_none()),
            self.button(turn(on.unwrap_or(pages)), "▶").style(ButtonStyle::Secondary).disabled(on.is_none()),
            self.button(Action::Done(Chosen { page, picked: chosen.picked.clone() }), &done)
                .disabled(!(min..=max).contains(&count)),
        ];
        let toggle = self.press(Action::Toggle(Chosen { page, picked: chosen.picked.clone() }));
        vec![select(&toggle, entries, &place, (0, most)), CreateActionRow::Buttons(buttons)]
    }

    /// As much of a selection as a custom id can carry, in order and each offer once.
    fn fitting(&self, mut chosen: Chosen, of: usize) -> Chosen {
        chosen.picked.sort_unstable();
        chosen.picked.dedup();
        chosen.picked.retain(|it| *it < of);
        while self.press(Action::Page(Chosen { page: of, picked: chosen.picked.clone() })).id().is_none() {
            chosen.picked.pop();
        }
        chosen
    }

    /// The selection after the entries of a page were set anew, and whether all of it can be carried.
    pub fn toggled(&self, chosen: &Chosen, values: &[usize]) -> (Chosen, bool) {
        let mut picked: Vec<usize> = chosen.picked.iter().copied().filter(|it| it / MOST != chosen.page).collect();
        picked.extend(values.iter().filter(|it| **it / MOST == chosen.page));
        let wanted = picked.len();
        let all = Chosen { page: chosen.page, picked };
        let kept = self.fitting(all, self.decision.form.offers().len());
        let whole = kept.picked.len() == wanted;
        (kept, whole)
    }

    fn number(&self, min: i64, max: i64, words: &Speech) -> Vec<CreateActionRow> {
        let count = max.saturating_sub(min).saturating_add(1);
        let answer = |number: i64| Pick::Key(number.to_string());
        if count <= BUTTONS as i64 {
            let button = |it: i64| self.button(Action::Answer(answer(it)), &it.to_string());
            return vec![CreateActionRow::Buttons((min..=max).map(button).collect())];
        }
        if count <= MOST as i64 {
            let entries = (min..=max).map(|it| option(&it.to_string(), answer(it).to_string())).collect();
            return vec![select(&self.press(Action::Choose(None)), entries, &words.word("bot-choose"), (1, 1))];
        }
        vec![CreateActionRow::Buttons(vec![
            self.button(Action::Number, &words.word("bot-number")),
            self.button(Action::Answer(answer(min)), &min.to_string()).style(ButtonStyle::Secondary),
            self.button(Action::Answer(answer(max)), &max.to_string()).style(ButtonStyle::Secondary),
        ])]
    }
}

/// What is in a group: the first of its groups or offers by name, as many as there is room for, and how many more there are.
/// Where all of it lies in one further group, that one is opened. Beside what the group is about, a list that leaves out more than it
/// names says nothing.
fn inside(group: &[&Offer], depth: usize, room: usize, is_told: bool, words: &Speech) -> String {
    let mut names: Vec<String> = Vec::new();
    for offer in group {
        let name = match offer.path.get(depth) {
            Some(group) => words.say(&group.label),
            None => words.say(&offer.label),
        };
        if !names.contains(&name) {
            names.push(name);
        }
    }
    if names.len() == 1 && group.iter().all(|it| it.path.len() > depth) {
        return inside(group, depth + 1, room, is_told, words);
    }
    let told = |some: usize| {
        let (list, count) = (Arg::Word(names[..some].join(" · ")), names.len() - some);
        if count == 0 {
            return names.join(" · ");
        }
        words.say(&Text::new("bot-menu-more").with("list", list).with("count", count))
    };
    let least = if is_told { names.len().div_ceil(2) } else { 1 };
    let fitting = (least..=names.len()).rev().map(told).find(|it| it.chars().count() <= room);
    if is_told && fitting.is_none() {
        return String::new();
    }
    fitting.unwrap_or_else(|| told(1.min(names.len())))
}

/// The groups of an offer from one depth to another, as words.
fn path(offer: &Offer, from: usize, to: usize, words: &Speech) -> String {
    way(offer.path.iter().take(to).skip(from), words)
}

/// The groups that an offer is named with where it stands among others, from a depth on.
fn way_to(offer: &Offer, from: usize, words: &Speech) -> String {
    way(offer.path.iter().skip(from).filter(|it| !it.sorts), words)
}

fn way<'a>(groups: impl Iterator<Item = &'a Group>, words: &Speech) -> String {
    groups.map(|it| words.say(&it.label)).collect::<Vec<_>>().join(" › ")
}

/// Whether offers can be buttons: few, and none with a label that would be cut where it differs from the others.
pub(super) fn are_buttons(offers: &[Offer], words: &Speech) -> bool {
    let depth = shared(offers);
    offers.len() <= BUTTONS && offers.iter().all(|it| full(it, depth, words).chars().count() <= BUTTON)
}

/// An offer with the groups that lead to it from a depth on.
pub fn full(offer: &Offer, from: usize, words: &Speech) -> String {
    let (way, label) = (way_to(offer, from, words), words.say(&offer.label));
    if way.is_empty() { label } else { format!("{way} › {label}") }
}

/// What buttons have no room for: a line for each offer that has a detail, those of a group that has something to say below it. And
/// what a menu without groups leaves out: a line for each of them.
pub fn details(form: &Form, words: &Speech) -> Vec<String> {
    let (offers, depth) = (form.offers(), shared(form.offers()));
    if !matches!(form, Form::One(_)) || offers.len() > MOST {
        return Vec::new();
    }
    if !are_buttons(offers, words) {
        return abouts(offers, depth, words);
    }
    let line =
        |it: &Offer, from: usize| Some(format!("- **{}**: {}", full(it, from, words), words.say(it.detail.as_ref()?)));
    let mut heads = heads(offers, 0, words);
    let mut lines = Vec::new();
    // They stand in the order of the buttons. A line without a button is read as a heading where its offers stand below it.
    let headed = |it: &Offer| it.path.first().filter(|group| group.about.is_some()).map(|group| group.key.clone());
    for offer in offers {
        let Some(key) = headed(offer) else {
            lines.extend(line(offer, depth));
            continue;
        };
        if let Some(at) = heads.iter().position(|it| it.1.key == key) {
            lines.push(heads.remove(at).0);
            let below = offers.iter().filter(|it| headed(it).as_ref() == Some(&key));
            lines.extend(below.filter_map(|it| line(it, depth.max(1))).map(|it| format!("  {it}")));
        }
    }
    lines
}

/// What the groups of this depth have to say.
fn abouts(offers: &[Offer], depth: usize, words: &Speech) -> Vec<String> {
    heads(offers, depth, words).into_iter().map(|it| it.0).collect()
}

/// The same with the groups.
fn heads<'a>(offers: &'a [Offer], depth: usize, words: &Speech) -> Vec<(String, &'a Group)> {
    let mut groups: Vec<&Group> = Vec::new();
    for group in offers.iter().filter_map(|it| it.path.get(depth)) {
        if !groups.iter().any(|it| it.key == group.key) {
            groups.push(group);
        }
    }
    let line = |it: &'a Group| Some((format!("- **{}**: {}", words.say(&it.label), words.say(it.about.as_ref()?)), it));
    groups.into_iter().filter_map(line).collect()
}

/// How many groups all offers have in common.
pub fn shared(offers: &[Offer]) -> usize {
    let Some(first) = offers.first() else { return 0 };
    let same = |depth: usize| {
        offers.iter().all(|it| it.path.get(depth).is_some_and(|group| group.key == first.path[depth].key))
    };
    (0..first.path.len()).take_while(|it| same(*it)).count()
}

/// Where a menu stands: what all its offers have in common.
fn crumbs(offers: &[Offer], menus: &Menus, menu: &Menu, words: &Speech) -> String {
    menus.positions(menu.span).first().map_or_else(String::new, |it| path(&offers[*it], 0, menu.depth, words))
}

pub fn how_many(min: usize, max: usize, words: &Speech) -> String {
    let text = if min == max {
        Text::new("bot-pick-exactly").with("count", min)
    } else if min == 0 {
        Text::new("bot-pick-most").with("count", max)
    } else {
        Text::new("bot-pick-between").with("min", min).with("max", max)
    };
    words.say(&text)
}

pub fn button(press: &Press, label: &str) -> CreateButton {
    CreateButton::new(press.to_string()).label(filled(label, BUTTON)).style(ButtonStyle::Primary)
}

pub fn option(label: &str, value: String) -> CreateSelectMenuOption {
    CreateSelectMenuOption::new(filled(label, ENTRY), value)
}

pub fn select(
    press: &Press,
    options: Vec<CreateSelectMenuOption>,
    placeholder: &str,
    (min, max): (usize, usize),
) -> CreateActionRow {
    let most = options.len().min(MOST);
    let count = |it: usize| u8::try_from(it.min(most)).unwrap_or(1);
    CreateActionRow::SelectMenu(
        CreateSelectMenu::new(press.to_string(), CreateSelectMenuKind::String { options })
            .placeholder(filled(placeholder, 150))
            .min_values(count(min))
            .max_values(count(max).max(1)),
    )
}
