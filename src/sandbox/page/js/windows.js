// Windows over the page: forms of the bot (modals), pictures in full size, and the page's own questions.

import * as api from "./api.js";
import { el, icon } from "./dom.js";
import { state } from "./state.js";
import { t } from "./words.js";

let counter = 0;

/** Opens a window and gives the focus back to where it was when it closes. */
export function openWindow(title, content, { wide = false } = {}) {
  const before = document.activeElement;
  const id = `window-${(counter += 1)}`;
  const close = el("button", { class: "plain", type: "button", "aria-label": t("close"), on: { click: () => node.close() } }, icon("close"));
  const node = el("dialog", { class: wide ? "window wide" : "window", "aria-labelledby": id },
    el("div", { class: "window-head" }, el("h2", { id, text: title }), close), content);
  node.addEventListener("close", () => {
    const held = node.contains(document.activeElement) || document.activeElement === document.body;
    node.remove();
    // Who went on elsewhere meanwhile stays there.
    if (held && before?.isConnected) before.focus();
  });
  node.addEventListener("pointerdown", (event) => {
    if (event.target === node) node.close();
  });
  document.body.append(node);
  node.showModal();
  return node;
}

/** One labelled field of a form. */
function fieldOf(input, at) {
  const id = `field-${counter}-${at}`;
  const props = {
    id, ".value": input.value || "", placeholder: input.placeholder || null, required: input.required,
    minlength: input.min_length || null, maxlength: input.max_length || null, autocomplete: "off",
    "aria-describedby": `${id}-fault`,
  };
  const control = input.long ? el("textarea", { ...props, rows: 4 }) : el("input", { ...props, type: "text" });
  const fault = el("span", { class: "fault", id: `${id}-fault`, role: "alert" });
  const mark = input.required && el("span", { class: "needed", text: " *", title: t("required") });
  return {
    control,
    node: el("div", { class: "field" }, el("label", { for: id }, input.label, mark), control, fault),
    check() {
      const length = [...control.value].length;
      const text = length === 0 && input.required ? t("fillIn")
        : length > 0 && length < (input.min_length || 0) ? t("tooShort", { min: input.min_length }) : "";
      fault.textContent = text;
      control.toggleAttribute("aria-invalid", Boolean(text));
      return !text;
    },
  };
}

/** A form in a window; `send` gets the texts, and keeps the window open by throwing. */
function form(title, inputs, submitText, send) {
  counter += 1;
  const fields = inputs.map(fieldOf);
  const fault = el("p", { class: "fault", role: "alert" });
  const submit = el("button", { class: "button primary", type: "submit", text: submitText });
  const cancel = el("button", { class: "button secondary", type: "button", text: t("cancel"), on: { click: () => node.close() } });
  const body = el("form", { class: "form", novalidate: true }, fields.map((it) => it.node), fault,
    el("div", { class: "form-foot" }, cancel, submit));
  body.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.filter((it) => !it.check());
    if (wrong.length) {
      wrong[0].control.focus();
      return;
    }
    submit.disabled = true;
    fault.textContent = "";
    try {
      await send(fields.map((it) => it.control.value));
      node.close();
    } catch (error) {
      fault.textContent = error.kind === "unanswered" ? t("failed") : t("error", { why: error.message });
    }
    submit.disabled = false;
  });
  const node = openWindow(title, body);
  fields[0]?.control.focus();
  fields[0]?.control.select?.();
  return node;
}

/** A window which the bot opened. */
export function openForm(modal) {
  const who = state.me;
  form(modal.title, modal.inputs, t("submit"), async (texts) => {
    const fields = Object.fromEntries(modal.inputs.map((it, at) => [it.custom_id, texts[at]]));
    const answer = await api.post(`/modals/${modal.interaction}`, { user: who, fields });
    if (answer.modal) openForm(answer.modal);
  });
}

/** Asks for one text, for the page itself. */
export function askText(title, label, send) {
  form(title, [{ label, required: true, max_length: 32 }], t("create"), ([text]) => send(text.trim()));
}

/** A picture in full size: fitted to the window first, a click shows every pixel. */
export function openPicture(file, address) {
  const image = el("img", { src: address, alt: file.description || "", title: t("fullSize") });
  const frame = el("button", { class: "picture-frame", type: "button", "aria-label": t("fullSize") }, image);
  frame.addEventListener("click", (event) => {
    const box = image.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    const zoomed = frame.classList.toggle("zoomed");
    if (zoomed && event.detail) {
      // What was clicked stays under the pointer.
      frame.scrollLeft = x * image.offsetWidth - frame.clientWidth / 2;
      frame.scrollTop = y * image.offsetHeight - frame.clientHeight / 2;
    }
  });
  const alone = el("a", { href: address, target: "_blank", rel: "noopener", text: t("original") });
  const about = file.description && el("p", { class: "picture-about", text: file.description });
  openWindow(t("picture"), el("div", { class: "picture" }, frame, el("div", { class: "picture-foot" }, about, alone)), { wide: true });
}
