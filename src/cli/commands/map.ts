import { drawMap } from "../../core/engine/map";
import { mapFields, readRequest } from "../../core/request/fields";
import { phrasesAsked } from "../../core/text/localize";
import { inWords } from "../../core/text/worded-fault";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { gather, type RequestOptions, rulesetOf } from "../request";
import { showNo } from "../show";
import type { Terminal } from "../terminal";

/** What a map is drawn of and how it is written, as the command takes it. */
interface MapOptions extends Pick<RequestOptions, "snapshot" | "charts"> {
  readonly viewer?: string;
  readonly language?: string;
  readonly json?: boolean;
  readonly out?: string;
}

/** Draws a map, bare or with a snapshot on it: as SVG, or as the numbers that it is made of. */
export async function mapCommand(terminal: Terminal, id: string, options: MapOptions): Promise<ExitCode> {
  const { viewer, language, json = false, out } = options;
  const ruleset = await rulesetOf(id);
  const { map } = ruleset;
  if (map === undefined) throw unreadable(`${ruleset.title} has no map.`);
  const given = await gather(terminal, options);
  const fields = {
    ...given,
    ...(viewer === undefined ? {} : { viewer }),
    ...(language === undefined ? {} : { language }),
  };
  const read = readRequest(ruleset, "map", fields, mapFields(ruleset));
  const answer = await drawMap(ruleset, map, read.request, { found: read.faults, language: read.language });
  if (answer.kind === "MALFORMED") {
    return showNo(terminal, inWords(answer, await phrasesAsked(ruleset, read.language, undefined)), { json });
  }
  const { geometry, svg } = answer;
  const text = json ? JSON.stringify(geometry) : svg.trimEnd();
  if (out === undefined) terminal.say(text);
  else await terminal.writeFile(out, `${text}\n`);
  return EXIT.DONE;
}
