import type { About } from "../../../../core/contract/audit";
import type { AdjustmentCode } from "../../vocabulary";
import type { Context } from "../shared/context";

/** 14.8, 14.8.4 Whether the boat may evade: the option is on and the hydrophones work. */
export function mayEvade(ctx: Context): boolean {
  return ctx.state.options.evasiveManeuvers && ctx.state.boat.systems.hydrophones === "ok";
}

/** 14.8.1 The change that an evasion makes to the hits of the depth charges. */
export interface EvasionChange {
  readonly code: AdjustmentCode;
  readonly value: number;
}

/** 14.8 An evasion: its change to the hits, and the numbers of the boat and of the escort, for the audit. */
export interface Evasion {
  readonly change: EvasionChange;
  readonly about: About;
}
