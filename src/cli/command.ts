import { type Command, Option } from "commander";
import type { AnalysisName } from "../core/analysis/headings";
import { DECISION_SCOPES } from "../core/contract/request";
import type { ExitCode } from "./exit";
import type { Terminal } from "./terminal";

/** A command of the program: its usage, help and action. */
export interface CliCommand {
  /** Name and arguments, such as `odds <ruleset> [operation]`. */
  readonly usage: string;
  /** The analyses that this command runs. */
  readonly analyses?: readonly AnalysisName[];
  /** Adds description, options and examples. */
  readonly declare: (command: Command) => Command;
  /** Runs the command with its arguments, its options and the parsed command. Returns the exit code. */
  readonly run: (terminal: Terminal, ...args: never[]) => ExitCode | Promise<ExitCode>;
  readonly subcommands?: readonly CliCommand[];
}

/** Formats the examples at the end of a command's help. */
export function example(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  ${line}`).join("\n")}`;
}

/** Adds the request options to a command. Default: all of them. Otherwise only those of `fields`. */
export function withRequestOptions(command: Command, fields?: readonly string[]): Command {
  const options = [
    new Option("--request <file>", "Read a whole request as JSON; - for standard input."),
    new Option("--snapshot <file>", "Read the snapshot, or a resolution with one; - for standard input."),
    new Option("--input <json>", "Set the input; @file for a file."),
    new Option("--seed <text>", "Roll with this seed."),
    new Option("--dice <faces>", "Use these real dice, separated by commas."),
    new Option("--rerolls <n>", "Reroll these rolls, counted from 0 and separated by commas."),
    new Option("--decisions <scope>", "List these operations. Default: PHASE.").choices(DECISION_SCOPES),
    new Option("--charts <json>", "Change charts of the ruleset; @file for a file."),
  ];
  const isOffered = (option: Option) => fields === undefined || fields.includes(option.attributeName());
  for (const option of options.filter(isOffered)) command.addOption(option);
  return command;
}

/** Adds the output options to a command. */
export function withOutputOptions(command: Command): Command {
  return command
    .option("--json", "Print JSON. Default if stdout is not a terminal.")
    .option("--no-json", "Print text for people. Default if stdout is a terminal.")
    .option("--language <tag>", "Print sentences in this language. Default: en.");
}
