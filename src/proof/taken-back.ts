import * as z from "zod";
import { targetOf } from "./events";
import type { ChainStep } from "./record";

/** Schema of the moves that players took back. */
export const takenBackSchema = z
  .strictObject({
    steps: z.int32().min(0).describe("Number of moves that are no longer part of the game."),
    rolls: z.int32().min(0).describe("Number of rolls in these moves."),
  })
  .meta({ id: "CareerTakenBack", description: "The moves that players took back. The chain still contains them." });

/** Counts the moves of a chain that its newest position no longer follows from. */
export class TakenBackCount {
  /** The step that each step follows in the game, with the rolls of the step. */
  private readonly steps = new Map<
    number,
    { readonly after: number; readonly move: boolean; readonly rolls: number }
  >();
  private newest = -1;

  add(step: ChainStep): void {
    const { version, operation, rolls } = step;
    this.steps.set(version, {
      after: targetOf(step) ?? version - 1,
      move: operation !== null,
      rolls: rolls.length,
    });
    this.newest = version;
  }

  /** The moves that were taken back. */
  get summary(): z.infer<typeof takenBackSchema> {
    const current = new Set<number>();
    for (let version = this.newest; this.steps.has(version); version = this.steps.get(version)!.after)
      current.add(version);
    const dropped = [...this.steps].filter(([version, { move }]) => move && !current.has(version));
    return { steps: dropped.length, rolls: dropped.reduce((sum, [, { rolls }]) => sum + rolls, 0) };
  }
}
