import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";

/** A server in a separate process. */
export interface ServerProcess {
  readonly url: string;
  /** Memory in use, in megabytes. Undefined if the system does not report it. */
  readonly memory: () => Promise<number | undefined>;
  readonly stop: () => Promise<void>;
}

/** Starts a script that prints its address. */
export async function startServer(script: string, ...args: string[]): Promise<ServerProcess> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const url = /listening on (http:\/\/\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    void exited.then(([code]) => reject(new Error(`${script} stopped with ${code}`)));
  });
  return {
    url,
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
      const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
      return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
    },
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
    },
  };
}
