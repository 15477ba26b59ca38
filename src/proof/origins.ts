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
        origin: codes("CareerDiceOrigin", "Source of the dice of a step.", ORIGINS).describe("Source of the dice."),
        steps: z.int32().min(1).describe("Number of steps with this source."),
        first: z.int32().min(0).describe("Version of the first of these steps."),
        ownCharts: z
          .int32()
          .min(0)
          .describe(
            "Number of these steps that use changed charts. Such charts can give the dice any meaning, or make a roll have no effect.",
          ),
        proves: z.string().describe("What this source proves about the dice, in English."),
      })
      .meta({ id: "CareerDice", description: "The steps with one source of dice, and what that source proves." }),
  )
  .describe("For each source of dice, the number of verified steps, and what that source proves.");

/** Number of steps of a chain for each origin of their dice. */
export type DiceSummary = z.infer<typeof diceSchema>;

/**
 * Returns the origin of a step's dice. `signed` is true if the step and the one before, which made the promise, have a
 * valid signature. `retried` is true if one person alone could have taken moves back earlier.
 */
export function originOf(
  { kind, rolls, randomness, entropy = null }: ChainStep,
  { signed, retried }: { readonly signed: boolean; readonly retried: boolean },
): DiceOrigin {
  if (kind === "FORK" || kind === "IMPORT" || kind === "TAKE_BACK" || kind === "CORRECTION") return kind;
  if (kind === "SNAPSHOT") return "GIVEN";
  if (rolls.length === 0 || randomness === null) return "NONE";
  if (randomness !== "SERVER") return randomness;
  if (!signed) return "SERVER_UNSIGNED";
  if (kind === "START") return "SERVER_FIRST";
  if (retried) return "SERVER_RETRIED";
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
