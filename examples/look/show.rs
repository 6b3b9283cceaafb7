//! What people see, printed to be read.

use slowboat::sandbox::{Component, Id, Message, SelectOption};

use super::club::Club;

pub(crate) async fn chat() {
    for (locale, first) in [("en-US", 0), ("pl", 2)] {
        let mut club = Club::open(locale).await;
        let people = [club.anna, club.bea, club.celina];
        let (one, two) = (people[first], people[1]);
        let print = |title: &str, message: &Message| {
            println!("\n━━ {title}{}", if message.ephemeral { " (only you)" } else { "" });
            println!("{}", message.content);
            for file in &message.attachments {
                println!(
                    "[picture {} {:?}: {}]",
                    file.filename,
                    file.width,
                    file.description.as_deref().unwrap_or("-")
                );
            }
            for row in &message.rows {
                let part = |it: &Component| match it.options.as_slice() {
                    [] if it.disabled => format!("({})", it.label),
                    [] => format!("[{}]", it.label),
                    options => {
                        let option = |it: &SelectOption| match &it.description {
                            Some(below) => format!("    {} | {below}", it.label),
                            None => format!("    {}", it.label),
                        };
                        let list: Vec<String> = options.iter().take(6).map(option).collect();
                        format!("⌄ {} ({})\n{}", it.label, options.len(), list.join("\n"))
                    }
                };
                println!("{}", row.iter().map(part).collect::<Vec<_>>().join(" "));
            }
        };
        print("new", &club.run(one, "skiff new", &[("short", "yes")]).await);
        let lobby = club.posted(|it| it.components().count() == 4).await;
        print("lobby", &lobby);
        let press = |user: Id, message: &Message, at: usize| {
            let id = message.components().nth(at).unwrap().custom_id.clone();
            let (control, message) = (club.control.clone(), message.id);
            async move { control.press(user, message, &id).await.unwrap().message().unwrap().clone() }
        };
        print("options", &press(one, &lobby, 2).await);
        print("start too early", &press(one, &lobby, 3).await);
        press(two, &lobby, 0).await;
        print("started", &press(one, &lobby, 3).await);
        let turn = club.posted(|it| it.picture().is_some()).await;
        print("turn", &turn);
        print("not yours", &press(two, &turn, 0).await);
        print("hand", &press(one, &turn, 2).await);
        print("rules", &press(one, &turn, 3).await);
        let panel = press(one, &turn, 0).await;
        print("panel", &panel);
        print("receipt", &press(one, &panel, 0).await);
        let turn = club.posted(|it| it.mentions == [two]).await;
        print("turn of another", &turn);
        let panel = press(two, &turn, 0).await;
        print("many", &panel);
        let menu = panel.menus().next().unwrap();
        let value = menu.options[2].value.clone();
        let answer = club.control.select(two, panel.id, &menu.custom_id, &[&value]).await.unwrap();
        print("a group", answer.message().unwrap());
        print("typed", &club.run(two, "skiff land", &[("choice", "spot-9")]).await);
        let group = answer.message().unwrap().clone();
        let menu = group.menus().next().unwrap();
        let late = club.control.select(two, panel.id, &menu.custom_id, &[&menu.options[0].value]).await.unwrap();
        print("stale", late.message().unwrap());
        print("some", &club.run(one, "play", &[]).await);
        print("undo", &club.run(two, "undo", &[]).await);
        club.run(two, "redo", &[]).await;
        club.run(one, "skiff load", &[("choice", "tea, fish")]).await;
        print("number", &club.run(two, "play", &[]).await);
        club.run(two, "skiff load", &[("choice", "12")]).await;
        print("secret", &club.run(one, "play", &[]).await);
        print("secret given", &club.run(one, "skiff wave", &[("choice", "yes")]).await);
        print("board", &club.run(one, "board", &[]).await);
        print("text", &club.run(one, "board", &[("part", "text")]).await);
        print("log", &club.run(one, "log", &[]).await);
        print("rule", &club.run(one, "rules", &[("find", "SKF-02")]).await);
        print("rules found", &club.run(one, "rules", &[("find", "a")]).await);
        print("status", &club.run(one, "game status", &[]).await);
        print("help", &club.run(one, "help", &[]).await);
        print("concede", &club.run(one, "game concede", &[]).await);
        print("not allowed", &club.run(two, "game close", &[]).await);
        print("second table", &club.run(two, "skiff new", &[]).await);
        club.run(two, "skiff wave", &[("choice", "no")]).await;
        club.run(two, "skiff row", &[("choice", "north")]).await;
        print("end", &club.posted(|it| it.content.contains('🏆')).await);
        println!("\n━━ all that stays in the channel: {}", club.public().len());
        club.stop().await;
    }
}
