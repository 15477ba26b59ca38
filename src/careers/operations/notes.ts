import * as z from "zod";
import { stepsExpireAt } from "../context";
import { defineCareerOperation } from "../declaration";
import { openCareer, readNewestStep } from "../gate";
import { noteSchema } from "../note";
import { canReadNote, hasText, isOwnNote } from "../notes";
import { CareerProblem, forbidden } from "../problem";
import { careerId } from "../shapes";

const PAGE_LIMIT = 100;

/** The notes of a career, page by page. */
export const careerNotes = defineCareerOperation({
  name: "careerNotes",
  title: "List the notes of a career",
  doc: "Lists the notes that the token may read, in the order of their steps, in pages.",
  method: "GET",
  isMutation: false,
  path: "/v1/careers/:career/notes",
  token: "REQUIRED",
  input: z.strictObject({
    career: careerId,
    after: z
      .string()
      .regex(/^\d{1,7}$/, "form/next-page")
      .optional()
      .describe("`next` of the previous page."),
  }),
  output: z
    .strictObject({
      notes: z.array(noteSchema).describe("The notes of the page."),
      next: z.string().nullable().describe("Send it as `after` to get the next page. Null on the last page."),
    })
    .meta({ id: "CareerNotePage", description: "A page of a career's notes." }),
  async call(context, caller, { career, after }) {
    const opened = await openCareer(context, caller, career);
    const head = await readNewestStep(opened);
    const from = after === undefined ? 0 : Number(after) + 1;
    const stored = await opened.store.readNotes(opened.entry.chain, from, PAGE_LIMIT + 1);
    const page = stored.slice(0, PAGE_LIMIT);
    const notes = page.filter((note) => hasText(note) && canReadNote(opened, head, note));
    return { notes, next: stored.length > PAGE_LIMIT ? String(page.at(-1)!.version) : null };
  },
});

/** Deletes the text of a note. Its hash stays in the chain. */
export const deleteNote = defineCareerOperation({
  name: "deleteNote",
  title: "Delete a note",
  doc: "Deletes a note, as its author or the owner. Its hash stays in the chain, which still proves.",
  method: "DELETE",
  isMutation: true,
  path: "/v1/careers/:career/notes/:version",
  token: "REQUIRED",
  input: z.strictObject({ career: careerId, version: z.int32().min(0).describe("Number of the step NOTE.") }),
  output: z
    .strictObject({
      career: z.string().describe("Id of the career."),
      version: z.int32().describe("Number of the step NOTE."),
    })
    .meta({ id: "CareerNoteDeleted", description: "Confirmation that a note was deleted." }),
  async call(context, caller, { career, version }) {
    const opened = await openCareer(context, caller, career);
    const { store, entry, slot } = opened;
    const [note] = await store.readNotes(entry.chain, version, 1);
    const head = await readNewestStep(opened);
    // A token cannot distinguish a missing note from one that it may not read.
    if (note?.version !== version || !hasText(note) || !canReadNote(opened, head, note))
      throw new CareerProblem("NOTE_UNKNOWN");
    if (slot.role !== "OWNER" && !isOwnNote(slot, note.author)) throw forbidden("door/note", entry);
    // Without the mark of a deleted note, its author could send the move again to restore it.
    await store.writeNote(entry.chain, { ...note, salt: "", text: "" }, stepsExpireAt(context, entry.expiresAt));
    return { career, version };
  },
});
