//! Settings: what is missing or misspelt ends the program with a sentence that helps.

use super::home::Home;

#[test]
fn without_a_token_it_says_what_to_do() {
    let home = Home::new();
    for args in [&[][..], &["run"]] {
        home.run(args).failed(78, &["no bot token", "SLOWBOAT_DISCORD__TOKEN", "slowboat sandbox"]);
    }
    let file = home.write("token", "\n");
    let file = [("SLOWBOAT_DISCORD__TOKEN_FILE", file.to_str().unwrap())];
    home.run_with(&["run"], &file).failed(78, &["no bot token"]);
    let gone = [("SLOWBOAT_DISCORD__TOKEN_FILE", "/nonexistent/token")];
    home.run_with(&["run"], &gone).failed(78, &["/nonexistent/token"]);
    assert!(!home.data().exists(), "nothing is made before the settings are right");
}

#[test]
fn whoever_does_not_read_why_still_gets_the_exit_code() {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let status = Home::new().command(&["run"]).stderr(writer).status().unwrap();
    assert_eq!(status.code(), Some(78));
}

#[test]
fn an_unknown_key_names_its_file_and_itself() {
    let home = Home::new();
    let file = home.write("other.toml", "[log]\nlevle = \"info\"\n");
    let file = file.to_str().unwrap();
    home.run(&["--config", file, "doctor"]).failed(78, &[file, "log.levle", "log.level"]);
    home.write("config/slowboat/config.toml", "[lgo]\n");
    home.run(&["doctor"]).failed(78, &["config/slowboat/config.toml", "lgo"]);
    home.write("config/slowboat/config.toml", "[log\n");
    home.run(&["doctor"]).failed(78, &["config/slowboat/config.toml"]);
    home.run(&["--config", "/nonexistent.toml", "doctor"]).failed(78, &["/nonexistent.toml"]);
    home.write("config/slowboat/config.toml", "");
    let misspelt = [("SLOWBOAT_LOG__LEVLE", "info")];
    home.run_with(&["doctor"], &misspelt).failed(78, &["SLOWBOAT_LOG__LEVLE"]);
    let wrong = [("SLOWBOAT_LOG__FORMAT", "xml")];
    home.run_with(&["doctor"], &wrong).failed(78, &["SLOWBOAT_LOG__FORMAT", "xml"]);
}

#[test]
fn config_print_masks_secrets_and_names_origins() {
    let home = Home::new();
    home.write("config/slowboat/config.toml", "[discord]\ntoken = \"canary-in-file\"\n[log]\nformat = \"json\"\n");
    let printed = home.run_with(&["config", "print"], &[("SLOWBOAT_LOG__LEVEL", "debug")]);
    let printed = printed.well();
    assert!(!printed.contains("canary"), "{printed}");
    for line in [
        "log.level = \"debug\"  # SLOWBOAT_LOG__LEVEL".to_owned(),
        format!("log.format = \"json\"  # {}", home.path("config/slowboat/config.toml").display()),
        "store.data_dir = \"\"  # default".to_owned(),
        "discord.token = \"********\"".to_owned(),
    ] {
        assert!(printed.contains(&line), "no {line} in {printed}");
    }
    let parsed: toml::Table = toml::from_str(printed).unwrap();
    assert_eq!(parsed["log"]["level"].as_str(), Some("debug"));
    let secret = home.run_with(&["config", "print"], &[("SLOWBOAT_DISCORD__TOKEN", "canary-in-env")]);
    assert!(!secret.well().contains("canary"));
    assert!(secret.out.contains("# SLOWBOAT_DISCORD__TOKEN\n"), "{}", secret.out);
}

#[test]
fn corrections_that_do_not_read_name_file_line_and_key() {
    let home = Home::new();
    let content = home.path("content");
    let with = [("SLOWBOAT_GAMES__CONTENT_DIR", content.to_str().unwrap())];
    let fuzz = ["fuzz", "--game", "perseverance", "--games", "1"];
    home.run_with(&fuzz, &with).failed(78, &["games.content_dir", "content"]);
    let dice = std::fs::read_to_string(super::home::project("assets/perseverance/dice.toml")).unwrap();
    let line = 1 + dice.lines().position(|it| it.starts_with("sides = ")).unwrap();
    home.write("content/perseverance/dice.toml", &dice.replacen("sides = ", "sides = 9", 1));
    let place = format!("dice.toml, line {line}, key `threat.sides`");
    home.run_with(&fuzz, &with).failed(65, &[&content.display().to_string(), &place]);
    home.run_with(&["doctor"], &with).failed(65, &[&place]);
    home.write("content/perseverance/dice.toml", &dice);
    home.run_with(&fuzz, &with).well();
    home.write("content/perseverence/dice.toml", &dice);
    home.run_with(&fuzz, &with).failed(65, &["perseverence", "perseverance"]);
}

#[test]
fn a_data_folder_that_cannot_be_made_is_said_so() {
    let home = Home::new();
    let file = home.write("file", "");
    let below = file.join("data");
    let with = [("SLOWBOAT_STORE__DATA_DIR", below.to_str().unwrap()), ("SLOWBOAT_DISCORD__TOKEN", "sandbox")];
    home.run_with(&["run"], &with).failed(73, &[below.to_str().unwrap()]);
    let alien = home.write("alien/slowboat.db", &"not a database ".repeat(400));
    let with = [("SLOWBOAT_STORE__DATA_DIR", alien.parent().unwrap().to_str().unwrap())];
    home.run_with(&["doctor"], &with).failed(78, &["slowboat.db"]);
    home.run_with(&["backup", "copy.db"], &with).failed(78, &["slowboat.db"]);
    assert!(!home.path("copy.db").exists());
}
