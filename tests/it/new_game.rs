//! The scaffold of a new game. The game that it lays out is compiled and held to the contract in the unit tests.

#[path = "../../examples/new_game/registry.rs"]
mod registry;

#[test]
fn a_new_game_stands_in_the_registry_beside_the_others() {
    let before = include_str!("../../src/games/mod.rs");
    let after = registry::list(before, "xyzzy").unwrap();
    let added: Vec<&str> = after.lines().filter(|it| !before.lines().any(|other| other == *it)).collect();
    let shelf = "            Arc::new(Shelf::new(Xyzzy::load(folder(\"xyzzy\").as_deref())?)),";
    assert_eq!(added, ["pub mod xyzzy;", "use xyzzy::Xyzzy;", shelf]);
    assert_eq!(after.lines().count(), before.lines().count() + 3);
}

#[test]
fn a_new_game_bears_its_own_name() {
    let renamed = registry::rename(include_str!("../../examples/new_game/fifth/mod.rs"), "skat");
    assert!(renamed.contains("include_str!(\"../../../assets/i18n/skat.en.ftl\")") && renamed.contains("\"SKA-02\""));
    assert!(renamed.contains("docs/fifth-game.md") && !renamed.contains("Fifth") && !renamed.contains("FIF"));
}
