// Making nodes: texts are always text nodes, never markup.

/** A node: `props` are attributes, except `on` (listeners), `class`, `text`, and properties that begin with a dot. */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
    else if (name === "class") node.className = value;
    else if (name === "text") node.textContent = value;
    else if (name.startsWith(".")) node[name.slice(1)] = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((it) => it !== null && it !== undefined && it !== false));
  return node;
}

const SVG = "http://www.w3.org/2000/svg";

/** Our own little drawings, on a 24 by 24 grid, drawn with one line. */
const LINES = {
  hash: "M9 4 7 20M17 4l-2 16M4.500 9h15.500M4 15h15.500",
  thread: "M5 5h14v10h-8l-4 4v-4H5z",
  direct: "M4 6h16v12H4zM4 7l8 6 8-6",
  eye: "M3 12c4-7 14-7 18 0-4 7-14 7-18 0zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
  gear: "M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM12 2.800v3M12 18.200v3M2.800 12h3M18.200 12h3M5.500 5.500l2.100 2.100M16.400 16.400l2.100 2.100M18.500 5.500l-2.100 2.100M7.600 16.400l-2.100 2.100",
  people: "M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 19c.5-4 3-5.500 6-5.500s5.500 1.500 6 5.500M16 5.500a3 3 0 0 1 0 5.500M17.500 13.800c2 .6 3.200 2.200 3.500 5.200",
  plus: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6 6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  down: "M6 9l6 6 6-6",
  send: "M4 5l16 7-16 7 2.500-7zM6.500 12H13",
  reply: "M4 18v-5a4 4 0 0 1 4-4h11M15 5l4 4-4 4",
  link: "M10 6H5v13h13v-5M13 5h6v6M19 5l-8 8",
  storm: "M12 3 5 13.500h6L10 21l8-11h-6z",
};

/** One of the drawings above. */
export function icon(name, size = 20) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of [["viewBox", "0 0 24 24"], ["width", size], ["height", size], ["aria-hidden", "true"]]) {
    svg.setAttribute(key, value);
  }
  svg.classList.add("icon");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", LINES[name]);
  svg.append(path);
  return svg;
}

const COLOURS = ["#b5543c", "#3f7f5f", "#4a6fa5", "#8a5a9e", "#a1752a", "#2f7f8a", "#9c4a6b", "#5f6f3a"];

/** A round letter for people; the bot and the servers have drawings of their own. */
export function avatar(user, size = 40) {
  if (user?.bot) {
    return el("img", { class: "avatar", src: "/page/icon.svg", alt: "", width: size, height: size });
  }
  const name = user?.name || "?";
  const node = el("span", { class: "avatar letter", "aria-hidden": "true", text: [...name][0].toUpperCase() });
  // By the name, so that a person keeps their colour wherever they appear.
  const sum = [...name].reduce((total, it) => (total * 31 + it.codePointAt(0)) % 9973, 7);
  node.style.background = COLOURS[sum % COLOURS.length];
  node.style.width = node.style.height = `${size}px`;
  node.style.fontSize = `${Math.round(size * 0.45)}px`;
  return node;
}

export const byId = (id) => document.getElementById(id);

/** Says something to screen readers only. */
export function announce(text) {
  byId("announce").textContent = "";
  // Two steps, so that the same words are heard twice.
  setTimeout(() => { byId("announce").textContent = text; }, 40);
}
