import * as z from "zod";
import { named, torpedoSchema } from "../../schemas";
import { type Torpedo, TUBES, type Tube } from "../../vocabulary";

/** 9.2, 9.3 The results of one torpedo or shell. */
export const SHOT_RESULTS = ["sunk", "damaged", "dud", "missed", "wasted"] as const;

/** 9.2, 9.3 The results of one torpedo or shell. */
export type ShotResult = (typeof SHOT_RESULTS)[number];

/** 9.2, 9.3 One torpedo or shell with its target and result. */
export interface Shot {
  readonly tube: Tube | null;
  readonly torpedo: Torpedo | null;
  readonly slot: number;
  readonly result: ShotResult;
  readonly damage: number;
}

/** 4.5 The name of a torpedo tube. */
const tubeSchema = z.enum(TUBES).meta({ id: "HuntersTube", description: "4.5 A torpedo tube." });

/** 9.2, 9.3 Schema of one torpedo or shell with its target and result. */
export const shotSchema = named(
  () =>
    z.strictObject({
      tube: tubeSchema.nullable().describe("Tube fired; null for the deck gun."),
      torpedo: torpedoSchema.nullable().describe("Torpedo type; null for the deck gun."),
      slot: z.int32().min(1).max(4).describe("Column of the target."),
      result: z.enum(SHOT_RESULTS).meta({ id: "HuntersShotResult", description: "9.2, 9.3 Result of a shot." }),
      damage: z.int32().min(0).max(20).describe("Damage points done."),
    }),
  "Shot",
  "9.2, 9.3 One torpedo or shell.",
);

/** Shots as an outcome. */
export function shotOutcomes(shots: readonly Shot[]): z.infer<typeof shotSchema>[] {
  return shots.map((shot) => ({ ...shot }));
}

/** 9.2.1 An input that names a target for each tube fired. */
export const allocationSchema = z
  .strictObject(
    Object.fromEntries(
      TUBES.map((tube) => [tube, z.int32().min(1).max(4).optional().describe(`Target slot of tube ${tube}.`)]),
    ) as Record<Tube, z.ZodOptional<z.ZodInt32>>,
  )
  .meta({ id: "HuntersAllocation", description: "9.2.1 The target of each tube fired. Omitted tubes stay loaded." });
