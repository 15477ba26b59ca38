import type { Phrases } from "../../../core/contract/phrases";
import { wordFor } from "../../../core/text/sentence";
import { clip } from "../../../core/text/text-width";
import { ICE_ZONES } from "../vocabulary";
import { listLines, type Phrasing, WIDTH } from "./phrasing";
import { battleLines } from "./situation-battle-text";
import type { Situation } from "./situation-schema";
import { othersLines, ownLines } from "./situation-side-text";

/** The state of a game as printable text, in lines of at most a hundred fixed-width columns. */
export function situationText(situation: Situation, phrases: Phrases): string {
  const phrasing: Phrasing = { phrases, say: (value, ...scopes) => wordFor(value, phrases, ...scopes) };
  const rule = "-".repeat(WIDTH);
  const parts = [
    headLines(situation, phrasing),
    ...situation.own.map((own) => ownLines(own, phrasing)),
    ...situation.others.map((report) => othersLines(report, phrasing)),
    pendingLines(situation, phrasing),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .flatMap((lines, index) => (index === 0 ? lines : [rule, ...lines]))
    .map((line) => clip(line, WIDTH).trimEnd())
    .join("\n");
}

function headLines(situation: Situation, phrasing: Phrasing): string[] {
  const { say } = phrasing;
  const { viewer, turn, day, half, lit, phase, phasing, decides, vp, initiative, result, weather } = situation;
  const local = weather.local.map(({ region, turn: until }) => `${say("sheet.local")} ${say(region)} (${until})`);
  return [
    [
      say("sheet.title"),
      viewer === null ? say("sheet.referee") : say(viewer),
      `${say("sheet.turn")} ${turn}`,
      `${say("sheet.day")} ${day} ${say(half)}`,
      say(lit),
      `${say("sheet.vp")} ${vp.total}`,
    ].join("  "),
    [say(phase, "PHASE"), `${say("sheet.phasing")} ${say(phasing)}`, `${say("sheet.decides")} ${say(decides)}`].join(
      "  ",
    ),
    ...(result === null ? [] : [say(result, "RESULT")]),
    [
      `${say("sheet.weather")} ${say(weather.prevailing)}`,
      ...local,
      `${say("sheet.initiative")} ${say(initiative)}`,
    ].join("  "),
    ...listLines(
      say("sheet.ice"),
      ICE_ZONES.map((zone) => {
        const { expected, fixed } = situation.ice[zone];
        return `${say(zone)} ${say(expected)}${fixed ? "" : " ?"}`;
      }),
      phrasing,
    ),
    ...listLines(
      say("sheet.events"),
      situation.events.map(({ event, until }) => `${say(event)} (${until})`),
      phrasing,
    ),
    ...listLines(
      say("sheet.options"),
      situation.options.map((option) => say(option)),
      phrasing,
    ),
  ];
}

function pendingLines({ pending }: Situation, phrasing: Phrasing): string[] {
  if (pending === null) return [];
  const { say } = phrasing;
  const { decision, side, block, submarines } = pending;
  const boats = submarines === null ? "" : `  ${say("submarines")} ${submarines.before} + ${submarines.after}`;
  const about = block === null ? "" : `  ${say("sheet.block")} ${block}`;
  return [`${say("sheet.pending")}  ${say(side)}: ${say(decision)}${about}${boats}`, ...battleLines(pending, phrasing)];
}
