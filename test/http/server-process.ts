import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** Environment variables of a started server. */
type Environment = Readonly<Record<string, string>>;

/** The script behind `npm start`: bundles the service, then starts it. */
const START = "scripts/start.mjs";

/** The bundle that START builds. */
const BUNDLED = "dist/local/main.mjs";

/** A server in a separate process. */
export interface ServerProcess {
  readonly url: string;
  /** Returns its output so far. */
  readonly output: () => string;
  /** Sends a signal and waits for the process to exit. Returns the exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<{ code: number | null }>;
}

/** Bundles and starts the service like `npm start`. Waits until it prints its address. */
export function startServer(env: Environment = {}): Promise<ServerProcess> {
  return listening(spawnServer(START, ["--port", "0"], env));
}

/** Starts the last bundle without rebuilding it. */
export function startBundled(env: Environment = {}): Promise<ServerProcess> {
  return listening(spawnServer(BUNDLED, ["--port", "0"], env));
}

/** Waits until a started server prints its address. */
export async function listening(child: ChildProcess): Promise<ServerProcess> {
  let output = "";
  const exited = once(child, "exit");
  const url = await new Promise<string>((resolve, reject) => {
    const onText = (text: Buffer) => {
      output += text;
      const url = /listening on (\S+)[\s\S]*Stop with/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout!.on("data", onText);
    child.stderr!.on("data", onText);
    child.once("exit", (code) => reject(new Error(`The server ended with code ${code}: ${output}`)));
  });
  return {
    url,
    output: () => output,
    end: async (signal) => {
      child.kill(signal);
      const [code] = await exited;
      return { code };
    },
  };
}

/** Runs the last bundle, which must exit. Returns its exit code and its output. */
export async function runBundled(
  args: readonly string[],
  env: Environment = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawnServer(BUNDLED, args, env);
  let output = "";
  child.stdout!.on("data", (text) => {
    output += text;
  });
  child.stderr!.on("data", (text) => {
    output += text;
  });
  const [code] = await once(child, "close");
  return { code, output };
}

function spawnServer(script: string, args: readonly string[], env: Environment): ChildProcess {
  const clean = { ...process.env, PORT: "", HOST: "", NODE_ENV: "", ...env };
  return spawn(process.execPath, [script, ...args], { env: clean, stdio: ["ignore", "pipe", "pipe"] });
}
