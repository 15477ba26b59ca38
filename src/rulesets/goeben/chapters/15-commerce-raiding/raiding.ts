import { parseNotation } from "../../../../core/dice/notation";
import { cargoOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { CARGO } from "../../vocabulary";
import { carries } from "../8-cargo/hull-boxes";
import { moveMarker } from "../13-incidents/markers";
import type { Marker } from "../13-incidents/state";
import { leadershipOf } from "../14-naval-combat/contact-number";
import { changeVp } from "../17-victory/points";
import type { Context } from "../shared/context";
import { germanAt, holdsFriends, isGerman, term } from "../shared/game";

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
    resultName: String,
  });
  changeVp(ctx, vp, "VP_MERCHANTMAN", "15.0");
  moveMarker(ctx, marker, "pool", null, "15.0");
  return vp;
}
