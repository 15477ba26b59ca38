/** Where the local server listens. */
export interface ListenOptions {
  readonly host: string;
  readonly port: number;
}

/** The result of parsing the command line: a server, the help text, or an error. */
export type Command =
  | { readonly kind: "SERVE"; readonly listen: ListenOptions }
  | { readonly kind: "HELP" }
  | { readonly kind: "WRONG"; readonly message: string };

/** The help text of `npm start -- --help`. */
export const HELP = `Usage: npm start -- [--port N] [--host H]

  --port N   port to listen on, 0 for any free one   (default: PORT, else 4000)
  --host H   address to listen on                    (default: HOST, else 127.0.0.1)
  --help     this text`;

const HIGHEST_PORT = 65_535;

/** Reads the flags, then the environment, then the defaults. */
export function readCommand(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Command {
  let port = env.PORT || "4000";
  let host = env.HOST || "127.0.0.1";
  const rest = args.flatMap((arg) => (/^--\w+=/.test(arg) ? splitFlag(arg) : [arg]));
  for (let at = 0; at < rest.length; at += 2) {
    const flag = rest[at]!;
    const value = rest[at + 1];
    if (flag === "--help" || flag === "-h") return { kind: "HELP" };
    if (flag !== "--port" && flag !== "--host") return wrong(`Unknown option ${flag}. Try --help.`);
    if (value === undefined || value === "") return wrong(`${flag} needs a value.`);
    if (flag === "--port") port = value;
    else host = value;
  }
  if (!/^\d{1,5}$/.test(port) || Number(port) > HIGHEST_PORT) {
    return wrong(`The port must be a whole number from 0 to ${HIGHEST_PORT}, not ${JSON.stringify(port)}.`);
  }
  return { kind: "SERVE", listen: { host, port: Number(port) } };
}

function splitFlag(arg: string): [string, string] {
  const at = arg.indexOf("=");
  return [arg.slice(0, at), arg.slice(at + 1)];
}

function wrong(message: string): Command {
  return { kind: "WRONG", message };
}
