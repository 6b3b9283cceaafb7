//! The contract on a small game with hidden dice for six, whole and with each fault planted.

use super::Promise;
use crate::engine::trial::Bare;
use crate::engine::*;

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Planted {
    Nothing,
    /// The log tells everybody what was rolled under the cups.
    NoteTellsDice,
    /// Guesses keep what the others rolled.
    ResampleKeeps,
    /// Guesses deal the dice anew, but not the bag from which tokens are drawn.
    ResampleKeepsBag,
    /// The dice are shown, and the call can be taken back.
    NothingSealed,
    /// One of two tokens is taken, the other goes back into the bag, and the log tells everybody which; the question says that
    /// it lies open.
    OpenPick,
    /// Nothing: there is a new bag, shuffled between a boundary and the next question.
    NewBag,
    /// A pick as with `OpenPick`, and no question says that it lies open.
    PickIsTold,
    /// One may bid only as high as somebody else's dice allow.
    AskTells,
    /// The public view holds the dice.
    ViewTells,
    /// Two offers with one key.
    SameKey,
    /// A key that no record can hold.
    OddKey,
    /// An answer in advance that is not on offer.
    LostPass,
    /// The rules go wrong after some calls.
    Contradiction,
    Panic,
    /// A boundary at which the state does not say how the game goes on.
    Boundary,
    DeadEnd,
    Endless,
}

/// Two dice each under a cup. A player bids, or looks under all cups; then that player rolls anew and draws a token.
#[derive(Clone)]
struct Table6 {
    dice: Vec<[usize; 2]>,
    bag: Deck<usize>,
    tokens: Vec<usize>,
    taken: Vec<Vec<usize>>,
    shown: Option<Vec<[usize; 2]>>,
    bids: Vec<i64>,
    turn: usize,
}

#[derive(Clone)]
struct Dice(Planted);

#[derive(Clone, PartialEq, Debug)]
struct Cups {
    own: Option<([usize; 2], Vec<usize>)>,
    all: Option<Vec<[usize; 2]>>,
    bids: Vec<i64>,
    tokens: Vec<usize>,
    turn: usize,
}

const TURNS: usize = 24;

impl Dice {
    fn roll(&self, t: &mut Table<'_, Table6>, seat: Seat) {
        for die in 0..2 {
            t.state.dice[seat.index()][die] = t.roll(&format!("cup/{}", seat.letter()), 6);
        }
        t.say(Text::new("note-rolled").with("seat", seat));
        if self.0 == Planted::NoteTellsDice {
            t.say(Text::new("note-rolled").with("seat", seat).with("die", t.state.dice[seat.index()][0]));
        }
    }

    fn pick(&self, t: &mut Table<'_, Table6>, seat: Seat) -> Play {
        let pair: Vec<usize> = (0..2).filter_map(|_| t.draw_from(|state| &mut state.bag)).collect();
        let ask = Ask::new("pick", "DICE-04");
        let ask = if self.0 == Planted::OpenPick { ask.openly() } else { ask };
        t.state.tokens.extend(&pair);
        let picked = t.choose(seat, ask, pair.iter().map(|it| Opt::new(*it, it.to_string(), "token")))?.value;
        t.state.tokens.retain(|it| !pair.contains(it));
        t.state.taken[seat.index()].push(picked);
        t.state.bag.gather(pair.into_iter().filter(|it| *it != picked));
        t.shuffle_deck("bag", |state| &mut state.bag);
        t.say(Text::new("note-picked").with("seat", seat).with("token", picked));
        Ok(())
    }

    fn turn(&self, t: &mut Table<'_, Table6>) -> Play {
        let seat = Seat((t.state.turn % t.seats().count()) as u8);
        let next = (seat.index() + 1) % t.seats().count();
        let options: &[&str] = match self.0 {
            Planted::SameKey => &["bid", "bid"],
            Planted::OddKey => &["bid", "Look up"],
            Planted::DeadEnd if t.state.turn == 9 => &[],
            _ => &["bid", "look"],
        };
        let ask = Ask::new("act", "DICE-01");
        let ask = if self.0 == Planted::LostPass { ask.may_pass("turns", "skip") } else { ask };
        let picked = t.choose(seat, ask, options.iter().map(|it| Opt::new(*it, *it, *it)))?.value;
        if picked == "bid" {
            let most =
                if self.0 == Planted::AskTells { t.state.dice[next].iter().sum::<usize>() as i64 + 2 } else { 6 };
            let bid = t.number(seat, Ask::new("bid", "DICE-02"), 1, most)?;
            assert!(self.0 != Planted::Panic || bid < 4, "as planted");
            Fault::unless(self.0 != Planted::Contradiction || bid < 4, "as planted")?;
            t.state.bids.push(bid);
            t.say(Text::new("note-bid").with("seat", seat).with("bid", bid));
        } else {
            if self.0 != Planted::NothingSealed {
                t.seal();
            }
            t.state.shown = Some(t.state.dice.clone());
            t.confirm(seat, Ask::new("seen", "DICE-03"))?;
            t.state.shown = None;
            self.roll(t, seat);
            let token = t.draw_from(|state| &mut state.bag).unwrap_or(0);
            t.state.tokens.push(token);
            if matches!(self.0, Planted::OpenPick | Planted::PickIsTold) && t.state.bag.len() > 2 {
                self.pick(t, seat)?;
            }
        }
        if self.0 != Planted::Endless {
            t.state.turn += 1;
        }
        Ok(())
    }
}

impl Game for Dice {
    type State = Table6;
    type View = Bare<Cups>;

    fn card(&self) -> &Card {
        static CARD: std::sync::LazyLock<Card> = std::sync::LazyLock::new(|| Card {
            id: "dice",
            command: "dice",
            seats: 2..=6,
            editions: &["only"],
            rules: 1,
            options: Vec::new(),
            verbs: &[Verb { name: "act", asks: &["act", "bid", "seen", "pick"] }],
            passes: &[Passes { kind: "turns", scopes: &[Scope::Turn] }],
            beside: &[],
            together: false,
        });
        &CARD
    }
    fn open(&self, record: &Record) -> Table6 {
        let seats = record.seats.count();
        let bag = Deck::from_iter([]);
        let taken = vec![Vec::new(); seats];
        Table6 { dice: vec![[0; 2]; seats], bag, tokens: Vec::new(), taken, shown: None, bids: Vec::new(), turn: 0 }
    }
    fn play(&self, t: &mut Table<'_, Table6>) -> Play<Outcome> {
        if t.state.bag.is_empty() {
            t.state.bag = (0..40).collect();
            t.shuffle_deck("bag", |state| &mut state.bag);
            for seat in t.seats().all() {
                self.roll(t, seat);
            }
        }
        while t.state.turn < TURNS {
            t.boundary();
            if self.0 == Planted::NewBag && t.state.turn > 0 {
                t.state.bag = (0..3).collect();
                t.shuffle_deck("bag", |state| &mut state.bag);
            }
            if self.0 == Planted::Boundary {
                t.say("note-turn");
                t.state.bids.clear();
                t.boundary();
                t.confirm(Seat(0), Ask::new("seen", "DICE-03"))?;
                t.state.turn += 1;
                t.boundary();
            }
            self.turn(t)?;
        }
        Ok(Outcome::ranked(t.seats(), |it| i32::from(it.0), |it| it))
    }
    fn view(&self, state: &Table6, viewer: Viewer) -> Bare<Cups> {
        let own = match viewer {
            Viewer::Public => None,
            Viewer::Seat(seat) => Some((state.dice[seat.index()], state.taken[seat.index()].clone())),
        };
        let all = if self.0 == Planted::ViewTells { Some(state.dice.clone()) } else { state.shown.clone() };
        Bare(Cups { own, all, bids: state.bids.clone(), tokens: state.tokens.clone(), turn: state.turn })
    }
    fn resample(&self, state: &Table6, viewer: Viewer, chance: &mut Chance) -> Table6 {
        let mut dealt = state.clone();
        if state.shown.is_none() && self.0 != Planted::ResampleKeeps {
            for (at, dice) in dealt.dice.iter_mut().enumerate() {
                if viewer != Viewer::Seat(Seat(at as u8)) {
                    *dice = [0, 1].map(|_| chance.below("guess", 6).result[0] as usize);
                }
            }
        }
        if self.0 != Planted::ResampleKeepsBag {
            let hidden = |at: usize| viewer != Viewer::Seat(Seat(at as u8));
            let hands = dealt.taken.iter_mut().enumerate().filter(|it| hidden(it.0)).map(|it| it.1);
            dealt.bag.deal_anew(chance, hands);
        }
        dealt
    }
    fn messages(&self, _: &str) -> Option<String> {
        None
    }
    fn look_up(&self, _: &str) -> Vec<LookUp> {
        Vec::new()
    }
}

/// All promises that random games break, with what was told.
fn broken(planted: Planted, games: u64) -> (Vec<Promise>, Vec<String>) {
    let fuzz = Fuzz { games, seed: 7, seats: 6, edition: "only".to_owned(), options: Default::default() };
    let mut told = Vec::new();
    let report =
        fuzz.run(&Shelf::new(Dice(planted)), 8, &mut (), |number, it| told.push(format!("game {number}, {it}")));
    assert_eq!(report.games, games);
    (report.broken.into_keys().collect(), told)
}

#[test]
fn a_sound_game_keeps_every_promise() {
    for sound in [Planted::Nothing, Planted::OpenPick, Planted::NewBag] {
        let (broken, told) = broken(sound, 40);
        assert!(broken.is_empty(), "{sound:?}: {}", told.join("\n"));
    }
}

#[test]
fn each_planted_fault_is_found_and_told_with_its_place() {
    let cases: [(Planted, Promise, &str); 15] = [
        (Planted::PickIsTold, Promise::Notes, "is told what only seat"),
        (Planted::NoteTellsDice, Promise::Notes, "is told what only seat"),
        (Planted::ResampleKeeps, Promise::Resample, "never changes what seat"),
        (Planted::ResampleKeepsBag, Promise::Resample, "keeps what comes of `deck/bag/1`"),
        (Planted::NothingSealed, Promise::Seal, "look`): unsealed: seat"),
        (Planted::AskTells, Promise::Asks, "is asked by what is hidden"),
        (Planted::ViewTells, Promise::Views, "the view of the public shows what it may not: `"),
        (Planted::SameKey, Promise::Keys, "`act` offers `bid` twice"),
        (Planted::LostPass, Promise::Keys, "`act` is passed on with `skip`, which it does not offer"),
        (Planted::OddKey, Promise::Keys, "the key `Look up` is not made of"),
        (Planted::Contradiction, Promise::NoFault, "src/engine/contract/tests.rs:"),
        (Planted::Panic, Promise::NoCrash, "bid"),
        (Planted::Boundary, Promise::Replay, "the replay from the boundary after"),
        (Planted::DeadEnd, Promise::NoDeadEnd, "no answer is legal to `act`"),
        (Planted::Endless, Promise::Ends, "the game has not ended after"),
    ];
    for (planted, promise, words) in cases {
        let games = match planted {
            Planted::Endless => 1,
            // The others look under the cups so often that few bids can tell anybody anything.
            Planted::AskTells => 60,
            _ => 12,
        };
        let (broken, told) = broken(planted, games);
        let is_said = told.iter().any(|it| it.contains(words) && it.contains("answer"));
        assert!(broken.contains(&promise) && is_said, "{planted:?}: {broken:?}\n{}", told.join("\n"));
    }
}
