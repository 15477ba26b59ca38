import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** The server as `npm start` runs it, in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** Everything it has printed so far. */
  readonly output: () => string;
  /** Sends a signal and waits for the end; gives the exit code and how long it took. */
  readonly end: (signal: NodeJS.Signals) => Promise<{ code: number | null; ms: number }>;
}

/** Starts the server and waits until it says where it listens. */
export async function startServer(args: readonly string[] = ["--port", "0"]): Promise<ServerProcess> {
  const child = spawnServer(args);
  let output = "";
  const exited = once(child, "exit");
  const url = await new Promise<string>((resolve, reject) => {
    const onText = (text: Buffer) => {
      output += text;
      const found = /listening on (\S+)[\s\S]*Stop with/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout!.on("data", onText);
    child.stderr!.on("data", onText);
    child.once("exit", (code) => reject(new Error(`The server ended with code ${code}: ${output}`)));
  });
  return {
    url,
    output: () => output,
    end: async (signal) => {
      const began = performance.now();
      child.kill(signal);
      const [code] = await exited;
      return { code, ms: performance.now() - began };
    },
  };
}

/** Runs the server where it is expected to end by itself; gives its exit code and what it printed. */
export async function runServer(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawnServer(args, env);
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

function spawnServer(args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const clean = { ...process.env, PORT: "", HOST: "", NODE_ENV: "", ...env };
  return spawn(process.execPath, ["scripts/start.mjs", ...args], { env: clean, stdio: ["ignore", "pipe", "pipe"] });
}
