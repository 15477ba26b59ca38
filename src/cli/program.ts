import { Command, CommanderError } from "commander";
import { malformed } from "../core/request/result";
import { lookupLanguage } from "../core/text/accept-language";
import { languageFault } from "../core/text/localize";
import { formatAnswer } from "../core/text/message";
import { KERNEL_TEMPLATES, LANGUAGES } from "../core/text/phrase-book";
import { registry } from "../rulesets/registry";
import { VERSION } from "../version";
import type { CliCommand } from "./command";
import { COMMANDS } from "./commands/index";
import { CommandExit, EXIT, type ExitCode } from "./exit";
import { type OutputOptions, showRejection } from "./show";
import type { Terminal } from "./terminal";

/** Runs the command line and returns its exit code. Throws only for internal errors. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = EXIT.DONE;
  const program = programOf(terminal, (result) => {
    code = result;
  });
  try {
    await program.parseAsync([...args], { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.DONE : EXIT.UNREADABLE;
    if (!(error instanceof CommandExit)) throw error;
    if (error.message !== "") terminal.warn(error.message);
    return error.code;
  }
}

function programOf(terminal: Terminal, end: (code: ExitCode) => void): Command {
  const program = new Command("umpire")
    .description("Resolve the rules of naval wargames. Prints text for people and JSON for programs.")
    .version(VERSION, "-V, --version", "Print the version of this program.")
    .helpOption("-h, --help", "Print this help.")
    .helpCommand("help [command]", "Print the help of a command.")
    .addHelpText("after", `\n${RULESETS}\n${EXIT_CODES}`)
    .showHelpAfterError("(umpire --help lists the commands)")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.say(text.trimEnd()),
      writeErr: (text) => terminal.warn(text.trimEnd()),
    });

  program.hook("preAction", (_program, command) => readLanguage(terminal, command));

  for (const command of COMMANDS) addCommand(program, command, terminal, end);
  return program;
}

/** Adds a command with its subcommands. It ends the program with the code that it returns. */
function addCommand(
  parent: Command,
  { usage, declare, run, subcommands = [] }: CliCommand,
  terminal: Terminal,
  end: (code: ExitCode) => void,
): void {
  const command = declare(parent.command(usage)).action(async (...args) =>
    end(await run(terminal, ...(args as never[]))),
  );
  for (const each of subcommands) addCommand(command, each, terminal, end);
}

const RULESETS = `Rulesets: ${registry.map(({ id }) => id).join(", ")}. The command decisions lists the operations.`;
const EXIT_CODES = `Exit codes: ${EXIT.DONE} success, ${EXIT.NO} refusal or failed check, ${EXIT.UNREADABLE} malformed request, ${EXIT.BROKEN} internal error.`;

/** Replaces the language option by a supported tag. Ends the command with a fault for an unknown language. */
function readLanguage(terminal: Terminal, command: Command): void {
  const options = command.opts<OutputOptions>();
  const { language } = options;
  if (language === undefined) return;
  const spoken = lookupLanguage(language, LANGUAGES);
  if (spoken !== undefined) return void command.setOptionValue("language", spoken);
  // Commands without --no-json print text by default.
  const isShown = command.options.some(({ long }) => long === "--no-json");
  const fault = formatAnswer(malformed([languageFault({ languages: LANGUAGES })]), KERNEL_TEMPLATES);
  throw new CommandExit(showRejection(terminal, fault, isShown ? options : { json: false }));
}
