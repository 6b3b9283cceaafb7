//! The panel: what one person is asked now, in their language, and everything to answer it with.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow};

use super::app::{App, Voice};
use super::custom_id::{Action, Press};
use super::decision::{Asked, At, Purpose, are_buttons, button, details, full, how_many};
use super::menu::MOST;
use super::motions;
use super::open_panels::Asks;
use super::reply::Show;
use super::text::{BUTTON, Line, MESSAGE, clip, newest};
use super::{plan, preview};
use crate::engine::{Arg, Decision, Form, Note, Offer, Seat, Text, Weight, Who, Words};
use crate::host::{Ahead, Denied, LEADER, Millis, Open, Panel, Pass, Phase, Proposal, Table, Team, kind_of};
use crate::words::{Language, Speech, escape};

/// The panel, below what there is to say first.
pub(super) fn show(voice: &Voice, panel: &Panel, at: &At, above: &str) -> Show {
    let mut rows = Vec::new();
    let below = match &panel.decision {
        Some(open) => {
            let asked =
                Asked { game: panel.table.id.0, token: &open.token, decision: &open.decision, to: Purpose::Answer };
            rows = reply_row(voice, panel, open);
            rows.extend(asked.rows(at, &voice.label));
            question(voice, panel, open)
        }
        None => format!("{}{}", waiting(voice, &panel.table), plan::hint(voice, panel)),
    };
    rows.extend(tools(voice, panel));
    rows.extend(ahead(voice, panel));
    let below = format!("{below}{}{}", undoes(voice, panel), told_ahead(voice, panel));
    let gap = if above.is_empty() { "" } else { "\n\n" };
    let above = clip(above, MESSAGE - 2 - below.chars().count().min(MESSAGE / 2));
    Show { content: format!("{above}{gap}{below}"), rows, asks: Some(Asks::of(panel)), ..Show::default() }
}

/// Notes as lines of a message. Details are left out unless there is nothing else.
pub(super) fn told(voice: &Voice, notes: &[Note]) -> String {
    let line = |it: &Note| told_line(&voice.text, it);
    let mut lines: Vec<Line> = notes.iter().filter(|it| it.weight != Weight::Detail).map(line).collect();
    if lines.is_empty() {
        lines = notes.iter().map(line).collect();
    }
    if lines.is_empty() {
        return voice.text.word("bot-noted");
    }
    newest(&lines, 900, |it| earlier(&voice.text, it))
}

/// A note as a line of a message.
pub(super) fn told_line(words: &Speech, note: &Note) -> Line {
    let text = words.say(&note.text);
    match note.weight {
        Weight::Headline => Line { text: format!("**{text}**"), stays: true },
        Weight::Plain | Weight::Detail => Line { text: format!("• {text}"), stays: false },
    }
}

/// That there are more lines, and where.
pub(super) fn earlier(words: &Speech, count: usize) -> String {
    words.say(&Text::new("bot-earlier").with("count", count))
}

fn question(voice: &Voice, panel: &Panel, open: &Open) -> String {
    let words = &voice.text;
    let decision = &open.decision;
    let mut lines = vec![format!("**{}**", words.say(&decision.ask.text()))];
    // A single menu says this itself; on several pages it says which page it is.
    if let Form::Some { offers, min, max } = &decision.form
        && offers.len() > MOST
    {
        lines.push(how_many(*min, *max, words));
    }
    if let (Who::Team { .. }, Some(team)) = (decision.who, &panel.table.team) {
        lines.extend(proposals(words, team, Some(panel.seat)));
        let told = together(words, team, panel.seat, &panel.table.active);
        lines.extend(told.filter(|_| panel.table.seats().nth(1).is_some()));
    }
    // Named here and not in the labels, which buttons would cut.
    lines.extend(details(&decision.form, words));
    // Where nobody else chooses, there is nobody to keep it from.
    if decision.secret && !decision.ask.alone && panel.table.seats().nth(1).is_some() {
        lines.push(words.word("bot-secret"));
    }
    let passed = decision.ask.pass.and_then(|it| decision.form.offered(it.key));
    if let (Some(until), Some(offer)) = (open.until, passed) {
        let line = Text::new("bot-passes-late").with("when", Arg::Word(in_time(until)));
        lines.push(words.say(&line.with("what", Arg::Word(full(&offer, 0, words)))));
    }
    lines.push(format!("-# {} · `{}`", title(voice, &panel.table), panel.table.code));
    lines.join("\n")
}

/// What becomes of an answer to a question of the whole team.
fn together(words: &Speech, team: &Team, reader: Seat, awaited: &[Seat]) -> Option<String> {
    let has_said = team.proposals.iter().any(|it| it.wanted.contains(&reader) || it.opposed.contains(&reader));
    let is_last = awaited == [reader] && !team.proposals.is_empty();
    let text = match team {
        Team { alone: true, .. } => Text::new("bot-team-alone"),
        // Nobody can differ from what stands already.
        Team { at_once: true, .. } => Text::new("bot-team-at-once"),
        // The line about what is proposed says that the leader decides now.
        Team { leader, heard: true, .. } if *leader == reader && team.differs() => return None,
        // Whoever leads is not told of the leader as of somebody else.
        Team { leader, .. } if *leader == reader => match (has_said, is_last) {
            (true, _) => Text::new("bot-team-said-leads"),
            (false, true) => Text::new("bot-team-last-leads"),
            (false, false) => Text::new("bot-team-leads"),
        },
        Team { leader, .. } => {
            // Where the others differ, one voice more does not settle it.
            let settles = is_last && !team.differs();
            let id = if has_said {
                "bot-team-said"
            } else if settles {
                "bot-team-last"
            } else {
                "bot-team"
            };
            Text::new(id).with("leader", *leader)
        }
    };
    Some(words.say(&text))
}

/// What is proposed to the whole team, with what it costs and brings, who wants it and who does not, and until when. For one
/// seat or for all.
pub(super) fn proposals(words: &Speech, team: &Team, reader: Option<Seat>) -> Vec<String> {
    let mut lines = Vec::new();
    for Proposal { offer, wanted, opposed } in &team.proposals {
        let names = |seats: &[Seat]| Arg::Word(words.names(seats.iter().copied()));
        let id = if opposed.is_empty() { "bot-proposal" } else { "bot-proposal-opposed" };
        let line = Text::new(id).with("what", Arg::Word(full(offer, 0, words)));
        lines.push(words.say(&line.with("wanted", names(wanted)).with("opposed", names(opposed))));
        lines.extend(offer.detail.iter().map(|it| format!("> {}", words.say(it))));
    }
    let until = |id: &'static str| Some(Text::new(id).with("when", Arg::Word(in_time(team.until?))));
    if !team.differs() {
        lines.extend(until("bot-stands").map(|it| words.say(&it)));
        return lines;
    }
    let id = match (reader == Some(team.leader), team.heard) {
        (true, true) => "bot-differ-leads-now",
        (true, false) => "bot-differ-leads",
        (false, true) => "bot-differ-now",
        (false, false) => "bot-differ",
    };
    let said = [Some(Text::new(id).with("leader", team.leader)), until("bot-differ-until")];
    let said: Vec<String> = said.iter().flatten().map(|it| words.say(it)).collect();
    lines.push(said.join(" "));
    lines
}

/// A time as the chat shows it: in how long that is.
pub(super) fn in_time(at: Millis) -> String {
    format!("<t:{}:R>", at / 1_000)
}

/// A time as the chat shows it: when that is where the reader is.
pub(super) fn at_time(at: Millis) -> String {
    // Never before it.
    format!("<t:{}:f>", at.saturating_add(999) / 1_000)
}

/// By these somebody agrees or objects to what is proposed, as far as they have not. The leader objects by wanting
/// something else, and confirms what is wanted already once that decides.
fn reply_row(voice: &Voice, panel: &Panel, open: &Open) -> Vec<CreateActionRow> {
    let Some((token, team)) = open.proposal.as_ref().zip(panel.table.team.as_ref()) else { return Vec::new() };
    let Some(first) = team.proposals.first() else { return Vec::new() };
    let (wants, opposes) = (first.wanted.contains(&panel.seat), first.opposed.contains(&panel.seat));
    // Among several it must be clear to which.
    let several = team.proposals.len() > 1;
    let reply = |act: Action, word: &'static str, style: ButtonStyle| {
        let label = if several { naming(word, "to", &first.offer, &voice.label) } else { voice.label.word(word) };
        button(&Press::with(panel.table.id.0, token, act), &label).style(style)
    };
    let mut buttons = Vec::new();
    // Below stands a button for each offer: to press the one that is wanted is to agree to it.
    let stands_below = several && matches!(&open.decision.form, Form::One(it) if are_buttons(it, &voice.label));
    if !stands_below && (!wants || panel.table.active.contains(&panel.seat)) {
        buttons.push(reply(Action::Agree, "bot-agree", ButtonStyle::Success));
    }
    // Whoever wants something else has objected by that.
    let differs = team.proposals.iter().any(|it| it.wanted.contains(&panel.seat)) && !wants;
    if !wants && !opposes && !differs && panel.seat != team.leader {
        buttons.push(reply(Action::Object, "bot-object", ButtonStyle::Danger));
    }
    if buttons.is_empty() { Vec::new() } else { vec![CreateActionRow::Buttons(buttons)] }
}

/// A button that names an offer. Where it is too long the groups between the first and the offer are left out; then the offer is cut,
/// and not what stands around it.
fn naming(word: &str, kind: &str, offer: &Offer, words: &Speech) -> String {
    let said = |what: String| words.say(&Text::new(format!("{word}-{kind}")).with("what", Arg::Word(what)));
    let excess = |what: &str| said(what.to_owned()).chars().count().saturating_sub(BUTTON);
    let whole = full(offer, 0, words);
    if excess(&whole) == 0 {
        return said(whole);
    }
    let path = offer.path.iter().filter(|it| !it.sorts).take(1).cloned().collect();
    let what = full(&Offer { path, ..offer.clone() }, 0, words);
    // What the offer is called matters more than its group.
    let what = if excess(&what) > 0 { words.say(&offer.label) } else { what };
    said(clip(&what, what.chars().count().saturating_sub(excess(&what))))
}

/// Who is awaited, for somebody who has nothing to decide.
pub(super) fn waiting(voice: &Voice, table: &Table) -> String {
    let words = &voice.text;
    let names = |seats: &[Seat]| Arg::Word(words.names(seats.iter().copied()));
    match table.phase {
        Phase::Lobby => words.word("host-not-started"),
        Phase::Running => words.say(&Text::new("bot-waiting").with("names", names(&table.active))),
        Phase::Paused => paused(words, table.why.as_ref()),
        Phase::Over => words.word("bot-over"),
        Phase::Closed => words.word("bot-closed"),
    }
}

/// Until when those who are awaited have time, at a table with clocks.
pub(super) fn clocks(voice: &Voice, table: &Table) -> Vec<String> {
    let line = |(seat, until): (&Seat, &Millis)| {
        let text = Text::new("bot-clock").with("seat", *seat).with("when", Arg::Word(at_time(*until)));
        format!("-# {}", voice.text.say(&text.with("left", Arg::Word(in_time(*until)))))
    };
    table.flags.iter().filter(|it| table.active.contains(it.0)).map(line).collect()
}

/// That a game is paused, and why.
pub(super) fn paused(words: &Speech, why: Option<&Text>) -> String {
    words.say(&Text::new("host-paused").with("why", why.cloned().map_or(Arg::Word(String::new()), Arg::Text)))
}

pub(super) fn title(voice: &Voice, table: &Table) -> String {
    voice.text.maybe("game-title").unwrap_or_else(|| table.game.clone())
}

/// Undo, redo and the rule behind the question.
fn tools(voice: &Voice, panel: &Panel) -> Vec<CreateActionRow> {
    let game = panel.table.id.0;
    let token = panel.decision.as_ref().map(|it| it.token.as_str());
    let press = |act: Action| match token {
        Some(token) => Press::with(game, token, act),
        None => Press::new(game, act),
    };
    let mut buttons = Vec::new();
    // Each of these stands for one answer, whatever is asked now.
    for (own, act, word) in [(&panel.undo, Action::Undo, "bot-undo"), (&panel.redo, Action::Redo, "bot-redo")] {
        if let Some(own) = own {
            let named = |what: &Offer| naming(word, "what", what, &voice.label);
            let label = own.what.as_deref().map_or_else(|| voice.label.word(word), named);
            buttons.push(button(&Press::with(game, &own.token, act), &label).style(ButtonStyle::Secondary));
        }
    }
    buttons.extend(panel.decision.as_ref().and_then(|it| preview::entry(voice, panel.table.id, it)));
    if let Some(rule) = panel.rule
        && panel.decision.is_some()
    {
        let label = format!("{} {rule}", voice.label.word("bot-rule"));
        buttons.push(button(&press(Action::Rule(rule.to_owned())), &label).style(ButtonStyle::Secondary));
    }
    if panel.decision.is_none() && panel.table.phase == Phase::Running {
        let refresh = button(&press(Action::Panel), &voice.label.word("bot-refresh"));
        buttons.push(refresh.style(ButtonStyle::Secondary));
        buttons.extend(plan::entry(voice, panel));
    }
    if let (Some(token), None) = (&panel.ask_undo, &panel.decision) {
        buttons.push(motions::ask_button(voice, panel.table.id, token));
    }
    if buttons.is_empty() { Vec::new() } else { vec![CreateActionRow::Buttons(buttons)] }
}

/// What *Undo* takes back beyond the one answer that the button names, and how far one can go back.
fn undoes(voice: &Voice, panel: &Panel) -> String {
    let mut with = String::new();
    if !panel.undo_with.is_empty() {
        let names = Arg::Word(voice.text.names(panel.undo_with.iter().copied()));
        with = format!("\n{}", voice.text.say(&Text::new("bot-undo-with").with("names", names)));
    }
    if panel.undoes < 2 {
        return with;
    }
    let named = |it: &Offer| Text::new("bot-undoes-back").with("what", Arg::Word(full(it, 0, &voice.text)));
    let text = panel.oldest.as_deref().map_or_else(|| Text::new("bot-undoes"), named);
    format!("{with}\n{}", voice.text.say(&text.with("count", panel.undoes)))
}

/// What this player has passed on in advance, as a line of its own; before that, where it is offered, that it can be taken back.
fn told_ahead(voice: &Voice, panel: &Panel) -> String {
    let name = |it: &Pass| match &it.ask {
        Some(ask) if it.kind != LEADER => {
            format!("{}: {}", pass_label(&voice.text, panel, it), voice.text.say(&Text::new(format!("ask-{ask}"))))
        }
        _ => pass_label(&voice.text, panel, it),
    };
    let list: Vec<String> = panel.ahead.said.iter().map(name).collect();
    let open = panel.decision.as_ref().map(|it| &it.decision);
    let line = match list.is_empty() {
        false => voice.text.say(&Text::new("bot-ahead").with("list", Arg::Word(list.join(" · ")))),
        true => match offered(&panel.ahead, open).as_slice() {
            [] => return String::new(),
            all @ [first, ..] => {
                let first = Arg::Word(pass_label(&voice.text, panel, first));
                let id = if leads(panel) { "bot-ahead-hint-leads" } else { "bot-ahead-hint" };
                voice.text.say(&Text::new(id).with("first", first).with("count", all.len()))
            }
        },
    };
    format!("\n{line}")
}

/// Whether this player leads those who are asked.
fn leads(panel: &Panel) -> bool {
    let asked = panel.decision.as_ref().map(|it| it.decision.who);
    matches!(asked, Some(Who::Team { leader }) if leader == panel.seat)
}

/// What a way to pass does; for the leader that is something only once others lead.
fn pass_label(words: &Speech, panel: &Panel, pass: &Pass) -> String {
    let kind = if leads(panel) && pass.kind == LEADER { "leads" } else { pass.kind.as_str() };
    words.say(&Text::new(format!("pass-{kind}-{}", pass.scope.key())))
}

/// Ways to pass in advance, where one waits or may pass.
fn offered<'a>(ahead: &'a Ahead, open: Option<&Decision>) -> Vec<&'a Pass> {
    // At a question of another kind nobody would know what they do.
    let fits = |it: &&Pass| open.is_none_or(|open| kind_of(open) == Some(&it.kind));
    ahead.offered.iter().filter(fits).take(4).collect()
}

/// The ways to pass in advance, and the way back.
fn ahead(voice: &Voice, panel: &Panel) -> Option<CreateActionRow> {
    let (game, ahead) = (panel.table.id.0, &panel.ahead);
    let press = |act: Action| Press::with(game, &ahead.token, act);
    let open = panel.decision.as_ref().map(|it| &it.decision);
    let pass = |it: &Pass| button(&press(Action::Ahead(it.clone())), &pass_label(&voice.label, panel, it));
    let mut buttons: Vec<_> = offered(ahead, open).into_iter().map(pass).collect();
    if !ahead.said.is_empty() {
        buttons.push(button(&press(Action::Again), &voice.label.word("bot-ask-again")));
    }
    let buttons: Vec<_> = buttons.into_iter().map(|it| it.style(ButtonStyle::Secondary)).collect();
    (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons))
}

/// Why something cannot be done, and what can be done now where that helps.
pub(super) async fn denied(
    app: &App,
    language: Language,
    denied: &Denied,
    pressed: Option<&str>,
    panel: Option<Panel>,
    table: Option<&Table>,
) -> Show {
    let panel = match denied {
        Denied::Stale { panel } => Some((**panel).clone()),
        _ => panel,
    };
    let table = panel.as_ref().map(|it| &it.table).or(table);
    let voice = app.voice_of(table, language);
    let mut reason = voice.text.say(&denied.text());
    // The message it stood on may long have been forgotten.
    if let Some(label) = pressed {
        let said = voice.text.say(&Text::new("bot-pressed").with("label", Arg::Word(escape(label))));
        reason = format!("{said} {reason}");
    }
    if let Denied::Refused(refusal) = denied {
        // The rule itself says more than any reason.
        let look_up = |it| Some(app.game(it)?.look_up(language.code(), Some(&it.edition)));
        let rules = table.and_then(look_up).unwrap_or_default();
        if let Some(rule) = rules.iter().find(|it| it.id == refusal.rule) {
            reason.push_str(&format!("\n> {}", clip(&rule.text.replace('\n', "\n> "), 600)));
        }
    }
    match panel {
        Some(panel) => show(&voice, &panel, &At::Top, &reason),
        None => Show::text(reason),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Ask, Scope};
    use crate::games::Registry;
    use crate::words::{Language, Wordbook};

    #[test]
    fn where_a_proposal_stands_at_once_or_one_person_answers_no_leader_is_said_to_decide() {
        let book = Wordbook::load(&Registry::of(Vec::new())).unwrap();
        let (ask, leader) = ("bot-over".into(), Seat(0));
        let both = [Seat(0), Seat(1)];
        let team = Team { ask, leader, proposals: Vec::new(), heard: false, at_once: false, alone: false, until: None };
        let wanted = |wanted: &[Seat], opposed: &[Seat]| Team {
            proposals: vec![Proposal {
                offer: Offer::new("over", "bot-over"),
                wanted: wanted.to_vec(),
                opposed: opposed.to_vec(),
            }],
            ..team.clone()
        };
        for language in Language::ALL {
            let words = book.common(language).plain(vec!["Ania".to_owned(), "Bartek".to_owned()]);
            let said = |team: &Team, awaited: &[Seat]| both.map(|it| together(&words, team, it, awaited));
            let is = |id: &'static str| Some(words.say(&Text::new(id).with("leader", leader)));
            let alone = is("bot-team-alone");
            assert_eq!(said(&Team { alone: true, ..team.clone() }, &both), [alone.clone(), alone]);
            assert_eq!(said(&team, &both), [is("bot-team-leads"), is("bot-team")]);
            let at_once = is("bot-team-at-once");
            assert_eq!(said(&Team { at_once: true, ..team.clone() }, &both), [at_once.clone(), at_once]);
            // Whoever is the last to answer settles it, unless the others differ.
            assert_eq!(said(&wanted(&[Seat(0)], &[]), &[Seat(1)]), [is("bot-team-said-leads"), is("bot-team-last")]);
            assert_eq!(said(&wanted(&[Seat(1)], &[]), &[Seat(0)]), [is("bot-team-last-leads"), is("bot-team-said")]);
            assert_eq!(said(&wanted(&[Seat(0)], &[Seat(2)]), &[Seat(1)])[1], is("bot-team"));
            // Once all have answered and differ, a press of the leader is no proposal any more.
            let heard = Team { heard: true, ..wanted(&[Seat(0)], &[Seat(1)]) };
            assert_eq!(said(&heard, &[Seat(0)]), [None, is("bot-team-said")]);
            let [leads, other] = said(&team, &both).map(Option::unwrap);
            assert!(!leads.contains("Ania") && other.contains("Ania"), "{leads} / {other}");
        }
    }

    #[test]
    fn what_a_button_has_no_room_for_is_left_out_from_the_inner_groups_to_the_first() {
        let book = Wordbook::load(&Registry::of(Vec::new())).unwrap();
        let words = book.common(Language::En).nobody();
        let list = |letter: &str, n: usize| {
            Text::new("bot-menu-more").with("list", Arg::Word(letter.repeat(n))).with("count", 1)
        };
        let label = |outer: usize, inner: usize, own: usize| {
            let offer = Offer::new("k", list("k", own)).under("o", list("o", outer)).under("i", list("i", inner));
            naming("bot-undo", "what", &offer, &words)
        };
        let has = |it: &str, all: &[&str]| all.iter().all(|letters| it.contains(letters));
        let whole = label(3, 3, 3);
        assert!(has(&whole, &["ooo", "iii", "kkk"]), "{whole}");
        let short = label(9, 30, 9);
        assert!(has(&short, &["ooooooooo", "kkkkkkkkk"]) && !short.contains("ii") && !short.contains('…'), "{short}");
        let own = label(30, 30, 40);
        assert!(own.contains(&"k".repeat(40)) && !own.contains("oo") && !own.contains('…'), "{own}");
        let cut = label(9, 30, 90);
        assert!(has(&cut, &["kkkkkkkkk", "…"]) && cut.chars().count() <= BUTTON, "{cut}");
    }

    #[test]
    fn going_along_with_the_leader_is_offered_where_a_leader_decides_and_other_passes_where_they_answer() {
        let pass = |kind: &str| Pass { kind: kind.to_owned(), scope: Scope::Game, ask: None };
        let ahead = Ahead { token: String::new(), said: Vec::new(), offered: vec![pass("card"), pass(LEADER)] };
        let asked = |who: Who, ask: Ask| Decision { who, ask, form: Form::One(Vec::new()), secret: false };
        let kinds = |open: Option<&Decision>| -> Vec<&str> {
            offered(&ahead, open).into_iter().map(|it| it.kind.as_str()).collect()
        };
        let team = asked(Who::Team { leader: Seat(0) }, Ask::new("course", "SKF-01"));
        let card = asked(Who::Seat(Seat(0)), Ask::new("gift", "SKF-02").may_pass("card", "keep"));
        let other = asked(Who::Seat(Seat(0)), Ask::new("row", "SKF-01"));
        assert_eq!(kinds(Some(&team)), [LEADER]);
        assert_eq!(kinds(Some(&card)), ["card"]);
        assert!(kinds(Some(&other)).is_empty());
        assert_eq!(kinds(None), ["card", LEADER], "whoever waits may say either");
    }
}
