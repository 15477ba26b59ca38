import { join } from "node:path";
import { quotaOf } from "../api/careers/quota";
import { streamQuotaOf } from "../api/careers/streams";
import { examplesOf } from "../api/examples";
import { FILE_VARIABLE } from "../careers/store/environment";
import type { Example } from "../core/contract/operation";
import { withStore } from "./careers";
import { HELP, type ListenOptions, readCommand } from "./options";
import { type Functions, type Handler, listen, serverFor, stop } from "./server";
import { careersService } from "./services";
import { repeatWhile } from "./webhooks";

/** Milliseconds that running requests may take after the server receives a signal to stop. */
const GRACE_MS = 5_000;

const ORPHAN_CHECK_MS = 200;

const NO_ADDRESS = ["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"];

const say = (text: string) => process.stdout.write(`${text}\n`);

const warn = (text: string) => process.stderr.write(`${text}\n`);

const command = readCommand(process.argv.slice(2), process.env);

if (command.kind === "HELP") say(HELP);
else if (command.kind === "WRONG") fail(command.message);
else await serve(command.listen);

async function serve({ host, port }: ListenOptions): Promise<void> {
  try {
    quotaOf(process.env);
    streamQuotaOf(process.env);
  } catch (error) {
    return fail((error as Error).message);
  }
  const folder = process.env.CAREERS_FOLDER || join(process.cwd(), ".data/careers");
  const store = careersService(folder, process.env, warn);
  // Loaded late, so that a wrong command line is reported at once.
  const [
    { AnalysisWorkers, analysesOf, concernsCareers: asksForCareers },
    { handler: graphql },
    { handler: rest },
    { followCareer, closeStreams },
    { sendDueWebhooks },
    { rulesets },
  ] = await Promise.all([
    import("./analysis"),
    import("../handlers/graphql"),
    import("../handlers/rest"),
    import("../handlers/events"),
    import("../handlers/webhooks"),
    import("../rulesets/index"),
  ]);
  const workers = new AnalysisWorkers();
  const isAnalysis = analysesOf(rulesets);
  const stored = withStore(store);
  const graphqlHandler = workers.with("graphql", graphql, isAnalysis);
  // An analysis of stored games does not occupy the store while it waits for a worker.
  const graphqlForCareers = workers.with("graphql", stored(graphql), isAnalysis, () => store.start());
  const careers: Handler = async (event) => (await import("../handlers/careers")).handler(event);
  const functions: Functions = {
    graphql: (event, signal) =>
      asksForCareers(event) ? graphqlForCareers(event, signal) : graphqlHandler(event, signal),
    rest: workers.with("rest", rest, isAnalysis),
    events: stored(followCareer),
    careers: workers.with("careers", stored(careers), isAnalysis, () => store.start()),
  };
  const server = serverFor(functions, warn);
  let taken: number;
  try {
    taken = await listen(server, port, host);
  } catch (error) {
    return fail(listenFailure(error as NodeJS.ErrnoException, host, port));
  }
  // Without a database, the functions of the cloud send the webhooks.
  const stopWebhooks = repeatWhile(() => process.env[FILE_VARIABLE] !== undefined, sendDueWebhooks, warn);
  let stopping = false;
  const onSignal = async () => {
    // Under npm one Ctrl+C arrives twice: from the terminal and from npm. The stop is bounded anyway.
    if (stopping) return;
    stopping = true;
    closeStreams();
    await stop(server, GRACE_MS);
    await stopWebhooks();
    await workers.stop();
    await store.stop();
    process.exit(0);
  };
  process.on("SIGTERM", onSignal).on("SIGINT", onSignal);
  // A signal to npm ends npm and the shell below it, but never reaches this process.
  if (process.env.npm_lifecycle_event !== undefined) onOrphaned(onSignal);
  const first = [...rulesets][0]!;
  const { operations } = await examplesOf(first.id);
  say(greeting(urlOf({ host, port: taken }), first.id, operations.new!));
}

function onOrphaned(act: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) act();
  }, ORPHAN_CHECK_MS).unref();
}

function listenFailure(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === "EADDRINUSE") return `Port ${port} is in use. Choose another: npm start -- --port ${port + 1}`;
  if (error.code === "EACCES") return `This account may not use port ${port}. Choose one above 1023.`;
  if (NO_ADDRESS.includes(error.code ?? "")) return `This machine has no address ${host}.`;
  return `The server cannot listen on ${host}:${port}: ${error.message}`;
}

function fail(message: string): void {
  warn(message);
  process.exitCode = 1;
}

/** Returns the address to open in a browser for a server that listens there. */
function urlOf({ host, port }: ListenOptions): string {
  const anywhere = host === "0.0.0.0" || host === "::";
  const name = anywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Returns the server's text at startup: its pages, and a first request that starts a game. */
function greeting(url: string, ruleset: string, example: Example): string {
  const body = JSON.stringify({ input: example.input, seed: example.seed });
  return `Naval Umpire is listening on ${url}

  Play in a browser  ${url}
  GraphQL console    ${url}/graphql
  REST reference     ${url}/docs
  Guides             ${url}/guides

Paste this to start a career at sea:

  curl -s ${url}/v1/${ruleset}/new -H 'content-type: application/json' -d '${body.replaceAll("'", "'\\''")}'

Stop with Ctrl+C.`;
}
