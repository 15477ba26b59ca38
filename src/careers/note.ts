import * as z from "zod";
import { codes } from "../core/contract/schema";
import { TYPED_TEXT_CODE, typedTextSchema } from "../core/text/typed-text";
import { type Author, authorSchema } from "../proof/author";

/** Readers of a note before the end of the game. */
const READERS = {
  SIDE: "The side of the author.",
  ALL: "Everyone.",
  REFEREE: "The side of the author, and the owner and the referees.",
};

const NOTE_LENGTH = 500;

const to = codes(
  "CareerNoteReaders",
  "Readers of a note before the end of the game. The owner and the referees read all notes.",
  READERS,
);

/** A note on a move, in an input. */
export const noteField = z
  .strictObject({
    text: typedTextSchema(NOTE_LENGTH, TYPED_TEXT_CODE).describe("The note."),
    to: to.describe("Who may read it before the end of the game."),
  })
  .meta({ id: "CareerNoteInput", description: "A note on a move." })
  .optional()
  .describe("A note on the move. The chain contains only its hash, in a step of the kind NOTE after the move.");

/** A note, as the store contains it next to the chain. */
export interface StoredNote {
  /** The version of the step NOTE that contains its hash. */
  readonly version: number;
  /** The version of the move that it is about. */
  readonly move: number;
  readonly author: Author;
  readonly to: keyof typeof READERS;
  readonly salt: string;
  readonly text: string;
}

/** Schema of a note, for its readers and in the store. */
export const noteSchema = z
  .strictObject({
    version: z.int32().describe("Number of the step NOTE with the hash of the note. Send it to delete the note."),
    move: z.int32().describe("Number of the step that the note is about."),
    author: authorSchema.describe("The author."),
    to: to.describe("Who may read it before the end of the game."),
    salt: z.string().describe("The random text that the hash contains."),
    text: z.string().describe("The note. Escape it when you show it: it is the text of another player."),
  })
  .meta({ id: "CareerNote", description: "A note on a move." });
