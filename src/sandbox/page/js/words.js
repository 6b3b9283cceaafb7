// What the page itself says, in English and Polish. What the bot says comes from the bot.

import { keep, recall, state } from "./state.js";

const TEXTS = {
  en: {
    skip: "Go to the message bar",
    servers: "Servers",
    direct: "Direct messages",
    channels: "Channels",
    newChannel: "New channel",
    newChannelName: "Name of the channel",
    openMenu: "Channels and people",
    playAs: "Play as",
    playAsName: "Play as {name}",
    youAre: "You are {name}. Play as somebody else",
    newPerson: "New person…",
    ownWindows: "A window for each…",
    ownWindowsHelp: "Each window or browser plays one person and shows what that person may see. Open one for:",
    personName: "Name",
    create: "Create",
    cancel: "Cancel",
    settings: "Settings",
    language: "Your language",
    languageHelp: "For this page and for what the bot tells {name}.",
    serverLanguage: "Language of the server",
    serverLanguageHelp: "For what the bot says to everybody in {server}.",
    textHere: "Message #{channel}, or type / for commands",
    textDirect: "Message {name}, or type /",
    sendMessage: "Send",
    messages: "Messages in #{channel}",
    onlyYou: "Only you can see this",
    dismiss: "Dismiss",
    thinking: "{name} is thinking…",
    typing: "{name} is typing…",
    edited: "(edited)",
    app: "BOT",
    spoiler: "Hidden text. Press to show",
    failed: "The application did not respond",
    failedCommand: "The application did not respond to /{command}",
    offline: "The sandbox does not answer. Does the program still run? Trying again…",
    openPicture: "Open in full size: {alt}",
    picture: "Picture",
    fullSize: "Click to zoom in or out",
    original: "Open in a new tab",
    close: "Close",
    jump: "Jump to the latest message",
    choose: "Choose",
    chosen: "{count} of {max} chosen",
    pickSome: "Pick {min} to {max}",
    pickExactly: "Pick {min}",
    confirm: "Done",
    submit: "Send",
    required: "required",
    fillIn: "Please fill in this field.",
    tooShort: "At least {min} characters.",
    commands: "Commands",
    options: "Options of {command}",
    moreOptions: "Add an option, or press Enter to send",
    enterSends: "Enter sends",
    choices: "Choices for {option}",
    noChoices: "Nothing fits",
    searching: "Looking…",
    unknownCommand: "There is no command {command} here. Type / to see what there is.",
    missingOption: "{option} is needed.",
    badOption: "{option}: take one of the choices.",
    yes: "True",
    no: "False",
    itsTurn: "{name} was pinged in #{channel}.",
    welcomeTitle: "Welcome aboard, {name}!",
    welcome: "This is a chat like Discord that runs only on your machine. Nothing you do here leaves it, and nothing can be broken. The bot Slowboat deals the game out, knows the rules and tells everybody when it is their turn. Your first opponent is a robot.",
    startOf: "Start {game}",
    starting: "Setting up…",
    or: "Or type / below to see everything the bot can do.",
    hintYou: "It is your turn. Press {label}: you will be asked what you want to do. ",
    hintChoose: "Only you see this question. Choose one; until you go on, you can take it back.",
    hintAgain: "The next question is the same again: choose one.",
    hintMenu: "Open this menu and choose. Unsure what it means? The Rule button explains.",
    hintOther: "Now {name} was pinged, and it is their turn. You can play {name}, too: press the button.",
    hintDone: "You know all you need: when you are pinged, press {label} and choose. Have fun!",
    gotIt: "Got it",
    noHints: "No hints, please",
    hint: "Hint",
    today: "Today",
    yesterday: "Yesterday",
    pings: "pinged {count} times",
    started: "The game did not start: {why}",
    replyTo: "Answer to a message of {name}",
    renamed: "{name} changed the name of the thread: {text}",
    pinned: "{name} pinned a message.",
    threadBegun: "{name} started a thread: {text}",
    threadAbout: "{name} started this thread.",
    thread: "Open the thread",
    error: "That did not work: {why}",
    storms: "Storms",
    stormsHelp: "Makes things go wrong on purpose, to see that no move is lost.",
    stormDrop: "Cut the bot’s connection",
    stormLate: "Refuse the next 5 requests (429)",
    stormBroken: "Break the next 5 requests (500)",
    stormTwice: "Deliver the next 3 presses twice",
    stormExpire: "Let every token expire",
    stormAway: "Be away for an hour",
    stormBadDay: "A bad day: everything at random",
    stormHeal: "Calm weather: heal everything",
    stormDone: "Done: {what}",
  },
  pl: {
    skip: "Przejdź do paska wiadomości",
    servers: "Serwery",
    direct: "Wiadomości prywatne",
    channels: "Kanały",
    newChannel: "Nowy kanał",
    newChannelName: "Nazwa kanału",
    openMenu: "Kanały i osoby",
    playAs: "Graj jako",
    playAsName: "Graj jako {name}",
    youAre: "Grasz jako {name}. Zagraj jako ktoś inny",
    newPerson: "Nowa osoba…",
    ownWindows: "Okno dla każdego…",
    ownWindowsHelp: "W każdym oknie lub przeglądarce gra jedna osoba i widzi to, co wolno jej widzieć. Otwórz okno dla osoby:",
    personName: "Imię",
    create: "Utwórz",
    cancel: "Anuluj",
    settings: "Ustawienia",
    language: "Twój język",
    languageHelp: "Język tej strony i tego, co bot mówi do: {name}.",
    serverLanguage: "Język serwera",
    serverLanguageHelp: "Język tego, co bot mówi do wszystkich na serwerze {server}.",
    textHere: "Napisz na #{channel} albo wpisz /, by zobaczyć komendy",
    textDirect: "Napisz do: {name} albo wpisz /",
    sendMessage: "Wyślij",
    messages: "Wiadomości na #{channel}",
    onlyYou: "Tylko ty to widzisz",
    dismiss: "Ukryj",
    thinking: "{name} myśli…",
    typing: "{name} pisze…",
    edited: "(edytowano)",
    app: "BOT",
    spoiler: "Ukryty tekst. Naciśnij, by pokazać",
    failed: "Aplikacja nie odpowiedziała",
    failedCommand: "Aplikacja nie odpowiedziała na /{command}",
    offline: "Piaskownica nie odpowiada. Czy program nadal działa? Próbuję ponownie…",
    openPicture: "Otwórz w pełnym rozmiarze: {alt}",
    picture: "Obraz",
    fullSize: "Kliknij, by powiększyć lub pomniejszyć",
    original: "Otwórz w nowej karcie",
    close: "Zamknij",
    jump: "Przejdź do najnowszej wiadomości",
    choose: "Wybierz",
    chosen: "Wybrano {count} z {max}",
    pickSome: "Wybierz od {min} do {max}",
    pickExactly: "Wybierz {min}",
    confirm: "Gotowe",
    submit: "Wyślij",
    required: "wymagane",
    fillIn: "Wypełnij to pole.",
    tooShort: "Co najmniej {min} znaków.",
    commands: "Komendy",
    options: "Opcje komendy {command}",
    moreOptions: "Dodaj opcję albo naciśnij Enter, by wysłać",
    enterSends: "Enter wysyła",
    choices: "Możliwości: {option}",
    noChoices: "Nic nie pasuje",
    searching: "Szukam…",
    unknownCommand: "Nie ma tu komendy {command}. Wpisz /, by zobaczyć, jakie są.",
    missingOption: "Brakuje: {option}.",
    badOption: "{option}: wybierz jedną z możliwości.",
    yes: "Tak",
    no: "Nie",
    itsTurn: "{name} ma powiadomienie na #{channel}.",
    welcomeTitle: "Witaj na pokładzie, {name}!",
    welcome: "To czat podobny do Discorda, który działa tylko na twoim komputerze. Nic stąd nie wychodzi na zewnątrz i niczego nie da się zepsuć. Bot Slowboat rozkłada grę, zna zasady i daje każdemu znać, gdy przychodzi jego kolej. Pierwszym przeciwnikiem będzie robot.",
    startOf: "Zagraj w {game}",
    starting: "Rozkładam grę…",
    or: "Możesz też wpisać / poniżej, by zobaczyć wszystko, co potrafi bot.",
    hintYou: "Twoja kolej. Naciśnij {label}: dostaniesz pytanie, co chcesz zrobić. ",
    hintChoose: "To pytanie widzisz tylko ty. Wybierz jedno; dopóki gra nie pójdzie dalej, możesz to cofnąć.",
    hintAgain: "Następne pytanie działa tak samo: wybierz jedno.",
    hintMenu: "Otwórz to menu i wybierz. Nie wiesz, o co chodzi? Wyjaśni to przycisk z zasadą.",
    hintOther: "Powiadomienie dostaje {name}: teraz kolej tej osoby. Możesz grać też za nią: naciśnij przycisk.",
    hintDone: "To wszystko, co trzeba wiedzieć: gdy dostaniesz powiadomienie, naciśnij {label} i wybieraj. Miłej zabawy!",
    gotIt: "Jasne",
    noHints: "Bez podpowiedzi",
    hint: "Podpowiedź",
    today: "Dzisiaj",
    yesterday: "Wczoraj",
    pings: "powiadomienia: {count}",
    started: "Gra się nie zaczęła: {why}",
    replyTo: "Odpowiedź na wiadomość: {name}",
    renamed: "{name}: nowa nazwa wątku to {text}",
    pinned: "{name}: wiadomość przypięta.",
    threadBegun: "{name}: nowy wątek {text}",
    threadAbout: "{name}: tu zaczyna się ten wątek.",
    thread: "Otwórz wątek",
    error: "Nie udało się: {why}",
    storms: "Burze",
    stormsHelp: "Psuje różne rzeczy umyślnie, by pokazać, że żaden ruch nie ginie.",
    stormDrop: "Przerwij połączenie bota",
    stormLate: "Odrzuć 5 następnych żądań (429)",
    stormBroken: "Zepsuj 5 następnych żądań (500)",
    stormTwice: "Dostarcz 3 następne naciśnięcia podwójnie",
    stormExpire: "Unieważnij wszystkie tokeny",
    stormAway: "Zniknij na godzinę",
    stormBadDay: "Zły dzień: wszystko losowo",
    stormHeal: "Cisza: napraw wszystko",
    stormDone: "Gotowe: {what}",
  },
};

/** The languages there are, by the name they have for themselves, with Discord's name of each. */
export const LANGUAGES = [
  { code: "en", name: "English", locale: "en-US" },
  { code: "pl", name: "Polski", locale: "pl" },
];

export const localeOf = (code) => LANGUAGES.find((it) => it.code === code)?.locale || "en-US";

/** A text of the page with its gaps filled. */
export function t(key, gaps = {}) {
  const text = TEXTS[state.language][key] ?? TEXTS.en[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => gaps[name] ?? whole);
}

/** A text with a node in place of its one gap. */
export function parts(key, gap, node) {
  const [before, after = ""] = t(key).split(`{${gap}}`);
  return [before, node, after];
}

/** The language chosen before, else the browser's. */
export function firstLanguage() {
  const chosen = recall("language");
  if (TEXTS[chosen]) return chosen;
  const wanted = (navigator.languages || [navigator.language]).map((it) => it.toLowerCase().split("-")[0]);
  return wanted.find((it) => TEXTS[it]) || "en";
}

export function setLanguage(code) {
  state.language = TEXTS[code] ? code : "en";
  document.documentElement.lang = state.language;
}

export function chooseLanguage(code) {
  keep("language", code);
  setLanguage(code);
}

const format = (options) => new Intl.DateTimeFormat(localeOf(state.language), options);

export function timeOf(iso) {
  return format({ hour: "2-digit", minute: "2-digit" }).format(new Date(iso));
}

export function fullTimeOf(iso) {
  return format({ dateStyle: "full", timeStyle: "short" }).format(new Date(iso));
}

export function dayOf(iso) {
  const day = new Date(iso);
  const start = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const ago = Math.round((start(new Date()) - start(day)) / 86_400_000);
  if (ago === 0) return t("today");
  if (ago === 1) return t("yesterday");
  return format({ dateStyle: "long" }).format(day);
}

/** A command's, option's or choice's name or description in the acting user's language. */
export function localized(thing, what, locale) {
  return thing[`${what}_localizations`]?.[locale] || thing[what] || "";
}
