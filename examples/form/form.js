// A front end that knows no game: it shows what `decisions` lists as forms, obeys their limits, and tells what came of it.
import { brokenLimits, inlined } from "naval-umpire/decisions";
import { fieldFor, make } from "./fields.js";

const service = new URLSearchParams(location.search).get("service") ?? "http://127.0.0.1:4000";

const byId = (id) => document.getElementById(id);

/** The position, the open operation and its field. */
let snapshot;
let open;
let field;

/** An answer of the service, with its words in the language chosen. */
async function ask(path, body) {
  const language = byId("language").value;
  const sent = { ...body, ...(language && { language }) };
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${service}${path}`, body && { method: "POST", headers, body: JSON.stringify(sent) });
  return response.json();
}

async function start() {
  const { rulesets } = await ask("/v1/rulesets");
  byId("game").append(...rulesets.map(({ id, title }) => make("option", { value: id, text: title })));
  const tags = [...new Set(rulesets.flatMap(({ languages }) => languages))];
  const nameOf = (tag) => new Intl.DisplayNames([tag], { type: "language" }).of(tag);
  byId("language").append(...tags.map((tag) => make("option", { value: tag, text: nameOf(tag) })));
  byId("seed").value = crypto.randomUUID().slice(0, 8);
  byId("begin").onclick = begin;
  byId("language").onchange = retell;
  byId("form").onsubmit = send;
}

async function begin() {
  const { input } = await ask(`/v1/${byId("game").value}/operations/new/example`);
  byId("story").replaceChildren();
  await play("new", { input, seed: byId("seed").value });
}

async function send(event) {
  event.preventDefault();
  byId("send").disabled = true;
  await play(open.operation, { snapshot, input: field.read(), seed: byId("seed").value });
}

/** Calls an operation and tells what came of it: its sentences and the next decisions, or why not. */
async function play(operation, body) {
  document.body.ariaBusy = "true";
  const answer = await ask(`/v1/${byId("game").value}/${operation}`, body);
  if (answer.kind === "RESOLUTION") {
    tell(answer.audit.map(({ sentence }) => sentence));
    snapshot = answer.snapshot;
    list(answer.decisions);
  } else {
    tell([answer.message]);
    changed();
  }
  document.body.ariaBusy = "false";
}

function tell(sentences) {
  byId("story").prepend(...sentences.map((text) => make("li", {}, text)));
}

async function retell() {
  document.documentElement.lang = byId("language").value;
  if (snapshot !== undefined) list((await ask(`/v1/${byId("game").value}/decisions`, { snapshot })).decisions);
}

/** A button for every operation, those closed greyed with the reason; `decisions` is what the service listed. */
function list(decisions) {
  byId("form").hidden = true;
  const buttons = decisions.map((decision) => {
    const { title, legal, kind, refusal } = decision;
    const reason = refusal?.message ?? "";
    return make("button", {
      textContent: title,
      className: kind ?? "",
      disabled: !legal,
      title: reason,
      onclick: () => show(decision),
    });
  });
  byId("decisions").replaceChildren(...buttons);
}

function show(decision) {
  open = decision;
  field = undefined;
  byId("title").textContent = decision.title;
  byId("description").textContent = decision.description ?? "";
  field = fieldFor(inlined(decision.input), { closed: decision.closed, changed });
  byId("fields").replaceChildren(field.element);
  byId("form").hidden = false;
  changed();
}

/** Nothing that breaks a limit can be sent; what does so is told by the titles of its fields. */
function changed() {
  const input = field?.read();
  const broken = input === undefined ? [] : brokenLimits(open.limits, input);
  byId("limits").replaceChildren(...[...new Set(broken.map(limitText))].map((text) => make("li", {}, text)));
  byId("send").disabled = input === undefined || broken.length > 0;
}

/** A limit in signs and titles: the sum or the number of some fields, or that they do not go together. */
function limitText({ rule, pointers, min, max }) {
  const names = [...new Set(pointers.map((pointer) => titlesAt(open.input, pointer.split("/").slice(1)).join(" › ")))];
  const bounds = [min === undefined ? "" : `≥ ${min}`, max === undefined ? "" : `≤ ${max}`].filter(Boolean).join(", ");
  return rule === "sum" || rule === "count" ? `Σ ${names.join(" + ")}: ${bounds}` : `≠ ${names.join(", ")}`;
}

/** The titles of a field and of those around it, where a pointer leads. */
function titlesAt(schema, [key, ...rest]) {
  if (key === undefined || schema === undefined) return [];
  const all = schema.anyOf ?? [schema];
  const inner = all.map(({ items, properties = {} }) => items ?? properties[key] ?? Object.values(properties)[0]);
  const next = inner.find((each) => each !== undefined);
  return [...(key === "*" || next?.title === undefined ? [] : [next.title]), ...titlesAt(next, rest)];
}

start();
