import { TORPEDOES, TUBES } from "../../vocabulary";
import type { Context } from "../shared/context";
import type { ReloadInput, TorpedoLoad } from "./torpedo-load";

/** 4.5 Puts a load aboard, tube by tube. */
export function takeAboard(ctx: Context, load: TorpedoLoad, section: string): void {
  const { boat } = ctx.state;
  for (const tube of TUBES) ctx.set(boat.tubes, tube, load.tubes[tube], "TUBE_LOADED", section);
  setReloads(ctx, load, section);
}

/** 4.5, 7.4.2 Fills the reload boxes. */
export function setReloads(ctx: Context, load: ReloadInput, section: string): void {
  const { boat } = ctx.state;
  for (const end of ["fwdReloads", "aftReloads"] as const) {
    for (const torpedo of TORPEDOES) ctx.set(boat[end], torpedo, load[end][torpedo], "RELOADS_STOWED", section);
  }
}
