import { defineTakeOver } from "../../../core/contract/take-over";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import example from "./example.json";
import { stages } from "./facts";
import { type Known, knownSchema } from "./known";
import { position } from "./position";

/** 3.5 How a career is taken over that was begun on paper. */
export const takeOver = defineTakeOver<Snapshot, Charts, Known>({
  known: knownSchema,
  stages,
  position,
  requestPointers: {
    "/startMonth": "/input/startMonth",
    "/options": "/input/options",
    "/rulings": "/input/rulings",
    "/successes": "/known/before/successes",
    "/takenOver": "/known/before",
    "/takenOver/month": "/known/month",
    "/patrol/track": "/known/patrol/area",
    "/log": "/known/patrol",
    "/log/0/month": "/known/month",
    "/log/0/area": "/known/patrol/area",
    "/log/0/ships": "/known/patrol/ships",
  },
  example,
});
