import type { Command } from "commander";
import { followCareer } from "../../client/events";
import { UmpireError, umpireClient } from "../../client/index";
import { type CliCommand, example, withOutputOptions } from "../command";
import { CommandExit, EXIT, type ExitCode } from "../exit";
import { type FormatLine, lineFormatter } from "../lines";
import { numberIn, requireRuleset } from "../request";
import type { OutputOptions } from "../show";
import type { Terminal } from "../terminal";
import { RulesetWords } from "../words";

/** Options of the follow command. */
export interface FollowCommandOptions extends OutputOptions {
  readonly service: string;
  readonly since?: string;
}

const followCommand: CliCommand = {
  usage: "follow <career>",
  declare: (command) =>
    withOutputOptions(command)
      .description("Print each new step of a stored game, and who can move. Stop with Ctrl+C.")
      .option("--service <url>", "Address of the service.", "http://localhost:4000")
      .option("--since <version>", "Begin after this version. Default: with the newest step.")
      .addHelpText("after", example("UMPIRE_TOKEN=nut_... umpire career follow K1p9... --since 12")),
  run: runFollow,
};

/** Uses a game that is stored on a service. */
export const careerCommand: CliCommand = {
  usage: "career",
  declare: (command) =>
    command
      .description("Use a game that is stored on a service. Its token is in the variable UMPIRE_TOKEN.")
      .addHelpText("after", example("UMPIRE_TOKEN=nut_... umpire career follow K1p9...")),
  run: (terminal, _options: object, command: Command) => {
    terminal.say(command.helpInformation());
    return EXIT.UNREADABLE;
  },
  subcommands: [followCommand],
};

/** Follows a career until the user stops it, or until its token is no longer valid. */
async function runFollow(terminal: Terminal, career: string, options: FollowCommandOptions): Promise<ExitCode> {
  const { service, since, json = !terminal.isPeople, language = "en" } = options;
  const { signal } = terminal;
  // An argument would show the token to everyone who lists the processes of the machine.
  const token = process.env.UMPIRE_TOKEN;
  const call = { signal, ...(token !== undefined && { token }) };
  try {
    const formatSeats = json ? String : await seatFormatter(service, career, language, call);
    const formatLine = lineFormatter(language);
    const known = since === undefined ? {} : { since: numberIn(since, "--since") };
    const onReconnect = ({ message }: Error) => terminal.warn(message);
    for await (const event of followCareer(service, career, { ...call, ...known, onReconnect })) {
      if (json) terminal.say(JSON.stringify(event));
      else if (event.event === "reveal") terminal.say(formatLine("revealed"));
      else terminal.say(stepLine(formatLine, event.version, formatSeats(event.awaited.map(({ side }) => side))));
    }
    return EXIT.DONE;
  } catch (error) {
    if (signal.aborted) return EXIT.DONE;
    if (error instanceof UmpireError) throw new CommandExit(EXIT.NO, error.message);
    throw error;
  }
}

function stepLine(formatLine: FormatLine, version: number, seats: string): string {
  return seats === "" ? formatLine("stepWithoutTurn", { version }) : formatLine("stepWithTurn", { version, seats });
}

/** Returns a function that formats seats in the words of the career's game. */
async function seatFormatter(
  service: string,
  career: string,
  language: string,
  call: { readonly token?: string; readonly signal: AbortSignal },
): Promise<(sides: readonly (string | null)[]) => string> {
  const { ruleset: id } = await umpireClient(service).careers.career({ career, decisions: "NONE" }, call);
  const ruleset = await requireRuleset(id);
  const words = new RulesetWords(ruleset, await ruleset.phrasesOf(language));
  return (sides) => words.list(sides.map((side) => (side === null ? words.line("player") : words.value(side))));
}
