// A front end for every game: it shows the decisions as forms, the board with its pieces, and asks for real dice.
import { umpireClient } from "naval-umpire/client";
import { brokenLimits } from "naval-umpire/decisions";
import { decisionFields } from "naval-umpire/form";
import { drawPieces, make } from "./board.js";
import { WORDS } from "./words.js";

const service = new URLSearchParams(location.search).get("service") ?? "http://127.0.0.1:4000";

const byId = (id) => document.getElementById(id);

/** The rulesets by id, with their sides and languages. */
const games = new Map();

/** The request of the last move. Sent again in another language, it has the same result. */
let lastMove;
/** The last resolution, and the view of the side that sees the screen, if the game has sides. */
let position;
let view;
/** The open decision and its fields. */
let open;
let fields;

/** Returns the calls of the chosen game, in the chosen language. */
function calls() {
  return umpireClient(service, { language: byId("language").value })[byId("game").value];
}

const words = () => WORDS[byId("language").value] ?? WORDS.en;

async function start() {
  const { rulesets } = await umpireClient(service).service.rulesets();
  for (const ruleset of rulesets) games.set(ruleset.id, ruleset);
  byId("game").append(...rulesets.map(({ id, title }) => make("option", { value: id, text: title })));
  const tags = [...new Set(rulesets.flatMap(({ languages }) => languages))];
  const nameOf = (tag) => new Intl.DisplayNames([tag], { type: "language" }).of(tag);
  byId("language").append(...tags.map((tag) => make("option", { value: tag, text: nameOf(tag) })));
  byId("seed").value = crypto.randomUUID().slice(0, 8);
  byId("begin").onclick = begin;
  byId("language").onchange = changeLanguage;
  byId("form").onsubmit = send;
  byId("dice").onsubmit = addDice;
  byId("ready").onclick = () => showSide(byId("ready").value);
  byId("board").onclick = clickBoard;
  showWords();
}

function showWords() {
  document.documentElement.lang = byId("language").value;
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = words()[element.dataset.word];
}

async function begin() {
  const { input } = await (await fetch(`${service}/v1/${byId("game").value}/operations/new/example`)).json();
  byId("story").replaceChildren();
  position = view = undefined;
  await play({ operation: "new", input });
}

async function send(event) {
  event.preventDefault();
  byId("send").disabled = true;
  await play({ operation: open.operation, snapshot: position.snapshot, input: fields.read() });
}

/** Plays a move with the seed, or asks for each roll if the players roll real dice. */
async function play(move) {
  await call({ ...move, ...(byId("own-dice").checked ? { dice: [] } : { seed: byId("seed").value }) });
}

/** Calls an operation. Shows its result, the dice to roll, or the reason for a refusal. */
async function call(move) {
  document.body.ariaBusy = "true";
  byId("alert").textContent = "";
  try {
    const { operation, ...request } = move;
    // A game with hidden information returns a view for each side.
    const { sides } = games.get(byId("game").value);
    const answer = await calls()[operation]({ ...request, ...(sides.length > 0 && { views: sides }) });
    byId("dice").hidden = answer.kind !== "NEEDS_ROLL";
    if (answer.kind === "RESOLUTION") await showResolution(move, answer);
    if (answer.kind === "NEEDS_ROLL") showDice(move, answer.next);
    if (answer.kind === "REFUSAL") refuse(answer.message);
  } catch (error) {
    refuse(error.message);
  }
  document.body.ariaBusy = "false";
}

function refuse(message) {
  byId("alert").textContent = message;
  byId("dice").hidden = true;
  changed();
}

/** True if the side has a decision that moves the game on. A standing permission does not. */
const canMove = ({ decisions }) => decisions.some(({ legal, kind }) => legal && kind !== "STANDING");

async function showResolution(move, answer) {
  lastMove = move;
  position = answer;
  if (answer.views === undefined) return show(answer);
  const last = answer.views.find(({ side }) => side === view?.side);
  const next = last && canMove(last) ? last : (answer.views.find(canMove) ?? last ?? answer.views[0]);
  if (next.side === view?.side) return showSide(next.side);
  // The screen passes to the other side.
  byId("ready").value = next.side;
  byId("seat").textContent = words()[next.side] ?? next.side;
  byId("curtain").hidden = false;
  byId("table").hidden = true;
}

async function showSide(side) {
  byId("curtain").hidden = true;
  byId("table").hidden = false;
  if (side !== view?.side) byId("story").replaceChildren();
  view = position.views.find((each) => each.side === side);
  await show(view);
}

/** Shows the audit, the decisions and the board of a resolution or of a side's view. */
async function show({ audit, decisions }) {
  const lines = audit.filter(({ weight }) => weight !== "DETAIL");
  byId("story").prepend(...lines.map(({ sentence }) => make("li", {}, sentence)));
  list(decisions);
  await drawBoard();
}

/** Sends the last move again in the new language, with the same dice. The story starts over with its sentences. */
async function changeLanguage() {
  showWords();
  if (lastMove === undefined || position === undefined) return;
  byId("story").replaceChildren();
  await call({ ...lastMove, dice: position.dice, seed: undefined });
}

/** Shows a button for every operation. A closed one is disabled and has the reason as its tooltip. */
function list(decisions) {
  byId("form").hidden = true;
  open = fields = undefined;
  const buttons = decisions.map((decision) => {
    const { title, legal, kind, refusal } = decision;
    const reason = refusal?.message ?? "";
    return make("button", {
      textContent: title,
      className: kind ?? "",
      disabled: !legal,
      title: reason,
      onclick: () => choose(decision),
    });
  });
  byId("decisions").replaceChildren(...buttons);
}

function choose(decision) {
  open = decision;
  byId("title").textContent = decision.title;
  byId("description").textContent = decision.description ?? "";
  fields = decisionFields(decision, changed);
  byId("fields").replaceChildren(fields.element);
  byId("form").hidden = false;
  changed();
}

/** Disables the send button while a limit is broken, and lists the messages of the limits. */
function changed() {
  const input = fields?.read();
  const broken = input === undefined ? [] : brokenLimits(open.limits, input);
  const messages = new Set(broken.map(({ message }) => message));
  byId("limits").replaceChildren(...[...messages].map((text) => make("li", {}, text)));
  byId("send").disabled = input === undefined || broken.length > 0;
}

/** Asks for the dice of one roll, with their purpose. */
function showDice(move, { purpose, count, held, dice, low, high }) {
  byId("purpose").textContent = `${purpose} (${dice})`;
  const faces = Array.from({ length: count - held.length }, () =>
    make("input", { type: "number", required: true, min: low, max: high, value: low, ariaLabel: dice }),
  );
  byId("faces").replaceChildren(...faces);
  byId("dice").move = move;
}

async function addDice(event) {
  event.preventDefault();
  const faces = [...byId("faces").children].map(({ value }) => Number(value));
  const { move } = byId("dice");
  await call({ ...move, dice: [...move.dice, ...faces] });
}

/** The empty map that is shown, by its digest. */
let shownMap;

/** Draws the empty map once, then only the pieces. A board that shows more than pieces is drawn with the snapshot. */
async function drawBoard() {
  const { snapshot } = position;
  const request = { snapshot, ...(view && { viewer: view.side }) };
  const isMat = position.ruleset === "hunters";
  byId("board").classList.toggle("wide", !isMat);
  if (isMat) {
    byId("map").innerHTML = await calls().map(request);
    byId("pieces").replaceChildren();
    shownMap = undefined;
    return;
  }
  const board = await calls().pieces(request);
  const { svgDigest } = board;
  if (svgDigest !== shownMap) byId("map").innerHTML = await calls().bareMap({ digest: svgDigest });
  shownMap = svgDigest;
  drawPieces(byId("pieces"), board);
}

/** Puts the space of a click into the form, and names what is there. */
function clickBoard(event) {
  const hit = event.target.closest("[data-space]");
  if (hit === null) return;
  byId("here").textContent = hit.querySelector("title")?.textContent ?? hit.dataset.space;
  fields?.place(hit.dataset.space);
}

start();
