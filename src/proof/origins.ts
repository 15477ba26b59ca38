import * as z from "zod";
import { codes } from "../core/contract/schema";
import type { Step } from "./record";

/** Where the dice of a step came from, as far as a proof can tell, and the joints of a chain, each with what that proves. */
export const ORIGINS = {
  NONE: "No die was rolled.",
  GIVEN: "A position as it was given, and not played: nothing of what came before it is proven.",
  SERVER: "Promised before the move, mixed with what the caller gave, and signed: nobody could choose or bend them.",
  SERVER_ALONE:
    "Promised before the move and signed, without anything of the caller's: the caller could not choose them; the service could.",
  SERVER_FIRST: "The server's, at the beginning, where nothing had been promised: whoever began may have begun often.",
  SERVER_UNSIGNED:
    "Called the server's, without a signature by a key that was given: anyone may have made them, and chosen among many.",
  SEED: "Of a seed that the caller sent, and may have chosen among many.",
  TAPE: "Typed in: nothing is proven of them but that they were used as they stand.",
  FORK: "A fork: what comes after it may be one of several attempts from there.",
  IMPORT: "An import: what comes before it was kept elsewhere, and what comes after may be one of several attempts.",
} as const;

/** What charts of the caller's own take away from all of these. */
const OWN_CHARTS =
  "On charts of the caller's own none of this says that a result is fair: they may read any face as he likes, and let a roll lead to no step, so that another can be tried.";

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
  if (kind === "FORK" || kind === "IMPORT") return kind;
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
      const proves = found.ownCharts === 0 ? ORIGINS[origin] : `${ORIGINS[origin]} ${OWN_CHARTS}`;
      return [{ origin, ...found, proves }];
    });
  }
}
