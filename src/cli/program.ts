import { Command, CommanderError, Option } from "commander";
import { DECISION_SCOPES } from "../core/contract/request";
import { malformed } from "../core/request/read";
import { lookupLanguage } from "../core/text/accept-language";
import { languageFault } from "../core/text/localize";
import { LANGUAGES } from "../core/text/phrase-book";
import { registry } from "../rulesets/registry";
import { VERSION } from "../version";
import { compareCareerCommand, compareCommand } from "./commands/compare";
import { conformanceCommand, conformanceDiffCommand } from "./commands/conformance";
import { mapCommand } from "./commands/map";
import { oddsCommand } from "./commands/odds";
import { decisionsCommand, resolveCommand } from "./commands/operations";
import { playCommand } from "./commands/play";
import { explainCommand, tellCommand, verifyCommand } from "./commands/proofs";
import { proveCommand } from "./commands/prove";
import { reportCommand } from "./commands/report";
import { serveCommand } from "./commands/serve";
import { simulateCommand } from "./commands/simulate";
import { takeOverCommand } from "./commands/take-over";
import { Ending, EXIT, type ExitCode } from "./exit";
import { type Shown, showNo } from "./show";
import type { Terminal } from "./terminal";

/** Runs the command line and gives the code it ends with; nothing is thrown but what nobody foresaw. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = EXIT.DONE;
  const program = programOf(terminal, (found) => {
    code = found;
  });
  try {
    await program.parseAsync([...args], { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.DONE : EXIT.UNREADABLE;
    if (!(error instanceof Ending)) throw error;
    if (error.message !== "") terminal.warn(error.message);
    return error.code;
  }
}

function programOf(terminal: Terminal, end: (code: ExitCode) => void): Command {
  const program = new Command("umpire")
    .description("Resolves the rules of naval wargames: text for people, JSON for programs.")
    .version(VERSION, "-V, --version", "print the version of this program")
    .addHelpText("after", `\n${RULESETS}\n${EXIT_CODES}`)
    .showHelpAfterError("(umpire --help lists the commands)")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.say(text.trimEnd()),
      writeErr: (text) => terminal.warn(text.trimEnd()),
    });

  program.hook("preAction", (_program, command) => readLanguage(terminal, command));

  requesting(shown(program.command("new <ruleset>")))
    .description("Start a game: the standard one unless told.")
    .option("--out <file>", "write the resolution to a file, to be handed on as --snapshot")
    .addHelpText(
      "after",
      example(`umpire new hunters --input '{"boat":"VIIC","number":96,"name":"Lehmann"}' --seed war --out game.json`),
    )
    .action(async (id, options) => end(await resolveCommand(terminal, id, "new", options)));

  requesting(shown(program.command("decisions <ruleset>")))
    .description("List what may be done on a snapshot, and the rule that closes everything else.")
    .addHelpText("after", example("umpire decisions hunters --snapshot game.json"))
    .action(async (id, options) => end(await decisionsCommand(terminal, id, options)));

  requesting(shown(program.command("resolve <ruleset> <operation>")))
    .description("Resolve an operation with seeded dice, or with the faces of real ones.")
    .option("--audit <level>", "FULL, SUMMARY or NONE")
    .option("--run-on", "go on by itself while nothing is left but to end a phase")
    .option("--out <file>", "write the resolution to a file, to be handed on as --snapshot")
    .addHelpText(
      "after",
      example(
        "umpire resolve hunters resolveAssignment --snapshot game.json --input '{\"request\":false}' --dice 3,4",
        "umpire resolve hunters resolveEncounter --request - < request.json",
      ),
    )
    .action(async (id, operation, options) => end(await resolveCommand(terminal, id, operation, options)));

  program
    .command("map <ruleset>")
    .description("Draw the map or the mat of a game as SVG, bare or with a snapshot on it.")
    .option("--snapshot <file>", "the snapshot, or a resolution that holds one; - for standard input")
    .option("--viewer <side>", "draw what this side may see, or an onlooker; the referee's map when left out")
    .option("--charts <json>", "charts laid over the ruleset's own, or @file")
    .option("--language <tag>", "language of names and titles")
    .option("--json", "spaces, lines, regions and pieces with their places, in place of the SVG")
    .option("--out <file>", "write it to a file")
    .addHelpText(
      "after",
      example("umpire map goeben --out map.svg", "umpire map pq17 --snapshot game.json --viewer axis --json"),
    )
    .action(async (id, options) => end(await mapCommand(terminal, id, options)));

  requesting(shown(program.command("odds <ruleset> [operation]")))
    .description(
      "Tell the exact odds of an operation, or with --until of a whole procedure; where branches are left, a sample beside them. Ctrl+C ends it with what there is.",
    )
    .option("--until <json>", 'where a procedure ends, or @file: \'[{"left":["detection"]}]\'')
    .option("--choices <json>", 'what is chosen in a procedure, or @file: \'[{"operation":"endPhase"}]\'')
    .option("--policy <name>", "who chooses the rest: cautious, aggressive or random")
    .option("--project <pointer...>", "what is told apart, such as /outcome/hits")
    .option("--bound <branches>", "the most branches to follow")
    .option("--trials <n>", "how often to sample when branches are left")
    .option("--seconds <n>", "the most time to take")
    .option(
      "--workers <n>",
      "how many workers share more than 20,000 branches or 10,000 trials, one for every core unless told; 0 for none, as the service does it",
    )
    .option("--svg <file>", "write the plot as SVG")
    .addHelpText(
      "after",
      example(
        "umpire odds hunters resolveDepthCharge --request attack.json --project /outcome/hits",
        "umpire odds hunters resolveEncounter --snapshot sea.json --bound 500000 --trials 100000",
        'umpire odds hunters --snapshot hunted.json --policy cautious --until \'[{"left":["detection"]}]\' --project fate',
      ),
    )
    .action(async (id, operation, options) => end(await oddsCommand(terminal, id, operation, options)));

  requesting(shown(program.command("simulate <ruleset>")))
    .description("Make many runs of an operation or of whole games, on every core. Ctrl+C ends it with what there is.")
    .option("--operation <name>", "the operation resolved first; new unless there is a snapshot")
    .option("--policy <name>", "who plays on: cautious, aggressive or random")
    .option("--choices <json>", 'what is chosen wherever it is legal, or @file: \'[{"operation":"endPhase"}]\'')
    .option("--until <json>", "where a run ends before the game does, or @file: '[{\"operations\":10}]'")
    .option("--runs <n>", "how many runs")
    .option("--first <n>", "number of the first run, to make one again")
    .option("--measure <name...>", "what is told: a measure of the ruleset, or a pointer such as /snapshot/vp")
    .option("--moves <n>", "the most operations of one run")
    .option("--seconds <n>", "the most time to take")
    .option("--workers <n>", "how many workers; 0 for none beside this process")
    .option("--machine <arn>", "the state machine of a deployment, in place of this machine; needs the program aws")
    .option("--part <n>", "how many runs the state machine gives one function, 100 unless told")
    .option("--svg <file>", "write the first measure's histogram as SVG")
    .addHelpText(
      "after",
      example("umpire simulate hunters --input @start.json --policy cautious --runs 1000 --measure tons fate"),
    )
    .action(async (id, options) => end(await simulateCommand(terminal, id, options)));

  shown(program.command("verify <ruleset>"))
    .description("Replay an exported resolution and say whether it is right.")
    .requiredOption("--request <file>", "the request, with its operation's name as `operation`")
    .requiredOption("--answer <file>", "the answer to be checked")
    .option("--rules <folder>", "the folder of an older package, whose rules check it in place of these")
    .addHelpText("after", example("umpire verify hunters --request request.json --answer answer.json"))
    .action(async (id, options) => end(await verifyCommand(terminal, id, options)));

  requesting(shown(program.command("compare <ruleset> <operation>")))
    .description(
      "Resolve a request twice with the same dice, as it stands and otherwise, and tell where the two part; ends with 1 where they end apart.",
    )
    .option("--against <json>", "what is otherwise: edition, options, rulings, snapshot, charts, dice; or @file")
    .option("--rules <folder>", "the folder of an older package, whose rules play the other side")
    .option("--project <pointer...>", "tell the odds of both sides too, of what stands there")
    .option("--bound <branches>", "the most branches to follow on each side")
    .option("--trials <n>", "how often to sample each side when branches are left")
    .addHelpText(
      "after",
      example(
        `umpire compare hunters resolveDepthCharge --request attack.json --against '{"rulings":{"lightThenSeriousKills":true}}'`,
        "umpire compare hunters resolveDepthCharge --request attack.json --rules older/node_modules/naval-umpire",
      ),
    )
    .action(async (id, operation, options) => end(await compareCommand(terminal, id, operation, options)));

  shown(program.command("compare-career <file>"))
    .description("Tell the first step of an exported career that would have come out otherwise with the same dice.")
    .requiredOption("--against <json>", "what is otherwise, as for compare")
    .addHelpText("after", example(`umpire compare-career career.json --against '{"rulings":{"eventEndsBox":true}}'`))
    .action(async (file, options) => end(await compareCareerCommand(terminal, file, options)));

  shown(program.command("prove <files...>"))
    .description("Prove an exported career by playing it again: its file, or all its pages in order.")
    .option("--rules <folder...>", "folders of older packages, whose rules prove the steps that were played under them")
    .option("--keys <file>", "the service's published keys, from /.well-known/naval-umpire-keys.json")
    .addHelpText("after", example("umpire prove career.json --keys keys.json", "umpire prove page1.json page2.json"))
    .action(async (files, options) => end(await proveCommand(terminal, files, options)));

  shown(program.command("explain <ruleset>"))
    .description("Explain a line of an audit trail, and what other totals would have meant.")
    .option("--entry <file>", "the line; - for standard input")
    .option("--request <file>", "in its place a request, with its operation's name as `operation`")
    .option("--index <n>", "which line of its audit trail, from 0")
    .addHelpText("after", example("umpire explain hunters --request request.json --index 2 --language fr"))
    .action(async (id, options) => end(await explainCommand(terminal, id, options)));

  shown(program.command("tell <ruleset>"))
    .description("Say an audit trail in a language, without playing it again.")
    .requiredOption("--audit <file>", "the audit trail, or the answer that holds it; - for standard input")
    .addHelpText("after", example("umpire tell hunters --audit answer.json --language ja"))
    .action(async (id, options) => end(await tellCommand(terminal, id, options)));

  shown(program.command("report <ruleset> <report>"))
    .description("Compute a report of a game, such as its log sheet or its situation.")
    .option("--request <file>", "a whole request; - for standard input")
    .option("--snapshot <file>", "the position, where the report is of one")
    .option("--charts <json>", "charts laid over the ruleset's own; @file for a file")
    .addHelpText("after", example("umpire report hunters logSheet --snapshot game.json --language fr"))
    .action(async (id, name, options) => end(await reportCommand(terminal, id, name, options)));

  shown(program.command("take-over <ruleset>"))
    .description("Take over a game that was begun on paper, or say what is missing.")
    .option("--request <file>", "a whole request; - for standard input")
    .option("--input <json>", "how the game was begun, as `new` takes it; @file for a file")
    .option("--known <json>", "what is known of it; @file for a file")
    .option("--charts <json>", "charts laid over the ruleset's own; @file for a file")
    .option("--out <file>", "write the position there, to be handed on as --snapshot")
    .addHelpText("after", example("umpire take-over hunters --request paper.json --out game.json"))
    .action(async (id, options) => end(await takeOverCommand(terminal, id, options)));

  const conformance = program
    .command("conformance")
    .description(
      "Run the conformance vectors against an engine and report by cause and rule. Ctrl+C ends it with what there is.",
    )
    .option("--endpoint <url>", "a server that speaks the REST wire. Default: the own kernel")
    .option("--adapter <command>", "a program that answers a JSON line with a JSON line")
    .option("--vectors <folder>", "the folder of the vectors. Default: the vectors in this package")
    .option("--ruleset <id...>", "only these rulesets")
    .option("--operation <name...>", "only the cases of these operations")
    .option("--rule <section...>", "only the cases of these rules; 9.6 includes 9.6.7")
    .option("--id <id...>", "only these vectors")
    .option("--level <level>", "the highest level to check: outcomes, rolls, audit or state", "state")
    .option("--baseline <file>", "known failures: only new ones fail the run")
    .option("--update-baseline", "write the failures of this run to the baseline")
    .option("--timeout <seconds>", "how long the engine may take for one case", "10")
    .option("--parallel <n>", "how many cases an endpoint is asked at once", "8")
    .option("--report <kind>", "text, json or junit", "text")
    .option("--out <file>", "write the report to a file")
    .addHelpText(
      "after",
      example(
        "umpire conformance --endpoint http://127.0.0.1:4000 --report junit --out report.xml",
        'umpire conformance --adapter "python3 engine.py" --ruleset hunters',
        'umpire conformance --adapter "python3 engine.py" --rule 9.6 --level rolls --baseline known.json',
      ),
    )
    .addHelpText("after", PROTOCOL)
    .action(async (options) => end(await conformanceCommand(terminal, options)));
  conformance
    .command("diff <old> <new>")
    .description("Name the vectors that were added, changed or removed between two folders or packages, by rule.")
    .addHelpText("after", example("umpire conformance diff node_modules/old-umpire node_modules/naval-umpire"))
    .action(async (before, after, _options, command: Command) =>
      // The conformance command reads the options, wherever they stand.
      end(await conformanceDiffCommand(terminal, before, after, command.optsWithGlobals())),
    );

  program
    .command("play <ruleset>")
    .description("Play a game in the terminal.")
    .option("--file <file>", "keep the game here as it is played, and go on with it when it is there")
    .option("--seed <text>", "seed of the dice")
    .option("--physical", "roll real dice and type them in")
    .option("--input <json>", "how the game starts, or @file; the standard game unless told")
    .option("--run-on", "go on by itself while all that is left is to end a phase, standing permissions apart")
    .option("--language <tag>", "language of the sentences")
    .addHelpText("after", example("umpire play hunters --file career.json --physical --language fr"))
    .action(async (id, options) => end(await playCommand(terminal, id, options)));

  program
    .command("version")
    .description("Print the version of this program.")
    .action(() => terminal.say(VERSION));

  program
    .command("serve")
    .description("Start the service on this machine.")
    .option("--port <n>", "the port")
    .option("--host <address>", "the address")
    .addHelpText("after", example("umpire serve --port 4000"))
    .action(async (options) => end(await serveCommand(options)));

  program
    .command("mcp")
    .description("Referee games for an assistant: a server of the Model Context Protocol on standard input and output.")
    .action(async () => {
      // Loaded when asked for: no other command needs what speaks the protocol.
      const { mcpCommand } = await import("./commands/mcp");
      end(await mcpCommand(terminal));
    });
  return program;
}

const PROTOCOL = `
The adapter's protocol: the program reads a line of JSON for every case on its standard input, one at a time,
  {"id": 1, "ruleset": "hunters", "operation": "resolveEncounter", "request": {"snapshot": ..., "input": ..., "dice": [3, 4]}}
where the request is the body of POST /v1/{ruleset}/{operation}, and writes one line for it to its standard output,
  {"id": 1, "answer": {"kind": "RESOLUTION", "snapshot": ..., "outcome": ..., "audit": [...], "dice": [...]}}
where kind is RESOLUTION, NEEDS_ROLL (with "next"), REFUSAL or MALFORMED (with "faults"); a REFUSAL has "code", "citation" and
"pointer". A case that the engine does not support is answered with {"kind": "UNSUPPORTED"}. Nothing else may stand on standard output: what the program has to say goes to standard error. It is asked until
its input ends.`;
const RULESETS = `A ruleset is one of ${registry.map(({ id }) => id).join(", ")}; decisions lists its operations.`;
const EXIT_CODES = `Ends with ${EXIT.DONE} when done, ${EXIT.NO} when a rule says no or a check fails, ${EXIT.UNREADABLE} when the request cannot be read, ${EXIT.BROKEN} when something broke.`;

/** Replaces the language that a command names by one of the service's. Ends the command with a fault for an unknown language. */
function readLanguage(terminal: Terminal, command: Command): void {
  const options = command.opts<Shown>();
  const { language } = options;
  if (language === undefined) return;
  const spoken = lookupLanguage(language, LANGUAGES);
  if (spoken !== undefined) return void command.setOptionValue("language", spoken);
  // Commands without --no-json answer people by default.
  const isShown = command.options.some(({ long }) => long === "--no-json");
  const fault = malformed([languageFault({ languages: LANGUAGES })]);
  throw new Ending(showNo(terminal, fault, isShown ? options : { json: false }));
}

function example(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  ${line}`).join("\n")}`;
}

/** Gives a command the options that make a request. */
function requesting(command: Command): Command {
  return command
    .option("--request <file>", "a whole request as JSON; - for standard input")
    .option("--snapshot <file>", "the snapshot, or a resolution that holds one; - for standard input")
    .option("--input <json>", "the input, or @file")
    .option("--seed <text>", "seed of the dice")
    .option("--dice <faces>", "faces of real dice, separated by commas")
    .option("--rerolls <n>", "ordinals of rolls to be made again, separated by commas")
    .addOption(new Option("--decisions <scope>", "operations to list; PHASE when left out").choices(DECISION_SCOPES))
    .option("--charts <json>", "charts laid over the ruleset's own, or @file");
}

/** Gives a command the options that say how its answer is shown. */
function shown(command: Command): Command {
  return command
    .option("--json", "JSON for programs; the default when nobody looks on")
    .option("--no-json", "text for people, whoever looks on")
    .option("--language <tag>", "language of the sentences");
}
