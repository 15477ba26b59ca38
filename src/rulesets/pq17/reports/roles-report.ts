import * as z from "zod";
import { type AnyOperation, defineReport } from "../../../core/contract/operation";
import { operations } from "../chapters/index";
import { decider } from "../chapters/shared/game";
import type { Charts } from "../charts/schema";
import { decisionSchema, named, phaseSchema, sideSchema, turnSchema } from "../schemas";
import { type Snapshot, snapshotSchema } from "../snapshot";

const input = z.strictObject({ snapshot: snapshotSchema.describe("The game, at any stage.") });

const output = named(
  () =>
    z.strictObject({
      turn: turnSchema,
      phase: phaseSchema,
      phasing: sideSchema.nullable().describe("B Whose player phase it is; null for neither."),
      pending: decisionSchema.nullable().describe("B The decision in the midst of a segment; null without one."),
      decides: sideSchema.nullable().describe("B Who is to decide now; null where nothing is left to a side."),
      reacts: z.boolean().describe("B The side that decides answers within the phase of the other."),
      operations: z.array(z.string().max(60)).max(200).describe("The operations that are open now, by name."),
    }),
  "RolesReport",
  "B Who decides what now.",
);

/** The side that decides now, and its decisions. */
export const rolesReport = defineReport<Charts, z.infer<typeof input>, z.infer<typeof output>>({
  name: "roles",
  title: "Who decides",
  doc: "Says whose player phase it is, which side is to decide now, what decision is pending, and which operations are open.",
  rules: ["1.2", "3", "6.2.2", "6.6.1", "7.2", "7.5.2"],
  input,
  snapshots: ["/snapshot"],
  output,
  example: { snapshot: "patrol-white-leaves" },
  compute({ snapshot }, charts) {
    const { turn, phase, phasing, pending } = snapshot;
    const decides = decider(snapshot);
    return {
      turn,
      phase,
      phasing,
      pending: pending?.decision ?? null,
      decides,
      reacts: decides !== null && phasing !== null && decides !== phasing,
      operations: operations.filter((operation) => isOpen(operation, snapshot, charts)).map(({ name }) => name),
    };
  },
});

function isOpen({ phases: turn, legality }: AnyOperation, state: Snapshot, charts: Charts): boolean {
  return (turn === undefined || turn.of.includes(state.phase)) && legality(state, charts).legal;
}
