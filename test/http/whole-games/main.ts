// Plays whole games over HTTP like an external program: it knows no rules, only the decisions in each response.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { seededPick } from "../../../src/core/engine/apply";
import { type Game, games, type Start } from "./games";
import { sampleInput } from "./sample-input";
import { graphqlService, restService, type Service, type Wire, type WireAnswer } from "./wires";
import "../../../scripts/unread-output.mjs";

const { values } = parseArgs({
  options: {
    url: { type: "string" },
    ruleset: { type: "string", default: "hunters" },
    wire: { type: "string", default: "both" },
    starts: { type: "string" },
    games: { type: "string", default: "1" },
    seed: { type: "string", default: "career" },
    language: { type: "string", default: "en" },
    help: { type: "boolean", default: false },
  },
});

if (values.help) {
  console.log(`Usage: npm run careers -- [options]

  --url URL       a running service; without it one is started for the occasion
  --ruleset ID    ${Object.keys(games).join(" or ")} (default hunters)
  --wire WIRE     rest, graphql or both (default both)
  --starts LIST   where to begin, separated by commas (default all):
${Object.entries(games)
  .map(([ruleset, { starts }]) => `                  ${ruleset}: ${Object.keys(starts).join(", ")}`)
  .join("\n")}
  --games N       games per start and wire (default 1)
  --seed TEXT     the same seed plays the same games (default career)
  --language TAG  the language of what is printed at the end (default en)`);
  process.exit(0);
}

interface Decision {
  readonly operation: string;
  readonly legal: boolean;
  readonly input: unknown;
  readonly limits: readonly { readonly code: string }[];
}

/** Operations after which a game counts as stuck. The longest game so far has about 2,500. */
const MOVE_LIMIT = 20_000;

/** Plays one game to its end. Returns the last snapshot. */
async function playGame(
  wire: Wire,
  game: Game,
  start: Start,
  seed: string,
): Promise<{ snapshot: unknown; moves: number }> {
  const pick = seededPick(seed);
  const dice = start.dice === undefined ? { seed } : { dice: start.dice };
  const views = game.sides === undefined ? {} : { views: game.sides };
  let answer = await wire("new", { input: start.input(pick), ...dice, ...views });
  let moves = 0;
  while (answer.kind === "RESOLUTION") {
    const open = decisionsIn(answer).filter((decision) => decision.legal);
    if (open.length === 0) return { snapshot: answer.snapshot, moves };
    if (moves >= MOVE_LIMIT) throw new Error(`${start.name} ${seed}: not over after ${moves} operations.`);
    answer = await move(wire, game, answer.snapshot, open, pick, seed, views);
    moves += 1;
  }
  throw new Error(`${start.name} ${seed}: ${JSON.stringify(answer)}`);
}

/** Returns the decisions of a single player, or those in each side's view. */
function decisionsIn({ decisions, views }: WireAnswer): Decision[] {
  return views === undefined ? (decisions as Decision[]) : views.flatMap((each) => each.decisions as Decision[]);
}

async function move(
  wire: Wire,
  { eagerness }: Game,
  snapshot: unknown,
  open: Decision[],
  pick: (n: number) => number,
  seed: string,
  views: object,
) {
  const urn = open.flatMap((decision) => Array(eagerness[decision.operation] ?? 10).fill(decision) as Decision[]);
  for (let tries = 0; tries < 500; tries += 1) {
    const decision = urn[pick(urn.length)]!;
    const input = sampleInput(decision.input, pick);
    const answer = await wire(decision.operation, { snapshot, input, seed, ...views });
    if (answer.kind === "RESOLUTION") return answer;
    const limited = decision.limits.some((limit) => limit.code === answer.code);
    if (!limited) throw new Error(`${decision.operation} was listed and refused: ${JSON.stringify(answer)}`);
  }
  throw new Error("No input within the limits was found in 500 tries.");
}

async function startService(): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ["scripts/start.mjs", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const url = /http:\/\/[^\s/'"]+:\d+/.exec(output);
      if (url) resolve(url[0]);
    });
    child.once("exit", (code) => reject(new Error(`The service stopped with ${code} before it listened.`)));
  });
  const stop = async (): Promise<void> => {
    child.removeAllListeners("exit");
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { url, stop };
}

const game = games[values.ruleset];

if (game === undefined) throw new Error(`No games of ${values.ruleset} can be played; try --help.`);

const service = values.url === undefined ? await startService() : { url: values.url, stop: async () => {} };

try {
  const wires: [string, Service][] = [];
  if (values.wire !== "graphql") wires.push(["REST", restService(service.url, values.ruleset)]);
  if (values.wire !== "rest") wires.push(["GraphQL", graphqlService(service.url, values.ruleset)]);
  let played = 0;
  let operations = 0;
  for (const key of values.starts?.split(",") ?? Object.keys(game.starts)) {
    const start = game.starts[key];
    if (start === undefined) throw new Error(`No game begins at ${key}; try --help.`);
    for (const [name, { play, print }] of wires) {
      for (let index = 1; index <= Number(values.games); index += 1) {
        const seed = `${values.seed}-${key}-${index}`;
        const { snapshot, moves } = await playGame(play, game, start, seed);
        const sheet = await print(game.report, { snapshot, language: values.language });
        console.log(`\n${name}, seed ${seed}, ${moves} operations\n${sheet}`);
        played += 1;
        operations += moves;
      }
    }
  }
  console.log(`\n${played} games ended after ${operations} operations over HTTP.`);
} finally {
  await service.stop();
}
