import * as z from "zod";
import { defineCareerOperation } from "../declaration";
import { assertRole, openIncludingPartialImport } from "../gate";
import { careerId } from "../shapes";

/** Removes a career with all its steps. */
export const deleteCareer = defineCareerOperation({
  name: "deleteCareer",
  title: "Delete a career",
  doc: "Revokes every token of a career and deletes its steps. You cannot undo it.",
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
    assertRole(opened, ["OWNER"], "door/delete");
    const { store, entry } = opened;
    await store.removeEntry(career);
    await Promise.all(entry.tokens.map(({ hash }) => store.unlink(hash, career)));
    await store.removeSteps(entry.chain);
    return { career, deleted: true };
  },
});
