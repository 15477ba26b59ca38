import * as z from "zod";
import { type Choice, every, oneOf, type Reason } from "../../../core/operation/choice";
import { closed, reason } from "../../../core/operation/door";
import { hexDistance } from "../charts/map";
import { airbaseOf, airUnitOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import { hexSchema, idSchema } from "../charts/shapes";
import { regionWorks } from "../rules/assets";
import { byCase } from "../rules/doors";
import { exampleAt } from "../rules/examples";
import { atSea, forcesOf, ownOf, phasingOf } from "../rules/game";
import type { Snapshot } from "../snapshot";
import type { Aircraft } from "../snapshot-forces";
import type { Side } from "../vocabulary";
import { definePq17 } from "./operation";

const input = z.strictObject({
  aircraft: idSchema.describe("5.3 An air unit of this side."),
  hex: hexSchema.describe("5.3 Where it searches."),
});
type Input = z.infer<typeof input>;

/** 5.3 The hex an air unit flies from, and whether the weather lets it; undefined where it has none. */
function baseHex(
  state: Snapshot,
  charts: Charts,
  side: Side,
  unit: Aircraft,
): { hex: string; flies: boolean } | undefined {
  if (unit.base !== null) {
    const base = airbaseOf(charts, unit.base);
    return { hex: base.hex, flies: regionWorks(state, charts, base.region, "airUnitsFly") };
  }
  const carrier = forcesOf(state, side).find(
    (force) => atSea(force) && force.units.some((ship) => ship.unit === unit.carrier && ship.cs > 0),
  );
  if (carrier === undefined) return undefined;
  const launches = charts.WEATHER_EFFECTS.facts.conditions[state.weather.prevailing ?? "fair"].carriersLaunch;
  return { hex: carrier.at, flies: launches };
}

function flights(state: Snapshot, charts: Charts, side: Side, unit: Aircraft): Choice<Input> | Reason {
  const facts = airUnitOf(charts, unit.unit);
  if (unit.mission !== "none") return reason("ON_A_MISSION", "5.3", `${unit.id} is away, or has flown.`);
  if (!facts.recon || unit.cs === 0 || unit.interceptor)
    return reason("NO_RECON_UNIT", "5.3", `${unit.id} does not search.`);
  const base = baseHex(state, charts, side, unit);
  if (base === undefined || !base.flies) return reason("GROUNDED", "9.2", `${unit.id} cannot fly now.`);
  const hexes = charts.MAP.facts.hexes
    .map(({ id }) => id)
    .filter((id) => hexDistance(charts, base.hex, id) <= facts.range);
  return every<Input>({ aircraft: oneOf<string>([unit.id]), hex: oneOf<string>(hexes) });
}

/** 5.3 Sends an air unit to search a hex. */
export const sendAircraft = definePq17<Input, { aircraft: typeof idSchema; hex: typeof hexSchema }>({
  name: "sendAircraft",
  title: "Send aircraft to search",
  doc: "Sends one air unit for reconnaissance to a hex within its range; it searches what stands there in the recon segment.",
  rules: ["5.3", "6.2", "9.2"],
  turn: { at: ["air_move"], section: "5.3" },
  input,
  outcome: { aircraft: idSchema, hex: hexSchema },
  example: () => ({
    snapshot: exampleAt("air_move", "axis"),
    input: { aircraft: "fw200_1", hex: "0808" },
    seed: "bear-island",
  }),
  door(state, charts) {
    const side = state.phasing;
    if (side === null) return closed("OUT_OF_TURN", "5.3", "No side is flying.");
    return byCase<Input, Aircraft>(
      "aircraft",
      ownOf(state, side).aircraft,
      ({ id }) => id,
      (unit) => flights(state, charts, side, unit),
      reason("NO_AIRCRAFT", "5.3", "This side has no air unit."),
    );
  },
  resolve(desk, { aircraft, hex }) {
    const unit = ownOf(desk.state, phasingOf(desk.state)).aircraft.find(({ id }) => id === aircraft);
    if (unit !== undefined) {
      desk.set(unit, "mission", "search", "MISSION", "5.3");
      desk.set(unit, "hex", hex, "AIRCRAFT_HEX", "5.3");
    }
    return { aircraft, hex };
  },
});
