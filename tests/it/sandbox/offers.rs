//! The commands, buttons, menus and windows of the test bot.

use serenity::all::*;

pub(super) fn commands() -> Vec<CreateCommand> {
    let option = |kind, name: &str| CreateCommandOption::new(kind, name, format!("the {name}"));
    let number = option(CommandOptionType::Integer, "number");
    vec![
        CreateCommand::new("hello")
            .description("Greets")
            .name_localized("pl", "cześć")
            .description_localized("pl", "Wita")
            .add_option(option(CommandOptionType::String, "name").name_localized("pl", "imię").required(true))
            .add_option(number.min_int_value(1).max_int_value(5))
            .add_option(
                option(CommandOptionType::String, "colour").add_string_choice("Red", "r").add_string_choice_localized(
                    "Blue",
                    "b",
                    [("pl", "Niebieski")],
                ),
            )
            .add_option(option(CommandOptionType::User, "friend")),
        CreateCommand::new("board").description("Shows a picture"),
        CreateCommand::new("secret").description("For your eyes"),
        CreateCommand::new("slow").description("Thinks first"),
        CreateCommand::new("slowsecret").description("Thinks in secret"),
        CreateCommand::new("never").description("Does not answer"),
        CreateCommand::new("twice").description("Answers twice"),
        CreateCommand::new("ask").description("Opens a window"),
        CreateCommand::new("admin").description("For moderators").default_member_permissions(Permissions::MANAGE_GUILD),
        CreateCommand::new("game")
            .description("Two levels")
            .add_option(
                option(CommandOptionType::SubCommandGroup, "move").add_sub_option(
                    option(CommandOptionType::SubCommand, "die")
                        .add_sub_option(option(CommandOptionType::String, "zone").required(true).set_autocomplete(true))
                        .add_sub_option(option(CommandOptionType::Integer, "pips").set_autocomplete(true)),
                ),
            )
            .add_option(option(CommandOptionType::SubCommand, "pass")),
    ]
}

pub(super) fn buttons() -> Vec<CreateActionRow> {
    let options = (1..=4).map(|n| CreateSelectMenuOption::new(format!("Option {n}"), n.to_string()));
    let kind = CreateSelectMenuKind::String { options: options.collect() };
    vec![
        CreateActionRow::Buttons(vec![
            CreateButton::new("update").label("Update").style(ButtonStyle::Success).emoji('🎲'),
            CreateButton::new("later").label("Later"),
            CreateButton::new("window").label("Window").style(ButtonStyle::Secondary),
            CreateButton::new("off").label("Off").disabled(true),
            CreateButton::new_link("https://example.org").label("Link"),
        ]),
        CreateActionRow::SelectMenu(
            CreateSelectMenu::new("menu", kind).placeholder("Pick two").min_values(2).max_values(3),
        ),
    ]
}

pub(super) fn window() -> CreateInteractionResponse {
    let rows = vec![
        CreateActionRow::InputText(
            CreateInputText::new(InputTextStyle::Short, "Your name", "name").min_length(2).max_length(8),
        ),
        CreateActionRow::InputText(CreateInputText::new(InputTextStyle::Paragraph, "Why", "why").required(false)),
    ];
    CreateInteractionResponse::Modal(CreateModal::new("form", "Tell me").components(rows))
}
