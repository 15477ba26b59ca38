import { type AnyOperation, defineReport } from "../../../core/contract/operation";
import { operations } from "../chapters/index";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { roles } from "./roles";
import { rolesInput, rolesOutput } from "./roles-schema";

/** 25 The report of who may submit what when several play the German side. */
export const rolesReport = defineReport({
  name: "roles",
  title: "Roles of several players",
  doc: "Shows who may submit each open operation if several players share the German command, and which captains may speak to each other.",
  rules: ["25.0"],
  input: rolesInput,
  snapshots: ["/snapshot"],
  output: rolesOutput,
  example: { snapshot: "end-intelligence-captains" },
  compute({ snapshot }, charts: Charts) {
    const openOperations = operations.filter((operation) => isOpen(operation, snapshot, charts));
    const names = openOperations.map(({ name }) => name);
    return roles(snapshot, charts, names);
  },
});

function isOpen({ phases: turn, legality }: AnyOperation, state: Snapshot, charts: Charts): boolean {
  return (turn === undefined || turn.of.includes(state.phase)) && legality(state, charts).legal;
}
