import * as z from "zod";
import { caseOf } from "../../../../core/choice/cases";
import { illegal, legal } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import { parseNotation } from "../../../../core/dice/notation";
import { cargoOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { spaceSchema, unitSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { CARGO } from "../../vocabulary";
import { carries } from "../8-cargo/hull-boxes";
import { markerOf, moveMarker } from "../13-incidents/pool";
import type { Marker } from "../13-incidents/state";
import { leadershipOf } from "../14-naval-combat/contact";
import { changeVp } from "../17-victory/points";
import { defineGoeben } from "../operation";
import { type Context, friendlyAt, germanAt, holdsFriends, isGerman, term } from "../shared/game";

/** 15.0 Merchantmen set aside where a friendly warship is, by their ids. */
export function raidsOpen(state: Snapshot): readonly string[] {
  return merchantmen(state)
    .filter(({ space }) => space !== null && holdsFriends(state, space))
    .map(({ id }) => id);
}

/** 15.0 Ends the Commerce Raiding phase: every Merchantman goes back to the pool. */
export function closeRaiding(ctx: Context): void {
  for (const marker of merchantmen(ctx.state)) moveMarker(ctx, marker, "pool", null, "15.0");
}

function merchantmen({ markers }: Snapshot): Marker[] {
  return markers.filter(({ kind, place }) => kind === "allied_merchantman" && place === "set_aside");
}

/** 15.0, D-48 The dice of a raid in a space: crew aboard any ship there adds its dice once. */
export function raidDice(state: Snapshot, charts: Charts, space: string): string {
  const { merchantman } = charts.VICTORY_POINTS.facts;
  const { count, sides } = parseNotation(merchantman)!;
  const ships = germanAt(state, space).map((id) => state.ships[id]);
  const crew = CARGO.filter((cargo) => ships.some((ship) => carries(ship, cargo)));
  const more = crew.reduce((sum, cargo) => sum + cargoOf(charts, cargo).raidDice, 0);
  return `${count + more}d${sides}`;
}

/** 15.0 Raids a Merchantman; gives the VP won. The marker goes back to the pool. */
export function raid(ctx: Context, marker: Marker, leader: string): number {
  const { state, charts } = ctx;
  ctx.ruling("D-48", "15.0");
  if (!isGerman(leader)) ctx.ruling("D-75", "15.0");
  const { modified: vp } = ctx.rollPlain({
    label: "raid",
    about: { ship: leader },
    section: "15.0",
    dice: raidDice(state, charts, marker.space!),
    modifiers: [term("LEADERSHIP", leadershipOf(state, charts, leader), "15.0")],
    say: String,
  });
  changeVp(ctx, vp, "VP_MERCHANTMAN", "15.0");
  moveMarker(ctx, marker, "pool", null, "15.0");
  return vp;
}

type Raid = { marker: string; leader: string };

const input = z.strictObject({
  marker: unitSchema.describe("15.0 The Merchantman, by its marker."),
  leader: unitSchema.describe("15.0 The friendly ship there whose Leadership counts."),
});

const outcome = { marker: unitSchema, space: spaceSchema, won: z.int32().describe("15.0 VP won.") };

/** 15.0 Raids a Merchantman. */
export const resolveRaid = defineGoeben<Raid, typeof outcome>({
  name: "resolveRaid",
  title: "Raid a merchantman",
  doc: "Raids a Merchantman drawn where a friendly warship still is: a die, another with a Seebataillon aboard a ship there, and the Leadership of one ship there are VP. The marker goes back to the pool.",
  rules: ["15.0"],
  phases: { of: ["raiding"], section: "15.0" },
  input,
  outcome,
  example: "raid-usual-1",
  legality(state) {
    const cases = raidsOpen(state).map((marker) => {
      const ships = friendlyAt(state, markerOf(state, marker).space!);
      return [marker, every<Raid>({ marker: oneOf([marker]), leader: oneOf(ships) })] as const;
    });
    if (cases.length === 0) return illegal("NO_MERCHANTMAN", "15.0");
    return legal(caseOf<Raid>("marker", Object.fromEntries(cases)));
  },
  resolve(ctx, { marker, leader }) {
    const merchantman = markerOf(ctx.state, marker);
    const space = merchantman.space!;
    return { marker, space, won: raid(ctx, merchantman, leader) };
  },
});
