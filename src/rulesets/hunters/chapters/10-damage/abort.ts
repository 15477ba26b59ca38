import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { AbortReason } from "../../vocabulary";
import { arrive } from "../7-patrols/completion";
import { beforeGibraltar, boxOf, pastLastArea, trackOf } from "../7-patrols/track";
import { type Context, enterPhase } from "../shared/context";
import { patrolOf } from "../shared/game";
import { commandLost } from "./crew";
import { dieselsOut, isDamaged } from "./systems";

/** 10.8.1 The rule by which a patrol is aborted, by its reason. */
const ABORTED_BY: Readonly<Record<AbortReason, string>> = {
  voluntary: "10.8.5",
  fuel_tanks: "10.4.2",
  diesel_engine: "10.2.1",
  command: "10.5.3",
  gyro_compass: "R1",
  gibraltar: "7.3.3",
};

/** 10.8.2 The two ways home that can be equally near. */
export const WAYS_HOME = ["back", "forward"] as const;

type WayHome = (typeof WAYS_HOME)[number];

/** 10.8 Aborts the patrol: the way home is fixed, or the player must choose between two equal ways. */
export function beginAbort(ctx: Context, reason: AbortReason, choice?: WayHome): void {
  const { state, charts } = ctx;
  const patrol = patrolOf(state);
  if (patrol.abort === null) {
    citeAbort(ctx, reason);
    ctx.set(patrol, "abort", { reason, atCheck: patrol.checksDone }, "PATROL_ABORTED", ABORTED_BY[reason]);
  }
  const route = abortRoute(state, charts);
  if (route.kind === "port") {
    arrive(ctx, "10.8.2");
    return;
  }
  if (route.kind === "tie" && choice === undefined) {
    enterPhase(ctx, "abort_direction", "10.8.2");
    return;
  }
  const back = route.kind === "tie" ? choice === "back" : route.direction === "backward";
  const box = route.kind === "tie" ? (back ? route.back : route.forward) : route.box;
  ctx.set(patrol, "jumpTo", box, "WAY_HOME", "10.8.2");
  ctx.set(patrol, "direction", back ? "backward" : "outbound", "WAY_HOME", "10.8.2");
  enterPhase(ctx, "at_sea", "10.8.2");
}

/** 10.8.2 Cites the rulings that decide how a boat aborts from where it is. */
function citeAbort(ctx: Context, reason: AbortReason): void {
  if (!ctx.recording) return;
  const { state, charts } = ctx;
  const patrol = patrolOf(state);
  if (boxOf(state, charts)?.kind === "transit") ctx.ruling("E-14", "10.8.2");
  else if (patrol.area === "mediterranean") ctx.ruling("E-13", "10.8.2");
  if (reason === "diesel_engine") ctx.ruling("E-51", "10.2.1");
  if (reason !== "voluntary" && patrol.checksDoneInBox < patrol.checksRequired) ctx.ruling("E-52", "10.8.2");
  if (!isDamaged(state) && beforeGibraltar(state, charts)) ctx.ruling("E-67", "7.3.3");
}

/** 10.8.2 The way that an abort leads: to port at once, to a box, or to a choice between two equally near. */
export type AbortRoute =
  | { readonly kind: "port" }
  | { readonly kind: "box"; readonly box: number; readonly direction: "outbound" | "backward" }
  | { readonly kind: "tie"; readonly back: number; readonly forward: number };

/** 10.8.2 The way to the nearest Transit box; from a Transit box, to the nearest end of the track (E-14). A boat just resupplied counts as placed (D16). */
export function abortRoute(state: Snapshot, charts: Charts): AbortRoute {
  const { boxes } = trackOf(state, charts);
  const { firstMediterranean, jumpTo, box: here } = patrolOf(state);
  const box = jumpTo ?? here;
  const transit = (index: number): boolean => boxes[index - 1]?.kind === "transit";
  const onlyForward = firstMediterranean && state.boat.mediterraneanPassed;
  if (transit(box)) {
    if (pastLastArea(state, charts)) {
      return box === boxes.length ? { kind: "port" } : { kind: "box", box: box + 1, direction: "outbound" };
    }
    return box === 1 ? { kind: "port" } : { kind: "box", box: box - 1, direction: "backward" };
  }
  let back = box - 1;
  while (back > 0 && !transit(back)) back -= 1;
  let forward = box + 1;
  while (forward <= boxes.length && !transit(forward)) forward += 1;
  if (onlyForward || back < 1 || forward - box < box - back)
    return { kind: "box", box: forward, direction: "outbound" };
  if (forward > boxes.length || box - back < forward - box) return { kind: "box", box: back, direction: "backward" };
  return { kind: "tie", back, forward };
}

/** 10.8.1 The reason for which the boat must abort now; undefined when it need not. */
export function forcedAbort(state: Snapshot): AbortReason | undefined {
  if (state.boat.systems.fuel_tanks === "inoperable") return "fuel_tanks";
  if (dieselsOut(state) > 0) return "diesel_engine";
  if (commandLost(state)) return "command";
  return undefined;
}
