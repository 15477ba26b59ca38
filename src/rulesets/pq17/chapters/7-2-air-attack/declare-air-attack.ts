import * as z from "zod";
import { byCase, illegal, reason } from "../../../../core/choice/legality";
import { distinct } from "../../../../core/choice/limits";
import { every, listOf, oneOf, within } from "../../../../core/choice/values";
import type { Choice, Picker } from "../../../../core/contract/choice";
import { cardOf, symbolOf } from "../../charts/pack";
import { idSchema } from "../../charts/shapes";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { sendHome } from "../5-3-air-movement/homecoming";
import { drawLocationCards } from "../7-1-location/locate";
import { spendEvent } from "../13-random-events/events";
import type { Context } from "../shared/context";
import { lightOf, phasingOf, uses, weatherOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { aircraftNamed, airUnitFacts } from "./flying";
import { type AirNews, airOutcome, airOutcomeOf, noAirNews } from "./outcomes";
import { beginStrike } from "./strike-steps";
import { forcesUnder } from "./strikes";
import { type AirTarget, airTargets, isBomberCommand, strikeEvent } from "./targets";

/** 7.1, 7.2 Declares an air attack by one or, with `coordination`, several groups: each looks for the target, and those that find it attack. */
export function declareGroups(
  ctx: Context,
  side: Side,
  target: AirTarget,
  groups: readonly string[][],
  news: AirNews,
): void {
  const { state } = ctx;
  ctx.push(state.sides[side].struck, target.key, "STRUCK", "7.1");
  if (target.against === "port" || target.against === "airbase")
    spendStrikePermit(ctx, side, target.against, groups.flat());
  const { sure, others } = locateGroups(ctx, side, target, groups, news);
  if (sure.length > 0 && groups.length > 1) ctx.ruling("E-107", "7.1.2");
  const successfulGroups = [...sure, ...(others.length > 0 ? [others] : [])];
  const [first, ...later] = successfulGroups;
  const failedUnits = groups.flat().filter((id) => !successfulGroups.flat().includes(id));
  for (const unit of aircraftNamed(state, side, failedUnits)) sendHome(ctx, unit, "7.1.1");
  if (first === undefined) return;
  const { against, hex, block, place } = target;
  beginStrike(
    ctx,
    {
      side,
      cause: "segment",
      against,
      hex,
      block,
      place,
      light: lightOf(state),
      aircraft: first,
      later: later.map((each) => [...each]),
    },
    news,
  );
}

/** 7.1.3 An event that permits an attack ashore is used up by land-based aircraft. */
function spendStrikePermit(ctx: Context, side: Side, against: "port" | "airbase", ids: readonly string[]): void {
  const units = aircraftNamed(ctx.state, side, ids);
  if (units.some((unit) => unit.carrier !== null)) ctx.ruling("E-109", "7.1.3");
  const landBased = units.filter((unit) => unit.carrier === null && !isBomberCommand(ctx.state, side, unit));
  if (landBased.length > 0) spendEvent(ctx, strikeEvent(against), side, "7.1.3");
}

/** 7.1.1, 7.1.2 The groups that find the target: those by U or a carrier symbol attack alone and first, the others together. */
function locateGroups(
  ctx: Context,
  side: Side,
  target: AirTarget,
  groups: readonly string[][],
  news: AirNews,
): { sure: string[][]; others: string[] } {
  const { state, charts } = ctx;
  const sure: string[][] = [];
  const others: string[] = [];
  for (const group of groups) {
    const [force] = forcesUnder(state, { side, block: target.block, place: target.place, against: target.against });
    const soviet = aircraftNamed(state, side, group).every((unit) => airUnitFacts(charts, unit).nation === "soviet");
    const result =
      target.block === null || force === undefined
        ? { found: target.block === null, card: null }
        : drawLocationCards(ctx, side, { kind: "aircraft", id: group[0]!, soviet }, force, "7.1.1");
    news.groups.push({ aircraft: group, located: result.found });
    if (!result.found) continue;
    if (groups.length > 1 && isSure(state, ctx.charts, side, result.card)) sure.push([...group]);
    else others.push(...group);
  }
  return { sure, others };
}

function isSure(state: Snapshot, charts: Context["charts"], side: Side, card: number | null): boolean {
  if (card === null) return false;
  const symbol = symbolOf(cardOf(charts, side, card), lightOf(state), "air", weatherOf(state));
  return symbol === "U" || symbol === "C";
}

const input = z.strictObject({
  target: z
    .string()
    .regex(/^(block|strays):\d{1,2}$|^(port|airbase):[a-z0-9_]{1,60}$/, "form/target")
    .describe(
      "7.1 The target: block:7, strays:7 for the dispersed merchants of that convoy, port:tromso, airbase:banak.",
    ),
  groups: z
    .array(z.array(idSchema).min(1).max(60))
    .min(1)
    .max(60)
    .describe("7.1.2 Air units over the hex that take part. More than one group needs `coordination`."),
});

type Input = z.infer<typeof input>;

function attacks({ key, aircraft }: AirTarget, coordinated: boolean): Choice<Input> {
  const most = coordinated ? aircraft.length : 1;
  const groups = within<string[][]>(
    listOf(listOf<string>(oneOf(aircraft), 1, aircraft.length, { distinct: true }), 1, most),
    distinct(reason("AIRCRAFT_TWICE", "7.1.2"), ["/*/*"]),
    { draw: (pick) => split(aircraft, most, pick) },
  );
  return every<Input>({ target: oneOf([key]), groups });
}

function split(aircraft: readonly string[], most: number, pick: Picker): string[][] {
  const groups: string[][] = Array.from({ length: 1 + pick(most) }, () => []);
  for (const id of aircraft) if (pick(6) > 0) groups[pick(groups.length)]?.push(id);
  const filled = groups.filter((group) => group.length > 0);
  return filled.length > 0 ? filled : [[...aircraft]];
}

/** 7.1, 7.2 Declares an air attack. */
export const declareAirAttack = definePq17<Input, typeof airOutcome>({
  name: "declareAirAttack",
  title: "Declare an air attack",
  doc: "Aircraft over a hex attack an identified force there, ships in its port or an airbase. At sea they draw a card to find their target, and fly home if they fail. Each target is attacked from the air once in a segment.",
  rules: ["7.1", "7.1.1", "7.1.2", "7.1.3", "7.2", "7.7.3", "12.4", "12.5"],
  phases: { of: ["air_combat"], section: "7.1" },
  input,
  outcome: airOutcome,
  example: "air-attack-soviet-found",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN/attacking", "7.1");
    return byCase<Input, AirTarget>(
      "target",
      airTargets(state, charts, side),
      ({ key }) => key,
      (target) => attacks(target, uses(state, "coordination")),
      reason("NO_AIR_TARGET", "7.1"),
    );
  },
  resolve(ctx, { target: key, groups }) {
    const side = phasingOf(ctx.state);
    const news = noAirNews();
    const target = airTargets(ctx.state, ctx.charts, side).find((each) => each.key === key);
    if (target !== undefined) declareGroups(ctx, side, target, groups, news);
    return airOutcomeOf(news, ctx.state);
  },
});
