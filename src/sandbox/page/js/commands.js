// Commands as the message bar knows them, without any drawing: names, matches, options, and a typed line.

import { localized } from "./words.js";

const [SUB, GROUP] = [1, 2];
const CHAT_INPUT = 1;

/** Letters without marks and case, so that `ludz` finds `łódź`. */
export function plain(text) {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}

/** Every command that can be run, sub-commands one by one: as typed, as sent, and its options. */
export function leaves(commands, locale) {
  const out = [];
  const walk = (holder, typed, path) => {
    const branches = (holder.options || []).filter((it) => it.type === SUB || it.type === GROUP);
    if (branches.length) {
      for (const it of branches) walk(it, `${typed} ${localized(it, "name", locale)}`, `${path} ${it.name}`);
      return;
    }
    out.push({ typed, path, about: localized(holder, "description", locale), options: (holder.options || []).map((it) => option(it, locale)) });
  };
  for (const it of commands) {
    if ((it.type ?? CHAT_INPUT) === CHAT_INPUT) walk(it, localized(it, "name", locale), it.name);
  }
  return out.sort((a, b) => a.typed.localeCompare(b.typed, locale));
}

function option(spec, locale) {
  return {
    name: spec.name,
    typed: localized(spec, "name", locale),
    about: localized(spec, "description", locale),
    type: spec.type,
    required: spec.required === true,
    autocomplete: spec.autocomplete === true,
    choices: (spec.choices || []).map((it) => ({ name: localized(it, "name", locale), value: String(it.value) })),
  };
}

/** The commands that fit what was typed after the slash, best first. */
export function matching(all, typed) {
  const wanted = plain(typed.trim()).split(/\s+/).filter(Boolean);
  if (!wanted.length) return all;
  const score = (leaf) => {
    const words = `${plain(leaf.typed)} ${plain(leaf.path)}`.split(" ");
    const whole = plain(leaf.typed);
    if (whole.startsWith(wanted.join(" "))) return 0;
    let worst = 1;
    for (const it of wanted) {
      if (words.some((word) => word.startsWith(it))) continue;
      if (words.some((word) => word.includes(it))) worst = 2;
      else return 9;
    }
    return worst;
  };
  return all.map((leaf) => [score(leaf), leaf]).filter(([rank]) => rank < 9).sort((a, b) => a[0] - b[0]).map(([, leaf]) => leaf);
}

/** The command whose whole name begins this line, with the rest of the line; the longest name wins. */
export function begun(all, line) {
  let best = null;
  for (const leaf of all) {
    for (const name of [leaf.typed, leaf.path]) {
      const fits = line === name || line.startsWith(`${name} `);
      if (fits && (!best || name.length > best.length)) best = { leaf, length: name.length };
    }
  }
  return best && { leaf: best.leaf, rest: line.slice(best.length) };
}

/** `players:2 edition:Retail 2021` as [option, text] pairs; a value goes on until the next option's name. */
export function optionsOf(leaf, rest) {
  const found = [];
  for (const match of rest.matchAll(/(?:^|\s)([^\s:]+):/g)) {
    const spec = leaf.options.find((it) => it.typed === match[1] || it.name === match[1]);
    if (spec && !found.some((it) => it.spec === spec)) found.push({ spec, from: match.index, start: match.index + match[0].length });
  }
  const before = rest.slice(0, found[0]?.from ?? rest.length).trim();
  const given = found.map((it, at) => ({ spec: it.spec, text: rest.slice(it.start, found[at + 1]?.from ?? rest.length).trim() }));
  return { given, before };
}

/** The choices of a list that fit what was typed. */
export function fitting(choices, typed) {
  const wanted = plain(typed.trim());
  if (!wanted) return choices;
  const starts = choices.filter((it) => plain(it.name).startsWith(wanted));
  const inside = choices.filter((it) => !starts.includes(it) && plain(it.name).includes(wanted));
  return [...starts, ...inside];
}
