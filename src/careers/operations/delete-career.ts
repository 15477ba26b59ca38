import * as z from "zod";
import { defineCareerOperation } from "../declaration";
import { assertRole, type OpenedCareer, openIncludingPartialImport, readNewestStep } from "../gate";
import { CareerProblem } from "../problem";
import { careerId } from "../shapes";
import { seesAll } from "../visibility";

/** Throws a CareerProblem if a player has claimed a seat and the game has not ended. */
async function assertNotInPlay(opened: OpenedCareer): Promise<void> {
  // A claim that was cut off must not block the founder. Its token does not work yet.
  if (!opened.entry.founding!.seats.some(({ by, taken }) => by === "CLAIM" && taken)) return;
  if (!seesAll(opened, await readNewestStep(opened))) throw new CareerProblem("CAREER_IN_PLAY");
}

/** Removes a career with all its steps. */
export const deleteCareer = defineCareerOperation({
  name: "deleteCareer",
  title: "Delete a career",
  doc: "Revokes every token of a career and deletes its steps. You cannot undo it. A host may do it before the first claim of a seat, and after the end of the game.",
  method: "DELETE",
  isMutation: true,
  path: "/v1/careers/:career",
  token: "REQUIRED",
  input: z.strictObject({ career: careerId }),
  output: z
    .strictObject({ career: z.string().describe("Id of the career."), deleted: z.boolean().describe("Always true.") })
    .meta({ id: "CareerDeleted", description: "Confirmation that a career was deleted." }),
  async call(context, caller, { career }) {
    const opened = await openIncludingPartialImport(context, caller, career);
    assertRole(opened, ["OWNER", "HOST"], "door/delete");
    if (opened.slot.role === "HOST") await assertNotInPlay(opened);
    const { store, entry } = opened;
    await store.removeEntry(career);
    await Promise.all(entry.tokens.map(({ hash }) => store.unlink(hash, career)));
    await store.removeHooks(entry.chain);
    await store.removeSteps(entry.chain);
    return { career, deleted: true };
  },
});
