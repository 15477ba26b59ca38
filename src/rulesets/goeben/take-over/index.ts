import { defineTakeOver } from "../../../core/contract/take-over";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import example from "./example.json";
import { stages } from "./facts";
import { type Known, knownSchema } from "./known";
import { narrowed } from "./narrowed";
import { position } from "./position";

/** 4.0 How a game is taken over that was begun on paper. */
export const takeOver = defineTakeOver<Snapshot, Charts, Known>({
  known: knownSchema,
  stages,
  narrowed,
  position,
  requestPointers: {
    "/options": "/input/options",
    "/rulings": "/input/rulings",
    "/unseen": "/known/markers",
    "/unseen/pool": "/known/faceDown",
    "/unseen/faceDown": "/known/faceDown",
    "/unseen/coastal": "/known/coastal",
    "/unseen/faceDownCoastal": "/known/coastal",
    "/campaign": "/input/options/campaign",
  },
  example,
});
