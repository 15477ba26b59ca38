import { drawMapFields } from "../../core/engine/map";
import { requestedPhrases, supportedLanguage } from "../../core/text/localize";
import { formatAnswer } from "../../core/text/message";
import { type CliCommand, example } from "../command";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { gatherRequest, type RequestOptions, requireRuleset } from "../request";
import { showRejection } from "../show";
import type { Terminal } from "../terminal";

/** Options of the map command. */
interface MapOptions extends Pick<RequestOptions, "snapshot" | "charts"> {
  readonly viewer?: string;
  readonly language?: string;
  readonly json?: boolean;
  readonly out?: string;
}

/** Draws the map of a game. */
export const mapCommand: CliCommand = {
  usage: "map <ruleset>",
  declare: (command) =>
    command
      .description("Draw the map or the mat of a game as SVG, empty or with a snapshot.")
      .option("--snapshot <file>", "Read the snapshot, or a resolution with one; - for standard input.")
      .option("--viewer <side>", "Draw what this side may see, or `onlooker`. Default: the referee's map.")
      .option("--charts <json>", "Change charts of the ruleset; @file for a file.")
      .option("--language <tag>", "Print names and titles in this language. Default: en.")
      .option("--json", "Print spaces, lines, regions and pieces as JSON instead of SVG.")
      .option("--out <file>", "Write the map to a file.")
      .addHelpText(
        "after",
        example("umpire map goeben --out map.svg", "umpire map pq17 --snapshot game.json --viewer axis --json"),
      ),
  run: runMap,
};

/** Draws a map, bare or with a snapshot: as SVG, or as its geometry in JSON. */
async function runMap(terminal: Terminal, id: string, options: MapOptions): Promise<ExitCode> {
  const { viewer, language, json = false, out } = options;
  const ruleset = await requireRuleset(id);
  const { map } = ruleset;
  if (map === undefined) throw unreadable(`The ruleset ${ruleset.title} has no map.`);
  const request = await gatherRequest(terminal, options);
  const fields = {
    ...request,
    ...(viewer === undefined ? {} : { viewer }),
    ...(language === undefined ? {} : { language }),
  };
  const spoken = supportedLanguage(ruleset, fields.language);
  const answer = await drawMapFields(ruleset, map, fields, spoken);
  if (answer.kind === "MALFORMED") {
    return showRejection(
      terminal,
      formatAnswer(answer, (await requestedPhrases(ruleset, spoken, undefined)) ?? ruleset.templates),
      {
        json,
      },
    );
  }
  const { geometry, svg } = answer;
  const text = json ? JSON.stringify(geometry) : svg.trimEnd();
  if (out === undefined) terminal.say(text);
  else await terminal.writeFile(out, `${text}\n`);
  return EXIT.DONE;
}
