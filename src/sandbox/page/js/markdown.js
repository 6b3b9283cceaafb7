// Discord's markdown as nodes. Only what Discord knows; everything else stays text.

import { el } from "./dom.js";
import { channelOf, channelName, guildOf, openChannel, state, user } from "./state.js";
import { localeOf, t } from "./words.js";

/** A whole message. */
export function blocks(text) {
  const out = document.createDocumentFragment();
  // Fences first: nothing inside them means anything.
  const fence = /```(?:([a-zA-Z0-9_+\-.#]+)\n)?\n?([\s\S]+?)\n?```/g;
  let from = 0;
  for (const found of text.matchAll(fence)) {
    out.append(...lines(text.slice(from, found.index)));
    out.append(el("pre", {}, el("code", { text: found[2] })));
    from = found.index + found[0].length;
  }
  out.append(...lines(text.slice(from)));
  return out;
}

const ITEM = /^(\s*)(?:[-*]|(\d{1,9})\.) +(.*)$/;

function lines(text) {
  const out = [];
  if (!text) return out;
  const all = text.replace(/^\n/, "").replace(/\n$/, "").split("\n");
  let at = 0;
  while (at < all.length) {
    const line = all[at];
    if (line.startsWith(">>> ")) {
      const rest = [line.slice(4), ...all.slice(at + 1)].join("\n");
      out.push(el("blockquote", {}, ...lines(rest)));
      break;
    }
    if (line.startsWith("> ") || line === ">") {
      const quoted = [];
      while (at < all.length && (all[at].startsWith("> ") || all[at] === ">")) quoted.push(all[at++].slice(2));
      out.push(el("blockquote", {}, ...lines(quoted.join("\n"))));
      continue;
    }
    if (ITEM.test(line)) {
      const items = [];
      while (at < all.length && ITEM.test(all[at])) items.push(ITEM.exec(all[at++]));
      out.push(list(items));
      continue;
    }
    at += 1;
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    if (heading) {
      // The page's own heading is the first; those of messages come below it.
      out.push(el(`h${heading[1].length + 2}`, { class: `h h${heading[1].length}` }, ...inline(heading[2].trim())));
    } else if (line.startsWith("-# ")) {
      out.push(el("div", { class: "small" }, ...inline(line.slice(3))));
    } else if (line.trim() === "") {
      if (out.length) out.push(el("div", { class: "gap" }));
    } else if (/^• /.test(line)) {
      out.push(el("div", { class: "line dot" }, ...inline(line)));
    } else {
      out.push(el("div", { class: "line" }, ...inline(line)));
    }
  }
  return out;
}

function list(items) {
  const ordered = items[0][2] !== undefined;
  const root = el(ordered ? "ol" : "ul", ordered ? { start: items[0][2] } : {});
  let inner = null;
  for (const [, indent, , text] of items) {
    const item = el("li", {}, ...inline(text));
    if (indent.length >= 2 && root.lastElementChild) {
      if (!inner) root.lastElementChild.append((inner = el("ul")));
      inner.append(item);
    } else {
      inner = null;
      root.append(item);
    }
  }
  return root;
}

const STYLES = [
  ["***", () => [el("strong"), el("em")]],
  ["**", () => [el("strong")]],
  ["__", () => [el("u")]],
  ["~~", () => [el("s")]],
  ["||", () => [spoiler()]],
  ["*", () => [el("em")]],
  ["_", () => [el("em")]],
];

function spoiler() {
  const node = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": t("spoiler") });
  const show = (event) => {
    if (node.classList.contains("shown") || (event.type === "keydown" && ![" ", "Enter"].includes(event.key))) return;
    event.preventDefault();
    node.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
  };
  node.addEventListener("click", show);
  node.addEventListener("keydown", show);
  return node;
}

/** What stands at this place and is a thing of its own: [node, length], or nothing. */
function atom(rest) {
  let found;
  if ((found = /^\\([!-/:-@[-`{-~])/.exec(rest))) return [found[1], 2];
  if ((found = /^(`+)([\s\S]*?[^`])\1(?!`)/.exec(rest))) {
    return [el("code", { text: found[2].replace(/^ (.+) $/, "$1") }), found[0].length];
  }
  if (rest[0] === "<" && (found = mention(rest))) return found;
  if (rest[0] === "@" && (found = /^@(everyone|here)\b/.exec(rest))) {
    return [el("span", { class: "mention", text: found[0] }), found[0].length];
  }
  if ((found = /^\[([^\]\n]{1,300})\]\(<?(https?:\/\/[^\s)>]+)>?\)/.exec(rest))) return [link(found[2], found[1]), found[0].length];
  if ((found = /^<(https?:\/\/[^\s>]+)>/.exec(rest))) return [link(found[1], found[1]), found[0].length];
  if ((found = /^https?:\/\/[^\s<]*[^\s<.,:;"')\]!?*_|]/.exec(rest))) return [link(found[0], found[0]), found[0].length];
  return null;
}

function link(address, text) {
  return el("a", { href: address, target: "_blank", rel: "noopener noreferrer", text });
}

function mention(rest) {
  let found;
  if ((found = /^<@!?(\d{1,20})>/.exec(rest))) {
    const name = user(found[1])?.name || "?";
    const mine = found[1] === state.me;
    return [el("span", { class: mine ? "mention mine" : "mention", text: `@${name}` }), found[0].length];
  }
  if ((found = /^<#(\d{1,20})>/.exec(rest))) {
    const channel = channelOf(found[1]);
    const node = channel
      ? el("button", { class: "mention", type: "button", text: `#${channelName(channel)}`, on: { click: () => openChannel(channel.id) } })
      : el("span", { class: "mention", text: "#?" });
    return [node, found[0].length];
  }
  if ((found = /^<@&(\d{1,20})>/.exec(rest))) {
    const everybody = guildOf(channelOf(state.channel))?.id === found[1];
    return [el("span", { class: "mention", text: everybody ? "@everyone" : "@role" }), found[0].length];
  }
  if ((found = /^<\/([^:>]{1,100}):\d{1,20}>/.exec(rest))) {
    return [el("span", { class: "mention", text: `/${found[1]}` }), found[0].length];
  }
  if ((found = /^<a?(:\w{2,32}:)\d{1,20}>/.exec(rest))) return [found[1], found[0].length];
  if ((found = /^<t:(-?\d{1,13})(?::[tTdDfFR])?>/.exec(rest))) {
    const when = new Date(Number(found[1]) * 1000);
    if (Number.isNaN(when.getTime())) return null;
    const shown = new Intl.DateTimeFormat(localeOf(state.language), { dateStyle: "medium", timeStyle: "short" });
    return [el("time", { datetime: when.toISOString(), class: "time", text: shown.format(when) }), found[0].length];
  }
  return null;
}

const isWord = (char) => char !== undefined && /[\p{L}\p{N}_]/u.test(char);

/** One line, or the inside of a style. `depth` ends hostile nesting. */
export function inline(text, depth = 0) {
  const out = [];
  let plain = "";
  const flush = () => {
    if (plain) out.push(plain);
    plain = "";
  };
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const found = "\\`<@[h".includes(rest[0]) ? atom(rest) : null;
    if (found) {
      const [node, length] = found;
      if (typeof node === "string") plain += node;
      else {
        flush();
        out.push(node);
      }
      at += length;
      continue;
    }
    const style = depth < 6 && STYLES.find(([mark]) => rest.startsWith(mark));
    const end = style ? closing(text, at, style[0]) : -1;
    if (end > 0) {
      flush();
      const nodes = style[1]();
      nodes.at(-1).append(...inline(text.slice(at + style[0].length, end), depth + 1));
      nodes.reduce((outer, inner) => (outer.append(inner), inner));
      out.push(nodes[0]);
      at = end + style[0].length;
      continue;
    }
    const char = String.fromCodePoint(text.codePointAt(at));
    plain += char;
    at += char.length;
  }
  flush();
  return out;
}

/** Where the style that opens at `at` ends, or -1. */
function closing(text, at, mark) {
  const start = at + mark.length;
  const single = mark.length === 1;
  if (single && (/\s/.test(text[start] ?? " ") || (mark === "_" && isWord(text[at - 1])))) return -1;
  for (let end = start; end < text.length; end += 1) {
    if (text[end] === "\\") {
      end += 1;
      continue;
    }
    if (text[end] === "`") {
      const code = /^(`+)[\s\S]*?[^`]\1(?!`)/.exec(text.slice(end));
      if (code) {
        end += code[0].length - 1;
        continue;
      }
    }
    if (!text.startsWith(mark, end)) continue;
    if (end === start) return -1;
    if (single && text[end + 1] === mark) {
      // Two marks belong to the other style: step over them.
      end += 1;
      continue;
    }
    if (single && /\s/.test(text[end - 1])) continue;
    if (mark === "_" && isWord(text[end + 1])) continue;
    // In `***` at the end the outer marks close last.
    if (mark === "**" && text[end + 2] === "*") return end + 1;
    return end;
  }
  return -1;
}
