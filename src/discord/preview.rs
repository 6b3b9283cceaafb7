//! What would happen: an answer looked at before it is given. The menus are those of the panel; whatever is chosen in them is shown,
//! with what would change, and nothing is done until it is pressed again.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow};

use super::acts;
use super::app::{App, Voice};
use super::call::Call;
use super::custom_id::{Action, Press};
use super::decision::{Asked, At, Purpose, button};
use super::open_panels::Asks;
use super::panel::{title, told};
use super::reply::Show;
use super::sure;
use crate::engine::{Arg, Foreseen, Text, Viewer, Who, Words};
use crate::host::{Denied, GameId, Open, Panel};

/// The button that leads here, where there is something to look at.
pub(super) fn entry(voice: &Voice, game: GameId, open: &Open) -> Option<serenity::CreateButton> {
    let settles = !open.decision.secret && matches!(open.decision.who, Who::Seat(_));
    let press = Press::with(game.0, &open.token, Action::Preview);
    settles.then(|| button(&press, &voice.label.word("bot-preview")).style(ButtonStyle::Secondary))
}

/// The question once more, with what can be looked at.
pub(super) fn choose(voice: &Voice, panel: &Panel, open: &Open, at: &At, above: &str) -> Show {
    let asked = Asked { game: panel.table.id.0, token: &open.token, decision: &open.decision, to: Purpose::Look };
    let mut rows = asked.rows(at, &voice.label);
    rows.push(CreateActionRow::Buttons(vec![back(voice, panel.table.id)]));
    let lines =
        [above, &format!("**{}**", voice.text.say(&open.decision.ask.text())), &voice.text.word("bot-preview-choose")];
    let lines: Vec<&str> = lines.into_iter().filter(|it| !it.is_empty()).collect();
    Show { rows, asks: Some(Asks::of(panel)), ..Show::text(lines.join("\n")) }
}

/// What this answer would bring.
pub(super) async fn look(app: &App, call: &Call, panel: &Panel, open: &Open, key: &str) -> Show {
    let (game, user) = (panel.table.id, call.person.user);
    if open.decision.form.settle(key).is_none() {
        let reason = Denied::NotLegal { ask: open.decision.ask.text(), key: key.to_owned() };
        return acts::denied(app, call, Some(game), &reason).await;
    }
    let foreseen = match app.host.foresee(game, user, &open.token, key).await {
        Ok(foreseen) => foreseen,
        Err(reason) => return acts::denied(app, call, Some(game), &reason).await,
    };
    let voice = app.voice(&panel.table, app.language(call).await);
    let what = Arg::Word(sure::chosen(&open.decision.form, key, &voice.text));
    let mut lines = vec![voice.text.say(&Text::new("bot-preview-of").with("what", what))];
    let mut upload = None;
    match foreseen {
        Some(Foreseen::Known { notes, sight, asked }) => {
            if !notes.is_empty() {
                lines.push(told(&voice, &notes));
            }
            let next = asked.map(|it| Text::new("bot-preview-next").with("ask", it));
            match next {
                Some(next) => lines.push(voice.text.say(&next)),
                None if notes.is_empty() => lines.push(voice.text.word("bot-preview-nothing")),
                None => {}
            }
            // The words say it, too, where somebody has had all the pictures of this minute.
            if app.host.may_paint(user).is_ok()
                && let Ok((_, now)) = app.host.sight(game).await
            {
                upload = app.paint(sight, Some(now), Viewer::Seat(panel.seat), None, voice.label.clone()).await;
            }
        }
        Some(Foreseen::Refused(refusal)) => {
            return acts::denied(app, call, Some(game), &Denied::Refused(refusal)).await;
        }
        Some(Foreseen::Chance) => lines.push(voice.text.word("bot-preview-chance")),
        None => lines.push(voice.text.word("bot-preview-open")),
    }
    lines.push(format!("-# {} · `{}`", title(&voice, &panel.table), panel.table.code));
    let more = button(&Press::with(game.0, &open.token, Action::Preview), &voice.label.word("bot-preview-more"));
    let mut buttons: Vec<_> = sure::press(panel, open, key, false)
        .map(|it| button(&it, &voice.label.word("bot-preview-do")))
        .into_iter()
        .collect();
    buttons.extend([more.style(ButtonStyle::Secondary), back(&voice, game)]);
    let rows = vec![CreateActionRow::Buttons(buttons)];
    Show { rows, upload, asks: Some(Asks::of(panel)), ..Show::text(lines.join("\n")) }
}

fn back(voice: &Voice, game: GameId) -> serenity::CreateButton {
    let press = Press::new(game.0, Action::Panel);
    button(&press, &voice.label.word("bot-back")).style(ButtonStyle::Secondary)
}
