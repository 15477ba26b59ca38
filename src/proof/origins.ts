import * as z from "zod";
import { codes } from "../core/contract/schema";
import type { Step } from "./record";
import { provenOf } from "./wording";
import words from "./words/en.json";

/** Where the dice of a step came from, as far as a proof can tell, and the joints of a chain, each with what that proves. */
const ORIGINS = words.origins;

/** Where the dice of a step came from. */
export type Origin = keyof typeof ORIGINS;

const NAMES = Object.keys(ORIGINS) as readonly Origin[];

/** How many steps of a chain there are of each origin. */
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

/** How many steps of a chain there are of each origin. */
export type DiceTold = z.infer<typeof diceSchema>;

/** Where the dice of a step came from; `signed` says that it and the step before, which made the promise, bear a known signature. */
export function originOf({ kind, rolls, randomness, entropy = null }: Step, signed: boolean): Origin {
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
  private readonly counts = new Map<Origin, { steps: number; readonly first: number; ownCharts: number }>();

  add(origin: Origin, { version, operation, charts }: Pick<Step, "version" | "operation" | "charts">): void {
    const found = this.counts.get(origin) ?? { steps: 0, first: version, ownCharts: 0 };
    found.steps += 1;
    if (operation !== null && charts !== null) found.ownCharts += 1;
    this.counts.set(origin, found);
  }

  /** What was counted, in the order of the origins. */
  get told(): DiceTold {
    return NAMES.flatMap((origin) => {
      const found = this.counts.get(origin);
      if (found === undefined) return [];
      return [{ origin, ...found, proves: provenOf({ origin, ...found }, "en") }];
    });
  }
}
