import { spawn } from "node:child_process";
import { once } from "node:events";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { ownFile } from "../own-file";

/** What the serve command takes. */
export interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
}

/** Starts the service on this machine, as `npm start` does or as the package contains it, and ends when the service ends. */
export async function serveCommand({ port, host }: ServeOptions): Promise<ExitCode> {
  const script = ownFile("scripts/start.mjs") ?? ownFile("dist/service/main.mjs");
  if (script === undefined) throw unreadable("This copy of umpire does not contain the service.");
  const more = [...(port === undefined ? [] : ["--port", port]), ...(host === undefined ? [] : ["--host", host])];
  const child = spawn(process.execPath, [script, ...more], { stdio: "inherit" });
  // The service ends in order, and takes a signal that reaches it twice for one.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, "exit")) as [number | null];
  return code === 0 || code === null ? EXIT.DONE : EXIT.BROKEN;
}
