import { reason } from "../../../core/choice/legality";
import { defineTakeOver } from "../../../core/contract/take-over";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import example from "./example.json";
import { stages } from "./facts";
import { type Known, knownSchema } from "./known";
import { narrowed } from "./narrowed";
import { position } from "./position";

/** 8.1 How an operation is taken over that was begun on paper; a campaign keeps too much that no table shows. */
export const takeOver = defineTakeOver<Snapshot, Charts, Known>({
  known: knownSchema,
  refusal: ({ campaign }) =>
    campaign === null ? undefined : { ...reason("CAMPAIGN_NOT_TAKEN_OVER", "15"), pointer: "/scenario" },
  stages,
  narrowed,
  position,
  requestPointers: {
    "/options": "/input/options",
    "/rulings": "/input/rulings",
    "/scenario": "/input/scenario",
  },
  example,
});
