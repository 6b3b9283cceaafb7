//! What the channel shows after a move, held to what it must show.

use std::collections::BTreeMap;
use std::io::Cursor;

use slowboat::discord::custom_id::Action;
use slowboat::engine::{Audience, Note, Viewer, Weight, Words};
use slowboat::sandbox::{Id, Message};

use super::shadow::Moved;
use super::table::Table;
use super::taps;

/// What of the channel was seen before.
pub(super) struct Seen {
    /// Every public message, by id: its text and its picture.
    pub posts: BTreeMap<Id, (String, Option<Id>)>,
    pub pings: BTreeMap<Id, usize>,
}

impl Seen {
    pub(super) fn lobby(lobby: &Message) -> Seen {
        Seen { posts: BTreeMap::from([(lobby.id, face(lobby))]), pings: BTreeMap::new() }
    }
}

fn face(message: &Message) -> (String, Option<Id>) {
    (message.content.clone(), message.picture().map(|it| it.id))
}

/// Whether a message has only lost what no longer holds, because there is a newer one: nothing waits for that.
fn has_faded(before: &(String, Option<Id>), message: &Message) -> bool {
    let (content, picture) = face(message);
    let lines: Vec<&str> = before.0.lines().collect();
    let is_less = content.lines().count() < lines.len() && content.lines().all(|it| lines.contains(&it));
    is_less && picture == before.1 && taps::button(message, |it| *it == Action::Play).is_none()
}

impl Table {
    /// Waits until the channel has been told everything, and looks at it.
    pub(super) async fn look(&mut self) {
        self.ledger.delivered().await;
        assert_eq!(
            self.ledger.answers(self.game).await,
            self.shadow.record.answers,
            "the books hold what was answered"
        );
        let owed: Vec<Moved> = std::mem::take(&mut self.owed).into_iter().filter(|it| !it.silent).collect();
        let public = self.club.public();
        self.check_pings(&owed);

        let new: Vec<&Message> = public.iter().filter(|it| !self.seen.posts.contains_key(&it.id)).collect();
        let posts: Vec<&Moved> = owed.iter().filter(|it| !it.woken.is_empty() || it.over || it.late).collect();
        let told: Vec<&String> = new.iter().map(|it| &it.content).collect();
        assert_eq!(
            new.len(),
            posts.len(),
            "one new message for each time that somebody becomes active, or that long after the last: {owed:?} {told:?}"
        );
        for (message, moved) in new.iter().zip(&posts) {
            // By the pings themselves: a message that was brought up to date since then mentions nobody any more.
            let woken: Vec<Id> = moved.woken.iter().map(|it| self.person(*it).id).collect();
            let is_pinged = |it: &Id| self.club.control.pings(*it).iter().any(|ping| ping.message == message.id);
            let pinged: Vec<Id> = self.club.players.iter().map(|it| it.id).filter(is_pinged).collect();
            assert_eq!(pinged, woken, "{}", message.content);
            assert!(!message.mention_everyone && message.mention_roles.is_empty());
        }
        let changed: Vec<Id> = public
            .iter()
            .filter(|it| self.seen.posts.get(&it.id).is_some_and(|old| *old != face(it) && !has_faded(old, it)))
            .map(|it| it.id)
            .collect();
        if let [only] = owed.as_slice()
            && posts.is_empty()
        {
            // Nobody new: the newest message was brought up to date, and no other.
            let newest = public.last().unwrap();
            assert_eq!(changed, [newest.id], "{only:?}");
            assert_ne!(self.seen.posts[&newest.id].1, face(newest).1, "the picture is a new one");
            assert!(newest.edited);
        }
        if !owed.is_empty() {
            let newest = public.last().unwrap().clone();
            self.check_post(&newest, &owed);
        }
        self.seen.posts = public.iter().map(|it| (it.id, face(it))).collect();
        self.count.deliveries += owed.len();
        self.count.posts += new.len();
    }

    /// Exactly those were pinged who became active, each once, and nobody else ever.
    fn check_pings(&mut self, owed: &[Moved]) {
        for person in self.club.players.iter().chain([&self.club.stranger]) {
            let seat = self.club.players.iter().position(|it| it.id == person.id);
            let wanted = owed.iter().filter(|it| seat.is_some_and(|at| it.woken.iter().any(|one| one.index() == at)));
            let before = self.seen.pings.get(&person.id).copied().unwrap_or(0);
            let now = self.club.control.pings(person.id).len();
            assert_eq!(now - before, wanted.count(), "pings of {} after {owed:?}", person.name);
            self.count.pings += now - before;
            self.seen.pings.insert(person.id, now);
        }
    }

    fn check_post(&mut self, post: &Message, owed: &[Moved]) {
        let (sight, words) = (self.shadow.sight(), self.label(self.club.language));
        let part = sight.parts(Viewer::Public).remove(0);
        let Some(picture) = post.picture() else { panic!("no picture: {post:#?}") };
        assert_eq!((picture.filename.as_str(), post.attachments.len()), ("board.png", 1));
        let alt = sight.alt(Viewer::Public, &part.key, &words).unwrap();
        assert_eq!(picture.description.as_deref(), Some(alt.as_str()), "the alt text tells what the public may know");
        self.check_png(&picture.url, picture.width, part.width);
        self.check_lines(post, owed);
    }

    /// The picture is there, whole, and as wide as it should be.
    pub(super) fn check_png(&mut self, url: &str, said: Option<u32>, wanted: u32) {
        let bytes = self.club.control.attachment(url).unwrap();
        let mut reader = png::Decoder::new(Cursor::new(bytes)).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        let wanted = self.club.width(wanted);
        assert_eq!((info.width, said), (wanted, Some(wanted)));
        let first = pixels[..3].to_vec();
        assert!(pixels.chunks(3).any(|it| it != first), "the picture shows something");
        self.count.pictures += 1;
    }

    /// Every line that tells what happened is a note that all may read, and nothing else names what is hidden.
    fn check_lines(&self, post: &Message, owed: &[Moved]) {
        let words = self.text(self.club.language);
        let line = |it: &Note| match it.weight {
            Weight::Headline => format!("**{}**", words.say(&it.text)),
            Weight::Plain | Weight::Detail => format!("• {}", words.say(&it.text)),
        };
        let notes: Vec<(usize, bool, String)> = self
            .shadow
            .notes
            .iter()
            .enumerate()
            .filter(|(_, it)| it.audience == Audience::All)
            .map(|(at, it)| (at, it.weight == Weight::Detail, line(it)))
            .collect();
        let hidden: Vec<String> =
            ["trap-trampler", "trap-raptor"].iter().filter_map(|it| Some(words.maybe(it)?.to_lowercase())).collect();
        let mut cut = false;
        for line in post.content.lines() {
            cut |= line.starts_with('…') || line.ends_with('…');
            if line.starts_with('•') {
                assert!(cut || notes.iter().any(|it| it.2 == line), "nobody said {line:?} in\n{}", post.content);
            } else {
                let line = line.to_lowercase();
                assert!(!hidden.iter().any(|it| line.contains(it.as_str())), "{line}");
            }
        }
        // What has come of the moves is told, unless it is too much for one message.
        let from = owed.iter().rev().take_while(|it| !it.undone).last().map_or(usize::MAX, |it| it.notes_from);
        // A new message need not repeat what the one before it tells.
        let is_new = owed.iter().any(|it| !it.woken.is_empty() || it.over);
        let from = if is_new { owed.last().unwrap().notes_from } else { from };
        for (_, _, line) in notes.iter().filter(|it| it.0 >= from && !it.1) {
            assert!(cut || post.content.contains(line.as_str()), "{line:?} is not told:\n{}", post.content);
        }
        assert!(!post.content.contains('['), "a message is missing: {}", post.content);
    }

    /// What the public sees of a move that hides a Trap is the same whatever Trap it is.
    pub(super) fn check_twin(&mut self) {
        let Some((notes, view)) = self.shadow.twin() else { return };
        self.count.twins += 1;
        assert_eq!(notes, self.shadow.public_notes().cloned().collect::<Vec<_>>());
        assert_eq!(view, self.shadow.sight().digest(Viewer::Public));
    }

    /// Whatever is for one person's eyes is seen by nobody else.
    pub(super) fn check_private(&self) {
        for person in self.club.players.iter().chain([&self.club.stranger]) {
            let mine = self.club.control.messages(person.id, self.club.channel);
            for message in mine.iter().filter(|it| it.ephemeral) {
                let interaction = message.interaction.expect("an answer belongs to an interaction");
                let asked = self.asked.get(&interaction);
                let lost = self.provoked.lost.contains(&interaction);
                assert!(asked == Some(&person.id) || lost, "{} reads what is not theirs: {message:#?}", person.name);
            }
        }
    }
}
