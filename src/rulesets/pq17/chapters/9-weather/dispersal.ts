import { chartView, modifierOf } from "../../../../core/charts/look-up";
import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import type { Side } from "../../vocabulary";
import type { Convoy, Force, Ship } from "../1-2-forces/state";
import { dropCs } from "../7-9-damage/losses";
import type { Context } from "../shared/context";
import { lightOf, weatherOf } from "../shared/game";
import { pickOne } from "../shared/picks";
import { candidates, freshShip, totalCs, typeOf } from "../shared/units";

/** 5.6 Dispersed merchants count with those of their own again that bear no mark; gives those that find none, for their caller to add. */
export function takeBack(
  ctx: Context,
  force: Force,
  { unit, cs }: Convoy["dispersed"][number],
  section: string,
): Ship | undefined {
  const same = force.units.find((ship) => ship.unit === unit && ship.marks.length === 0);
  if (same === undefined) return freshShip(ctx.charts, unit, cs);
  ctx.set(same, "cs", same.cs + cs, "SHIP_CS", section);
  return undefined;
}

/** 9.3.2 Rolls how many merchants of a convoy a Gale disperses, and picks them; gives their CS. */
export function disperse(ctx: Context, side: Side, force: Force): number {
  const { state, charts } = ctx;
  const own = state.sides[side];
  const card = own.convoyCards.find((each) => each.force === force.id && each.disperses);
  if (card !== undefined) ctx.set(card, "disperses", false, "DISPERSAL_ROLLED", "9.3.2");
  const { convoy } = force;
  if (convoy === null) return 0;
  const merchants = force.units.filter((ship) => typeOf(charts, ship) === "MX");
  const rolls = Math.floor(totalCs(merchants) / charts.LIMITS.facts.convoyCsPerDispersalDie);
  let steps = 0;
  for (let roll = 0; roll < rolls; roll += 1) {
    const { modified } = ctx.rollPlain({
      label: "dispersal",
      about: { side, force: force.id },
      section: "9.3.2",
      dice: "1d0-9",
      modifiers: [{ code: "GALE_DISPERSAL", value: state.weather.dispersalDrm, rule: "9.3.2", when: "" }],
      resultName: (total) => `${Math.max(0, total)} merchants`,
    });
    steps += Math.max(0, modified);
  }
  let dispersed = 0;
  for (; dispersed < steps; dispersed += 1) {
    const left = candidates(
      charts,
      force.units.filter((ship) => typeOf(charts, ship) === "MX"),
    );
    const ship = pickOne(ctx, {
      label: "dispersal-ship",
      about: { side, force: force.id },
      section: "9.3.2",
      pool: left,
      resultName: ({ unit }) => unit,
    });
    if (ship === undefined) break;
    addMerchant(ctx, convoy, ship.unit, 1, "9.3.2");
    dropCs(ctx, side, force, ship, 1, "9.3.2");
  }
  return dispersed;
}

/** 9.3.2 Adds dispersed merchants of a class to a convoy's dispersed part. */
function addMerchant(ctx: Context, convoy: Convoy, unit: string, cs: number, section: string): void {
  const entry = convoy.dispersed.find((each) => each.unit === unit);
  if (entry === undefined) ctx.push(convoy.dispersed, { unit, cs }, "DISPERSED", section);
  else ctx.set(entry, "cs", entry.cs + cs, "DISPERSED", section);
}

/** 9.3.3 Why dispersed merchants cannot rejoin now; undefined when they can. */
export function cannotRejoin(ctx: Pick<Context, "state" | "charts">): Reason | undefined {
  const { state, charts } = ctx;
  const prevailing = weatherOf(state);
  return charts.REJOINING.closedIn.includes(prevailing) ? reason("WEATHER_TOO_BAD", "9.3.3") : undefined;
}

/** 9.3.3 Rolls how many dispersed merchants of a convoy rejoin it; gives their CS. */
export function rejoin(ctx: Context, side: Side, force: Force): number {
  const { state, charts } = ctx;
  const { convoy } = force;
  if (convoy === null) return 0;
  const { prevailing } = state.weather;
  const codes = [
    ...(prevailing === "fair" ? ["FAIR"] : []),
    ...(prevailing === "fog" ? ["FOG"] : []),
    ...(lightOf(state) === "night" ? ["NIGHT"] : []),
  ];
  const there = totalCs(convoy.dispersed);
  const backOf = (read: number | "half" | "all"): number =>
    read === "all" ? there : read === "half" ? Math.ceil(there / 2) : Math.min(there, read);
  const { row } = ctx.roll({
    label: "rejoin",
    about: { side, force: force.id },
    section: "9.3.3",
    view: chartView(charts.REJOINING),
    modifiers: codes.map((code) => modifierOf(charts.REJOINING, code)),
    resultName: ({ rejoin }) => String(rejoin),
    adjust: ({ rejoin: read }) => {
      const result = String(backOf(read));
      return result === String(read) ? [] : [{ code: "OF_THE_DISPERSED", value: null, result, rule: "9.3.3" }];
    },
  });
  const back = backOf(row.rejoin);
  let left = back;
  for (const entry of [...convoy.dispersed].sort((a, b) => (a.unit < b.unit ? -1 : 1))) {
    const cs = Math.min(left, entry.cs);
    if (cs === 0) continue;
    left -= cs;
    ctx.set(entry, "cs", entry.cs - cs, "REJOINED", "9.3.3");
    const alone = takeBack(ctx, force, { unit: entry.unit, cs }, "9.3.3");
    if (alone !== undefined) ctx.push(force.units, alone, "SHIP_REJOINED", "9.3.3");
  }
  ctx.set(
    convoy,
    "dispersed",
    convoy.dispersed.filter(({ cs }) => cs > 0),
    "REJOINED",
    "9.3.3",
  );
  return back;
}
