// A generic front end: it shows the `decisions` as forms, checks their limits, and prints the result.
import { brokenLimits, inlined } from "naval-umpire/decisions";
import { fieldFor, make } from "./fields.js";

const service = new URLSearchParams(location.search).get("service") ?? "http://127.0.0.1:4000";

const byId = (id) => document.getElementById(id);

/** The position, the open operation and its field. */
let snapshot;
let open;
let field;

/** Calls the service in the selected language. Returns the answer. */
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

/** Calls an operation. Shows its sentences and the next decisions, or the reason for a refusal. */
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

/** Shows a button for every operation. A closed one is disabled and has the reason as its tooltip. */
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

/** Disables the send button while a limit is broken, and lists the titles of the fields concerned. */
function changed() {
  const input = field?.read();
  const broken = input === undefined ? [] : brokenLimits(open.limits, input);
  byId("limits").replaceChildren(...[...new Set(broken.map(limitText))].map((text) => make("li", {}, text)));
  byId("send").disabled = input === undefined || broken.length > 0;
}

/** Formats a limit with symbols and titles: a sum or a count of fields, or fields that exclude each other. */
function limitText({ rule, pointers, min, max }) {
  const names = [...new Set(pointers.map((pointer) => titlesAt(open.input, pointer.split("/").slice(1)).join(" › ")))];
  const bounds = [min === undefined ? "" : `≥ ${min}`, max === undefined ? "" : `≤ ${max}`].filter(Boolean).join(", ");
  return rule === "sum" || rule === "count" ? `Σ ${names.join(" + ")}: ${bounds}` : `≠ ${names.join(", ")}`;
}

/** The titles of the field at a pointer and of the fields around it. */
function titlesAt(schema, [key, ...rest]) {
  if (key === undefined || schema === undefined) return [];
  const all = schema.anyOf ?? [schema];
  const inner = all.map(({ items, properties = {} }) => items ?? properties[key] ?? Object.values(properties)[0]);
  const next = inner.find((each) => each !== undefined);
  return [...(key === "*" || next?.title === undefined ? [] : [next.title]), ...titlesAt(next, rest)];
}

start();
