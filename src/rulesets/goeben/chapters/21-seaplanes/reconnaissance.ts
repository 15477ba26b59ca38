import * as z from "zod";
import { chartView } from "../../../../core/charts/look-up";
import { reason } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import { neighboursOf } from "../../charts/map";
import { terrainOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { germanShipSchema, named, spaceSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import type { GermanShipId } from "../../vocabulary";
import { carries } from "../8-cargo/hull-boxes";
import { unstow } from "../8-cargo/stowing";
import { terrainAt } from "../9-ports/sites";
import { revealedSchema } from "../11-intelligence/choices";
import { type Revealed, revealAt } from "../11-intelligence/intelligence";
import { defineGoeben } from "../operation";
import type { Context } from "../shared/context";
import { byShip } from "../shared/game";

/** 21.2 A seaplane's flight: from which ship, and to which space. */
export interface SeaplaneFlight {
  readonly ship: GermanShipId;
  readonly space: string;
}

/** 21.2 The reason why a ship cannot send a seaplane now; undefined when it can. */
export function noFlight(state: Snapshot, charts: Charts, ship: GermanShipId): Reason | undefined {
  if (!carries(state.ships[ship], "seaplane")) return reason("NO_SEAPLANE", "21.2", { ship });
  if (state.ships[ship].reconnoitred) {
    return reason("ALREADY_RECONNOITRED", "21.2", { ship });
  }
  if (adjacent(state, charts, ship).some((space) => isOpen(state, charts, space))) return undefined;
  return reason("NOWHERE_TO_FLY", "21.2", { ship });
}

/** 21.2 The flights of a ship's seaplane. */
export function flights(state: Snapshot, charts: Charts, ship: GermanShipId): Choice<SeaplaneFlight> {
  const spaces = adjacent(state, charts, ship);
  const closed = spaces
    .filter((space) => !isOpen(state, charts, space))
    .map((value) => ({ value, reason: reason("SPACE_CLOSED/seaplane", "12.5", { value }) }));
  const openSpaces = spaces.filter((space) => isOpen(state, charts, space));
  return every<SeaplaneFlight>({ ship: oneOf([ship]), space: oneOf(openSpaces, closed) });
}

function adjacent(state: Snapshot, charts: Charts, ship: GermanShipId): readonly string[] {
  const { space } = state.ships[ship];
  return space === null ? [] : neighboursOf(charts, space);
}

function isOpen(state: Snapshot, charts: Charts, space: string): boolean {
  return !terrainOf(charts, terrainAt(state, charts, space)).closed;
}

/** 21.2 What can become of a flight. */
const FINDINGS = ["lost", "none", "revealed"] as const;

/** 21.2 Flies: the seaplane may be lost, find nothing, or turn up everything in the space. */
export function fly(
  ctx: Context,
  { ship, space }: SeaplaneFlight,
): { result: (typeof FINDINGS)[number]; revealed: Revealed | null } {
  const record = ctx.state.ships[ship];
  ctx.set(record, "reconnoitred", true, "SHIP_RECONNOITRED", "21.2");
  const view = chartView(ctx.charts.RECONNAISSANCE);
  const { result } = ctx.roll({ label: "reconnaissance", about: { ship, space }, section: "21.2", view }).row;
  if (result === "lost") unstow(ctx, ship, record.boxes.indexOf("seaplane") + 1, "SEAPLANE_LOST", "21.2");
  if (result !== "revealed") return { result, revealed: null };
  return { result, revealed: revealAt(ctx, space, { markers: "all", coastal: "all" }, "21.2") };
}

const input = z.strictObject({
  ship: germanShipSchema.describe("21.2 The ship that carries the seaplane."),
  space: spaceSchema.describe("21.2 An adjacent space."),
});

const outcome = {
  reconnaissance: named(
    z.enum(FINDINGS),
    "ReconnaissanceFinding",
    "21.2 The seaplane is lost, finds nothing, or reveals everything there.",
  ),
  revealed: revealedSchema.nullable().describe("21.2 What was turned face up; null if nothing."),
};

/** 21.2 Flies a seaplane's reconnaissance. */
export const resolveReconnaissance = defineGoeben<SeaplaneFlight, typeof outcome>({
  name: "resolveReconnaissance",
  title: "Send out a seaplane",
  doc: "Sends a ship's seaplane to an adjacent space, once per seaplane and Intelligence phase.",
  rules: ["21.2", "20.1"],
  phases: { of: ["intelligence"], section: "21.2" },
  input,
  outcome,
  example: "reconnaissance-4",
  legality: (state, charts) =>
    byShip(
      state,
      (ship) => noFlight(state, charts, ship),
      (ship) => flights(state, charts, ship),
      reason("NO_SEAPLANE/any", "21.2"),
    ),
  resolve(ctx, flight) {
    const { result, revealed } = fly(ctx, flight);
    return { reconnaissance: result, revealed };
  },
});
