// A stored game of PQ-17 for two sides: the page of the founder lists a link for each side, and each side plays with its
// own link. The page checks the version, and reads only what has changed.
import { umpireClient } from "naval-umpire/client";
import { brokenLimits } from "naval-umpire/decisions";
import { decisionFields } from "naval-umpire/form";
import { drawPieces, make } from "./board.js";

/** Milliseconds between two checks of the version. */
const INTERVAL_MS = 5_000;

const service = new URLSearchParams(location.search).get("service") ?? "http://127.0.0.1:4000";

const byId = (id) => document.getElementById(id);

/** The career and the token of the link. They are behind the #, which browsers never send to a server. */
const [career, token] = location.hash.slice(1).split("/");

const { careers, pq17 } = umpireClient(service, { language: "en", token });

/** The game as the side sees it, and the ETag of its version. */
let game;
let etag;

/** Creates a game and shows the link of each side. Store the owner's token if you want to delete the game later. */
async function create() {
  const { input } = await pq17.example({ operation: "new" });
  const { tokens, career: created } = await careers.createCareer({ ruleset: "pq17", input, server: true });
  const links = tokens.filter(({ role }) => role === "SIDE");
  byId("links").replaceChildren(
    ...links.map((each) => {
      const href = `${location.pathname}${location.search}#${created.career}/${each.token}`;
      return make("li", {}, make("a", { href, target: each.side, textContent: each.side }));
    }),
  );
}

/** Checks the version. A 304 says that nothing has changed, and costs the service no read of the game. */
async function check() {
  const headers = etag === undefined ? {} : { "if-none-match": etag };
  const onReply = (reply) => {
    etag = reply.headers.get("etag") ?? etag;
  };
  try {
    const { version } = await careers.careerVersion({ career }, { headers, onReply });
    if (version !== game?.newest) await read();
  } catch (error) {
    if (error.status !== 304) byId("alert").textContent = error.message;
  }
}

/** Reads the view, the decisions and the pieces, and the steps since the version that the page knows. */
async function read() {
  const since = game?.newest ?? 0;
  game = await careers.career({ career, since, board: true, decisions: "OPEN" });
  for (const { audit } of game.steps) {
    const lines = (audit ?? []).filter(({ weight }) => weight !== "DETAIL");
    byId("story").prepend(...lines.map(({ sentence }) => make("li", {}, sentence)));
  }
  await show();
}

async function show() {
  const { awaited, side, board, decisions, over } = game;
  const isMine = awaited.some((seat) => seat.side === side);
  const waiting = isMine ? "your turn" : `waiting for ${awaited.map((seat) => seat.side).join(", ")}`;
  byId("awaited").textContent = `${side}: ${over ? "the game is over" : waiting}`;
  byId("map").innerHTML ||= await pq17.bareMap({ digest: board.svgDigest });
  drawPieces(byId("pieces"), board);
  byId("form").hidden = true;
  const buttons = decisions.map((decision) => {
    return make("button", { textContent: decision.title, onclick: () => choose(decision) });
  });
  byId("decisions").replaceChildren(...buttons);
}

/** Shows the form of a decision. A click on the board fills in a space. */
function choose(decision) {
  const changed = () => {
    const input = fields.read();
    const broken = input === undefined ? [] : brokenLimits(decision.limits, input);
    byId("limits").replaceChildren(...broken.map(({ message }) => make("li", {}, message)));
    byId("send").disabled = input === undefined || broken.length > 0;
  };
  const fields = decisionFields(decision, changed);
  byId("title").textContent = decision.title;
  byId("description").textContent = decision.description ?? "";
  byId("fields").replaceChildren(fields.element);
  byId("board").onclick = ({ target }) => fields.place(target.closest("[data-space]")?.dataset.space);
  byId("form").onsubmit = (event) => {
    event.preventDefault();
    play(decision.operation, fields.read());
  };
  byId("form").hidden = false;
  changed();
}

/** Plays a step with the dice of the server. `expectedVersion` makes it fail if the other side was first. */
async function play(operation, input) {
  byId("alert").textContent = "";
  const entropy = crypto.randomUUID();
  const move = { career, expectedVersion: game.newest, operation, input, server: true, entropy, decisions: "NONE" };
  try {
    // The same key makes it safe to send the same move again.
    const answer = await careers.playStep(move, { headers: { "idempotency-key": crypto.randomUUID() } });
    if (answer.kind === "REFUSAL") byId("alert").textContent = answer.message;
    else await read();
  } catch (error) {
    byId("alert").textContent = error.message;
    await check();
  }
}

byId("create").onclick = create;
window.onhashchange = () => location.reload();
if (token) {
  byId("create").hidden = true;
  byId("table").hidden = false;
  await check();
  setInterval(check, INTERVAL_MS);
}
