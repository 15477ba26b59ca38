import { cardOf, symbolOf } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { locate } from "../7-1-location/locate";
import { spendEvent } from "../13-random-events/running";
import { type Context, lightOf } from "../shared/game";
import { type AirTold, forcesUnder } from "./air-combat";
import { beginStrike } from "./flow";
import { type AirTarget, isBomberCommand, strikeEvent } from "./targets";
import { aircraftNamed, factsOf, sendHome } from "./units";

/** 7.1, 7.2 Declares an air attack by one or, with `coordination`, several groups: each looks for the target, and those that find it attack. */
export function declareAttack(
  ctx: Context,
  side: Side,
  target: AirTarget,
  groups: readonly string[][],
  told: AirTold,
): void {
  const { state } = ctx;
  ctx.push(state.sides[side].struck, target.key, "STRUCK", "7.1");
  if (target.against === "port" || target.against === "airbase")
    spendStrikePermit(ctx, side, target.against, groups.flat());
  const { sure, others } = locateGroups(ctx, side, target, groups, told);
  if (sure.length > 0 && groups.length > 1) ctx.ruling("E-107", "7.1.2");
  const found = [...sure, ...(others.length > 0 ? [others] : [])];
  const [first, ...later] = found;
  const lost = groups.flat().filter((id) => !found.flat().includes(id));
  for (const unit of aircraftNamed(state, side, lost)) sendHome(ctx, unit, "7.1.1");
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
    told,
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
  told: AirTold,
): { sure: string[][]; others: string[] } {
  const { state, charts } = ctx;
  const sure: string[][] = [];
  const others: string[] = [];
  for (const group of groups) {
    const [force] = forcesUnder(state, { side, block: target.block, place: target.place, against: target.against });
    const soviet = aircraftNamed(state, side, group).every((unit) => factsOf(charts, unit).nation === "soviet");
    const result =
      target.block === null || force === undefined
        ? { found: target.block === null, card: null }
        : locate(ctx, side, { kind: "aircraft", soviet }, force, "7.1.1");
    told.groups.push({ aircraft: group, located: result.found });
    if (!result.found) continue;
    if (groups.length > 1 && isSure(state, ctx.charts, side, result.card)) sure.push([...group]);
    else others.push(...group);
  }
  return { sure, others };
}

function isSure(state: Snapshot, charts: Context["charts"], side: Side, card: number | null): boolean {
  if (card === null) return false;
  const symbol = symbolOf(cardOf(charts, side, card), lightOf(state), "air", state.weather.prevailing ?? "fair");
  return symbol === "U" || symbol === "C";
}
