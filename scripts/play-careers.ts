// Plays whole careers over HTTP, as another program would: it knows no rule, only the decisions each answer lists.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { seededPick } from "../src/core/operation/advance";
import { graphqlService, restService, type Service, type Wire } from "./career-wires";
import { sampleInput } from "./sample-input";

const { values } = parseArgs({
  options: {
    url: { type: "string" },
    wire: { type: "string", default: "both" },
    boats: { type: "string", default: "VIIA,VIIB,VIIC,VIID,VIIC_FLAK,IXA,IXB,IXC" },
    careers: { type: "string", default: "1" },
    seed: { type: "string", default: "career" },
    language: { type: "string", default: "en" },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(`Usage: npm run careers -- [options]

  --url URL       a running service; without it one is started for the occasion
  --wire WIRE     rest, graphql or both (default both)
  --boats LIST    boat types, separated by commas (default all eight)
  --careers N     careers per boat type and wire (default 1)
  --seed TEXT     the same seed plays the same careers (default career)
  --language TAG  en, fr or ja: the language of the log sheets (default en)`);
  process.exit(0);
}

interface Decision {
  readonly operation: string;
  readonly legal: boolean;
  readonly input: unknown;
  readonly limits: readonly { readonly code: string }[];
}

/** How many lots an operation has in the urn a move is drawn from, 10 unless told: play goes on, and rather fights. */
const EAGERNESS: Readonly<Record<string, number>> = {
  loadTorpedoes: 1,
  abortPatrol: 1,
  turnBack: 1,
  breakOff: 2,
  resolveNightWait: 3,
};

/** The longest career seen has some 700 operations; one that runs on past this is stuck. */
const MOVE_LIMIT = 5000;

/** Plays one career to its end and gives the last snapshot. */
async function playCareer(wire: Wire, boat: string, seed: string): Promise<{ snapshot: unknown; moves: number }> {
  const pick = seededPick(seed);
  let answer = await wire("new", { input: { boat, number: 100 + pick(900), name: "Kommandant" }, seed });
  let moves = 0;
  while (answer.kind === "RESOLUTION") {
    const open = (answer.decisions as Decision[]).filter((decision) => decision.legal);
    if (open.length === 0) return { snapshot: answer.snapshot, moves };
    if (moves >= MOVE_LIMIT) throw new Error(`${boat} ${seed}: still at sea after ${moves} operations.`);
    answer = await move(wire, answer.snapshot, open, pick, seed);
    moves += 1;
  }
  throw new Error(`${boat} ${seed}: ${JSON.stringify(answer)}`);
}

async function move(wire: Wire, snapshot: unknown, open: Decision[], pick: (n: number) => number, seed: string) {
  const urn = open.flatMap((decision) => Array(EAGERNESS[decision.operation] ?? 10).fill(decision) as Decision[]);
  for (let tries = 0; tries < 500; tries += 1) {
    const decision = urn[pick(urn.length)]!;
    const input = sampleInput(decision.input, pick);
    const answer = await wire(decision.operation, { snapshot, input, seed });
    if (answer.kind === "RESOLUTION") return answer;
    const limited = decision.limits.some((limit) => limit.code === answer.code);
    if (!limited) throw new Error(`${decision.operation} was listed and refused: ${JSON.stringify(answer)}`);
  }
  throw new Error("No input within the limits was found in 500 tries.");
}

async function startService(): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ["scripts/start.mjs", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/[^\s/'"]+:\d+/.exec(said);
      if (found) resolve(found[0]);
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

const service = values.url === undefined ? await startService() : { url: values.url, stop: async () => {} };
try {
  const wires: [string, Service][] = [];
  if (values.wire !== "graphql") wires.push(["REST", restService(service.url)]);
  if (values.wire !== "rest") wires.push(["GraphQL", await graphqlService(service.url)]);
  let careers = 0;
  let operations = 0;
  for (const boat of values.boats.split(",")) {
    for (const [name, { play, logSheet }] of wires) {
      for (let index = 1; index <= Number(values.careers); index += 1) {
        const { snapshot, moves } = await playCareer(play, boat, `${values.seed}-${boat}-${index}`);
        const sheet = await logSheet(snapshot, values.language);
        console.log(`\n${name}, seed ${values.seed}-${boat}-${index}, ${moves} operations\n${sheet}`);
        careers += 1;
        operations += moves;
      }
    }
  }
  console.log(`\n${careers} careers ended after ${operations} operations over HTTP.`);
} finally {
  await service.stop();
}
