import { spawn } from "node:child_process";
import { once } from "node:events";
import { type CliCommand, example } from "../command";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { ownFile } from "../own-file";

/** Options of the serve command. */
export interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
}

/** Starts the service on this machine. */
export const serveCommand: CliCommand = {
  usage: "serve",
  declare: (command) =>
    command
      .description("Start the service on this machine.")
      .option("--port <n>", "Listen on this port.")
      .option("--host <address>", "Listen on this address.")
      .addHelpText("after", example("umpire serve --port 4000")),
  run: (_terminal, options: ServeOptions) => runServe(options),
};

/** Starts the service as `npm start` does, or from the package's bundle. Ends when the service ends. */
async function runServe({ port, host }: ServeOptions): Promise<ExitCode> {
  const script = ownFile("scripts/start.mjs") ?? ownFile("dist/service/main.mjs");
  if (script === undefined) throw unreadable("This copy of umpire does not contain the service.");
  const more = [...(port === undefined ? [] : ["--port", port]), ...(host === undefined ? [] : ["--host", host])];
  const child = spawn(process.execPath, [script, ...more], { stdio: "inherit" });
  // The service may receive the same signal from the terminal and from here. It treats both as one and shuts down in
  // order.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, "exit")) as [number | null];
  return code === 0 || code === null ? EXIT.DONE : EXIT.BROKEN;
}
