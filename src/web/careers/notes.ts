import type { CareerNotePage } from "../../client/index";
import { careersClient } from "../service/service";
import { type MoveNote, notes } from "../tree/notes";
import { tokenOf } from "./current-career";

/** Loads the notes of a stored game that this token may read. */
export async function readNotes(id: string): Promise<void> {
  const all: Record<number, MoveNote> = {};
  let after: string | null | undefined;
  while (after !== null) {
    const more = after === undefined ? {} : { after };
    const page: CareerNotePage = await careersClient.careerNotes({ career: id, ...more }, { token: tokenOf(id) });
    for (const { version, author, text } of page.notes) all[version] = { side: author.side, text };
    after = page.next;
  }
  notes.value = all;
}
