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
      phasing: sideSchema.nullable().describe("B The side whose player phase it is. Null for neither."),
      pending: decisionSchema.nullable().describe("B The decision within a segment. Null without one."),
      decides: sideSchema.nullable().describe("B The side that must decide now. Null if neither has a decision."),
      reacts: z.boolean().describe("B The deciding side acts within the other side's phase."),
      operations: z.array(z.string().max(60)).max(200).describe("The operations that are open now, by name."),
    }),
  "RolesReport",
  "B Who decides what now.",
);

/** The side that decides now, and its decisions. */
export const rolesReport = defineReport<Charts, z.infer<typeof input>, z.infer<typeof output>>({
  name: "roles",
  title: "Who decides",
  doc: "Shows whose player phase it is, which side must decide now, which decision is pending, and which operations are open.",
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
