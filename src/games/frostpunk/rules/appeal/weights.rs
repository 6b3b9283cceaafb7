//! The numbers behind the appeals, found by playing: each was moved up and down as long as cities lived longer for it.
//! A hundred is what a pawn's usual action brings.

/// A cube of wood where hardly any is left.
pub(super) const WOOD: i32 = 77;
/// A cube of coal where there is less than the cold asks for.
pub(super) const COAL: i32 = 68;
/// A unit of food where what is due next is missing.
pub(super) const FOOD: i32 = 33;
/// The first steam core.
pub(super) const CORE: i32 = 98;
/// Steps of hope, in per cent of their table.
pub(super) const HOPE: i32 = 96;
/// Steps of discontent, in per cent of their table.
pub(super) const DISCONTENT: i32 = 107;
/// A death, in per cent.
pub(super) const DEATH: i32 = 60;
/// Tokens on the overload track, in per cent of their table.
pub(super) const OVERLOAD: i32 = 76;
/// One more ill.
pub(super) const ILL: i32 = 59;
/// The section in which the marker of the ill is flipped each round.
pub(super) const FLIPS: i32 = 238;
/// The section after it.
pub(super) const SECTION: i32 = 57;
/// Each section after that.
pub(super) const SECTIONS: i32 = 636;
/// How much more the flips cost with gravely ill, in per cent.
pub(super) const GRAVE: i32 = 53;
/// A night in the cold.
pub(super) const NIGHT: i32 = 63;
/// How surely a House is warm, in per cent.
pub(super) const HOUSE: i32 = 55;
/// The same of a Bunkhouse.
pub(super) const BUNKHOUSE: i32 = 103;
/// The same of a Tent.
pub(super) const TENT: i32 = 76;
/// What buildings bring in each round to come.
pub(super) const HUNTERS_HUT: i32 = 52;
pub(super) const HOTHOUSE: i32 = 64;
pub(super) const MEDICAL_POST: i32 = 63;
pub(super) const INFIRMARY: i32 = 31;
pub(super) const CHARCOAL_KILN: i32 = 89;
pub(super) const COAL_MINE: i32 = 74;
pub(super) const WORKSHOP: i32 = 19;
pub(super) const BEACON: i32 = 56;
pub(super) const SAWMILL: i32 = 30;
pub(super) const COAL_THUMPER: i32 = 42;
pub(super) const WALL_DRILL: i32 = 30;
/// What a post would collect at once, in per cent.
pub(super) const GATHERING_POST: i32 = 32;
/// Less discontent, in per cent.
pub(super) const FIGHTING_ARENA: i32 = 139;
/// More hope, in per cent.
pub(super) const PUBLIC_HOUSE: i32 = 265;
/// A tile more, in per cent of its table.
pub(super) const TILE: i32 = 256;
/// How much more it is worth where no coal lies open.
pub(super) const COAL_TILE: i32 = 9;
/// An expedition.
pub(super) const SCOUT: i32 = 124;
/// An expedition for each round to come, and each space on its way.
pub(super) const SCOUT_ROUND: i32 = 6;
/// How much of the coal that is burnt before a turn is lost, in per cent.
pub(super) const BURNT: i32 = 57;
/// What comes out of the tower, in per cent.
pub(super) const STRAIN: i32 = 304;
/// The best law, in per cent.
pub(super) const ENACT: i32 = 70;
/// What the consequences of a law cost.
pub(super) const CONSEQUENCE: i32 = 40;
/// A law by which children work, in each round to come.
pub(super) const CHILD_WORK: i32 = 45;
/// One for more places.
pub(super) const MORE_BEDS: i32 = 42;
/// One for smaller meals.
pub(super) const LESS_FOOD: i32 = 31;
/// A worker or an engineer more, in each round to come.
pub(super) const CITIZEN: i32 = 2;
/// An automaton more, in each round to come.
pub(super) const AUTOMATON: i32 = 19;
/// A card that comes back later.
pub(super) const LATER: i32 = 21;
/// An exhausted pawn.
pub(super) const EXHAUSTED: i32 = 15;
/// Wood where there is some, in per cent of the first cubes.
pub(super) const WOOD_SOME: i32 = 140;
/// Where there is more.
pub(super) const WOOD_MORE: i32 = 127;
/// Where there is much.
pub(super) const WOOD_MUCH: i32 = 62;
/// Coal for the round after, in per cent.
pub(super) const COAL_SOME: i32 = 58;
/// Coal for later.
pub(super) const COAL_MUCH: i32 = 1;
/// Food for the next round, in per cent.
pub(super) const FOOD_NEXT: i32 = 69;
/// For the one after it.
pub(super) const FOOD_THIRD: i32 = 38;
/// For later.
pub(super) const FOOD_LATER: i32 = 22;
/// To act once more.
pub(super) const REUSE: i32 = 87;
/// What an engineer is missed for elsewhere.
pub(super) const ENGINEER: i32 = 7;
/// What is brought to the storehouses, a unit.
pub(super) const STORED: i32 = 66;
/// The ability of a citizen card.
pub(super) const ABILITY: i32 = 62;
/// An operation of a Construction that is not used.
pub(super) const IDLE_OPERATION: i32 = 29;
/// What upgrades bring, in per cent of their table.
pub(super) const UPGRADED: i32 = 120;
/// In each round to come.
pub(super) const UPGRADED_HUT: i32 = 48;
pub(super) const UPGRADED_POST: i32 = 5;
/// A step of the development token.
pub(super) const DEVELOP: i32 = 37;
/// What a round later is worth, in per cent of the one before it.
pub(super) const PATIENCE: i32 = 79;
/// What the first round to come is worth, in per cent.
pub(super) const ROUND: i32 = 130;
/// How many rounds sooner than its marker says the storm is feared.
pub(super) const STORM: i32 = 3;
