import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** Megabytes of memory it holds; undefined where the system does not say. */
  readonly memory: () => Promise<number | undefined>;
  readonly stop: () => Promise<void>;
}

/** Starts a script that says where it listens. */
export async function startServer(script: string, ...args: string[]): Promise<ServerProcess> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = /listening on (http:\/\/\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
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
