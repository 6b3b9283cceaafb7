//! The numbers behind the appeals, found by playing: each was moved up and down as long as cities lived longer for it.
//! A hundred is what a pawn's usual action brings.

/// A cube of wood where hardly any is left.
pub(super) const WOOD: i32 = 87;
/// A cube of coal where there is less than the cold asks for.
pub(super) const COAL: i32 = 68;
/// A unit of food where what is due next is missing.
pub(super) const FOOD: i32 = 32;
/// The first steam core.
pub(super) const CORE: i32 = 75;
/// Steps of hope, in per cent of their table.
pub(super) const HOPE: i32 = 73;
/// Steps of discontent, in per cent of their table.
pub(super) const DISCONTENT: i32 = 171;
/// A death, in per cent.
pub(super) const DEATH: i32 = 40;
/// Tokens on the overload track, in per cent of their table.
pub(super) const OVERLOAD: i32 = 73;
/// One more ill.
pub(super) const ILL: i32 = 51;
/// The section in which the marker of the ill is flipped each round.
pub(super) const FLIPS: i32 = 268;
/// The section after it.
pub(super) const SECTION: i32 = 36;
/// Each section after that.
pub(super) const SECTIONS: i32 = 720;
/// How much more the flips cost with gravely ill, in per cent.
pub(super) const GRAVE: i32 = 74;
/// A night in the cold.
pub(super) const NIGHT: i32 = 63;
/// How surely a House is warm, in per cent.
pub(super) const HOUSE: i32 = 99;
/// The same of a Bunkhouse.
pub(super) const BUNKHOUSE: i32 = 83;
/// The same of a Tent.
pub(super) const TENT: i32 = 38;
/// What buildings bring in each round to come.
pub(super) const HUNTERS_HUT: i32 = 43;
pub(super) const HOTHOUSE: i32 = 96;
pub(super) const MEDICAL_POST: i32 = 85;
pub(super) const INFIRMARY: i32 = 95;
pub(super) const CHARCOAL_KILN: i32 = 78;
pub(super) const COAL_MINE: i32 = 90;
pub(super) const WORKSHOP: i32 = 16;
pub(super) const BEACON: i32 = 41;
pub(super) const SAWMILL: i32 = 28;
pub(super) const COAL_THUMPER: i32 = 31;
pub(super) const WALL_DRILL: i32 = 90;
/// What a post would collect at once, in per cent.
pub(super) const GATHERING_POST: i32 = 32;
/// Less discontent, in per cent.
pub(super) const FIGHTING_ARENA: i32 = 158;
/// More hope, in per cent.
pub(super) const PUBLIC_HOUSE: i32 = 248;
/// A tile more, in per cent of its table.
pub(super) const TILE: i32 = 136;
/// How much more it is worth where no coal lies open.
pub(super) const COAL_TILE: i32 = 11;
/// An expedition.
pub(super) const SCOUT: i32 = 124;
/// An expedition for each round to come, and each space on its way.
pub(super) const SCOUT_ROUND: i32 = 4;
/// How much of the coal that is burnt before a turn is lost, in per cent.
pub(super) const BURNT: i32 = 93;
/// What comes out of the tower, in per cent.
pub(super) const STRAIN: i32 = 540;
/// The best law, in per cent.
pub(super) const ENACT: i32 = 70;
/// What the consequences of a law cost.
pub(super) const CONSEQUENCE: i32 = 45;
/// A law by which children work, in each round to come.
pub(super) const CHILD_WORK: i32 = 45;
/// One for more places.
pub(super) const MORE_BEDS: i32 = 40;
/// One for smaller meals.
pub(super) const LESS_FOOD: i32 = 31;
/// A worker or an engineer more, in each round to come.
pub(super) const CITIZEN: i32 = 3;
/// An automaton more, in each round to come.
pub(super) const AUTOMATON: i32 = 39;
/// A card that comes back later.
pub(super) const LATER: i32 = 18;
/// An exhausted pawn.
pub(super) const EXHAUSTED: i32 = 14;
/// Wood where there is some, in per cent of the first cubes.
pub(super) const WOOD_SOME: i32 = 113;
/// Where there is more.
pub(super) const WOOD_MORE: i32 = 102;
/// Where there is much.
pub(super) const WOOD_MUCH: i32 = 49;
/// Coal for the round after, in per cent.
pub(super) const COAL_SOME: i32 = 84;
/// Coal for later.
pub(super) const COAL_MUCH: i32 = 1;
/// Food for the next round, in per cent.
pub(super) const FOOD_NEXT: i32 = 55;
/// For the one after it.
pub(super) const FOOD_THIRD: i32 = 50;
/// For later.
pub(super) const FOOD_LATER: i32 = 55;
/// To act once more.
pub(super) const REUSE: i32 = 68;
/// What an engineer is missed for elsewhere.
pub(super) const ENGINEER: i32 = 20;
/// What is brought to the storehouses, a unit.
pub(super) const STORED: i32 = 57;
/// The ability of a citizen card.
pub(super) const ABILITY: i32 = 87;
/// An operation of a Construction that is not used.
pub(super) const IDLE_OPERATION: i32 = 29;
/// What upgrades bring, in per cent of their table.
pub(super) const UPGRADED: i32 = 123;
/// In each round to come.
pub(super) const UPGRADED_HUT: i32 = 42;
pub(super) const UPGRADED_POST: i32 = 10;
/// A step of the development token.
pub(super) const DEVELOP: i32 = 21;
/// What a round later is worth, in per cent of the one before it.
pub(super) const PATIENCE: i32 = 79;
/// What the first round to come is worth, in per cent.
pub(super) const ROUND: i32 = 130;
/// How many rounds sooner than its marker says the storm is feared.
pub(super) const STORM: i32 = 3;
