import type { Context as KernelContext } from "../../../../core/contract/context";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Phase } from "../../vocabulary";

/** The context of an operation of this game: its snapshot as draft, its charts, dice and audit. */
export type Context = KernelContext<Snapshot, Charts>;

/** Moves play on to a phase. */
export function enterPhase(ctx: Context, phase: Phase, section: string): void {
  ctx.set(ctx.state, "phase", phase, "PHASE", section);
}

/** Records in the list of spaces dealt with in this phase. */
export function markDone(ctx: Context, space: string, section: string): void {
  if (!ctx.state.done.includes(space)) ctx.push(ctx.state.done, space, "SPACE_DONE", section);
}
