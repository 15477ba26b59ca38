import * as z from "zod";
import { codes } from "../core/contract/schema";
import { proofText } from "./proof-text";
import type { ChainStep } from "./record";
import words from "./words/en.json";

/**
 * The origins of a step's dice that a proof can distinguish, with what each one proves. Steps that connect chains are
 * origins too.
 */
const ORIGINS = words.origins;

/** The origin of a step's dice. */
export type DiceOrigin = keyof typeof ORIGINS;

const NAMES = Object.keys(ORIGINS) as readonly DiceOrigin[];

/** Number of steps of a chain for each origin of their dice. */
export const diceSchema = z
  .array(
    z
      .strictObject({
        origin: codes("CareerDiceOrigin", "Where the dice of a step came from.", ORIGINS).describe(
          "Where their dice came from.",
        ),
        steps: z.int32().min(1).describe("How many steps."),
        first: z.int32().min(0).describe("The version of the first of them."),
        ownCharts: z
          .int32()
          .min(0)
          .describe(
            "How many of them were played on charts of the caller's own: whatever the dice prove, those charts may read them as the caller likes, and let a roll lead to no step.",
          ),
        proves: z.string().describe("What that proves of them, in English."),
      })
      .meta({ id: "CareerDice", description: "How many steps have dice of one origin, and what that proves." }),
  )
  .describe("Of the steps proven, how many there are of each origin of their dice, and what that proves.");

/** Number of steps of a chain for each origin of their dice. */
export type DiceSummary = z.infer<typeof diceSchema>;

/**
 * Returns the origin of a step's dice. `signed` is true if the step and the one before, which made the promise, have a
 * valid signature.
 */
export function originOf({ kind, rolls, randomness, entropy = null }: ChainStep, signed: boolean): DiceOrigin {
  if (kind === "FORK" || kind === "IMPORT" || kind === "TAKE_BACK" || kind === "CORRECTION") return kind;
  if (kind === "SNAPSHOT") return "GIVEN";
  if (rolls.length === 0 || randomness === null) return "NONE";
  if (randomness !== "SERVER") return randomness;
  if (!signed) return "SERVER_UNSIGNED";
  if (kind === "START") return "SERVER_FIRST";
  return entropy === null ? "SERVER_ALONE" : "SERVER";
}

/** Counts steps by the origin of their dice. */
export class DiceCount {
  private readonly counts = new Map<DiceOrigin, { steps: number; readonly first: number; ownCharts: number }>();

  add(origin: DiceOrigin, { version, operation, charts }: Pick<ChainStep, "version" | "operation" | "charts">): void {
    const count = this.counts.get(origin) ?? { steps: 0, first: version, ownCharts: 0 };
    count.steps += 1;
    if (operation !== null && charts !== null) count.ownCharts += 1;
    this.counts.set(origin, count);
  }

  /** The counts, in the order of the origins. */
  get summary(): DiceSummary {
    return NAMES.flatMap((origin) => {
      const count = this.counts.get(origin);
      if (count === undefined) return [];
      return [{ origin, ...count, proves: proofText({ origin, ...count }, "en") }];
    });
  }
}
