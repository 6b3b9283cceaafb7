// One message as a node: its head, text, pictures, embeds and components.

import { failures, rows } from "./components.js";
import { avatar, el, icon } from "./dom.js";
import { blocks, inline } from "./markdown.js";
import { channelOf, dismiss, openChannel, state, user } from "./state.js";
import { openPicture } from "./windows.js";
import { fullTimeOf, t, timeOf } from "./words.js";

/** Files come from here, whatever name this page was opened by. */
export function ownAddress(url) {
  const parsed = new URL(url, location.href);
  return parsed.pathname.startsWith("/attachments/") ? parsed.pathname : null;
}

export function pingsMe(message) {
  return message.mention_everyone || message.mentions.includes(state.me);
}

/** `joined` messages follow one of the same author and go without a head. */
export function messageNode(message, joined) {
  const author = user(message.author) || { name: message.author_name };
  if (NOTICES[message.kind]) return notice(message, author);
  const kinds = ["message", joined && "joined", pingsMe(message) && "pinging", message.ephemeral && "private"];
  const head = !joined && el("div", { class: "message-head" },
    el("span", { class: author.bot ? "author bot" : "author", text: author.name }),
    author.bot && el("span", { class: "tag", text: t("app") }),
    el("time", { datetime: message.timestamp, title: fullTimeOf(message.timestamp), text: timeOf(message.timestamp) }));
  const node = el("article", {
    class: kinds.filter(Boolean).join(" "), id: `message-${message.id}`, "data-id": message.id, "data-author": message.author,
    "aria-label": `${author.name}, ${timeOf(message.timestamp)}`,
  },
  quoted(message),
  joined ? el("time", { class: "side-time", "aria-hidden": "true", text: timeOf(message.timestamp) }) : avatar(author),
  el("div", { class: "message-body" },
    head,
    message.loading ? thinking(author) : text(message),
    pictures(message),
    message.embeds.map((it) => embed(it, message)),
    rows(message),
    threadOf(message),
    failures.has(message.id) && el("div", { class: "failure", text: failures.get(message.id) }),
    message.ephemeral && privately(message)));
  return node;
}

/** What Discord itself writes in the name of somebody, by the kind of message. The first of a thread repeats another. */
const NOTICES = { 4: "renamed", 6: "pinned", 18: "threadBegun", 21: "threadAbout" };

function notice(message, author) {
  const words = t(NOTICES[message.kind], { name: author.name, text: message.content });
  return el("article", { class: "message notice", id: `message-${message.id}`, "data-id": message.id, "data-author": message.author },
    el("div", { class: "message-body" }, el("div", { class: "text", text: words })));
}

function thinking(author) {
  return el("div", { class: "thinking" }, el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
    t("thinking", { name: author.name }));
}

function text(message) {
  if (!message.content && !message.edited) return null;
  const node = el("div", { class: "text" }, blocks(message.content));
  // The bot edits its messages all the time; that of people is worth a word.
  if (message.edited && !user(message.author)?.bot) node.append(el("span", { class: "edited", text: ` ${t("edited")}` }));
  return node;
}

function quoted(message) {
  const answered = message.reply_to && state.messages.get(message.reply_to);
  if (!answered) return null;
  const line = answered.content.split("\n")[0].replace(/^(#{1,3}|-#|>) /, "");
  const go = () => {
    const target = document.getElementById(`message-${answered.id}`);
    target?.scrollIntoView({ block: "center" });
    target?.classList.add("flash");
    setTimeout(() => target?.classList.remove("flash"), 1500);
  };
  return el("button", { class: "quoted", type: "button", "aria-label": t("replyTo", { name: answered.author_name }), on: { click: go } },
    icon("reply", 16), el("b", { text: answered.author_name }), el("span", {}, inlineText(line)));
}

/** Inside a button nothing else can be pressed: the words only. */
function inlineText(line) {
  return el("span", {}, ...inline(line)).textContent.slice(0, 120);
}

function pictureSize(width, height, most) {
  const factor = Math.min(1, most / width, 460 / height);
  return [Math.round(width * factor), Math.round(height * factor)];
}

function picture(file, address, most = 560) {
  const [width, height] = file.width ? pictureSize(file.width, file.height, most) : [null, null];
  const alt = file.description || file.filename || "";
  return el("button", { class: "shot", type: "button", "aria-label": t("openPicture", { alt }), on: { click: () => openPicture(file, address) } },
    el("img", { src: address, alt, width, height, loading: "lazy", decoding: "async" }));
}

function pictures(message) {
  const files = message.attachments.filter((it) => !it.in_embed);
  if (!files.length) return null;
  return el("div", { class: "files" }, files.map((file) => {
    const address = ownAddress(file.url);
    if (!address) return null;
    if (file.content_type.startsWith("image/")) return picture(file, address);
    return el("a", { class: "file", href: address, download: file.filename },
      el("b", { text: file.filename }), el("span", { text: ` ${(file.size / 1024).toFixed(1)} kB` }));
  }));
}

/** Pictures from elsewhere are not fetched: nothing leaves this machine. */
function embedPicture(part, message, most) {
  const address = part?.url && ownAddress(part.url);
  if (!address) return null;
  const file = message.attachments.find((it) => ownAddress(it.url) === address);
  return picture({ ...part, ...file }, address, most);
}

function embed(it, message) {
  const node = el("div", { class: "embed" },
    el("div", { class: "embed-main" },
      it.author?.name && el("div", { class: "embed-author", text: it.author.name }),
      it.title && el("div", { class: "embed-title" }, ...inline(it.title)),
      it.description && el("div", { class: "embed-text" }, blocks(it.description)),
      it.fields?.length > 0 && el("div", { class: "embed-fields" }, it.fields.map((field) =>
        el("div", { class: field.inline ? "embed-field inline" : "embed-field" },
          el("div", { class: "embed-name" }, ...inline(field.name)), el("div", {}, blocks(field.value))))),
      embedPicture(it.image, message, 520),
      it.footer?.text && el("div", { class: "embed-foot", text: it.footer.text })),
    it.thumbnail && el("div", { class: "embed-thumb" }, embedPicture(it.thumbnail, message, 80)));
  if (Number.isInteger(it.color)) node.style.borderColor = `#${it.color.toString(16).padStart(6, "0")}`;
  return node;
}

function threadOf(message) {
  const thread = message.thread && channelOf(message.thread);
  if (!thread) return null;
  return el("button", { class: "thread-link", type: "button", title: t("thread"), on: { click: () => openChannel(thread.id) } },
    icon("thread", 16), el("b", { text: thread.name }));
}

function privately(message) {
  return el("div", { class: "privately" }, icon("eye", 16), el("span", { text: t("onlyYou") }), " · ",
    el("button", { class: "textual", type: "button", text: t("dismiss"), on: { click: () => dismiss(message.id) } }));
}
