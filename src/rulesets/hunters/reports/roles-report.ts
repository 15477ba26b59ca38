import { defineReport } from "../../../core/contract/operation";
import { operations } from "../chapters/index";
import type { Charts } from "../charts/schema";
import { roles } from "./roles";
import { rolesInput, rolesOutput } from "./roles-schema";

/** 13.1.2 Who decides and who rolls when two play against each other. */
export const rolesReport = defineReport({
  name: "roles",
  title: "Roles of two players",
  doc: "Says which player decides each open operation and who makes each roll when two players take turns at the enemy's dice.",
  rules: ["13.1.2", "14.8.3"],
  input: rolesInput,
  snapshots: ["/snapshot"],
  output: rolesOutput,
  example: { snapshot: "e3-5" },
  compute: ({ snapshot }, charts: Charts) => roles(snapshot, charts, operations),
});
