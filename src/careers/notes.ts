import { createHash } from "node:crypto";
import type { Fault } from "../core/contract/request";
import { faultAt } from "../core/text/message";
import type { Author } from "../proof/author";
import { appendEvent } from "./appending";
import { type CareerContext, stepsExpireAt } from "./context";
import type { OpenedCareer } from "./gate";
import type { StoredNote } from "./note";
import type { CareerMessage } from "./problem";
import { randomSecret } from "./randomness";
import { isBlind } from "./seats";
import type { Mark } from "./steps";
import type { StoredStep } from "./store/store";
import { authorOf, type TokenSlot } from "./tokens";
import { seesAll } from "./visibility";

/** Returns the faults of the readers of a note, for its author. */
export function noteFaults({ entry, slot }: Pick<OpenedCareer, "entry" | "slot">, note: unknown): Fault[] {
  const readers = (note as { readonly to?: unknown } | null | undefined)?.to;
  const isWrong = (readers === "SIDE" && slot.side === null) || (readers === "REFEREE" && isBlind(entry));
  if (!isWrong) return [];
  const allowed = [...(slot.side === null ? [] : ["SIDE"]), "ALL", ...(isBlind(entry) ? [] : ["REFEREE"])];
  return [faultAt<CareerMessage>("NOTE_READERS", "/note/to", { allowed })];
}

/** Returns the hash of a note, as the chain contains it. */
export function hashOfNote({ salt, text }: Pick<StoredNote, "salt" | "text">): string {
  return `sha256:${createHash("sha256").update(`naval-umpire-note/1\n${salt}\n${text}`, "utf8").digest("hex")}`;
}

/** True if the bearer may read a note. `head` is the newest step. */
export function canReadNote(
  opened: Pick<OpenedCareer, "slot" | "ruleset">,
  head: StoredStep,
  { to: readers, author }: Pick<StoredNote, "to" | "author">,
): boolean {
  if (readers === "ALL" || isOwnNote(opened.slot, author)) return true;
  return opened.ruleset.views !== undefined && seesAll(opened, head);
}

/** True unless a note was deleted. A deleted note has no text. */
export function hasText({ text }: Pick<StoredNote, "text">): boolean {
  return text !== "";
}

/** True if the bearer, or its side, wrote a note. */
export function isOwnNote({ id, side }: TokenSlot, author: Author): boolean {
  return author.token === id || (side !== null && author.side === side);
}

/**
 * Stores a note on a move, and appends its hash to the chain. If an earlier request with the same key has appended it,
 * only the text is stored again. Returns the step with the hash.
 */
export async function addNote(
  context: CareerContext,
  opened: OpenedCareer,
  move: number,
  { text, to }: Pick<StoredNote, "text" | "to">,
  { key, payload }: Mark,
): Promise<StoredStep> {
  const { store, entry } = opened;
  const author = authorOf(opened.slot);
  const noteKey = key === null ? null : createHash("sha256").update(`note\n${key}`, "utf8").digest("base64url");
  const { current } = await context.openSecrets();
  const salt = noteKey === null ? randomSecret() : current.derive("note", entry.chain, noteKey);
  const hash = hashOfNote({ salt, text });
  let recorded: StoredStep | undefined;
  const newest = await appendEvent(
    context,
    opened,
    author,
    async ({ step }) => {
      recorded = noteKey === null ? undefined : await store.findKey(entry.chain, noteKey);
      // If another player ended the game after the move, the move counts without its note.
      return recorded === undefined && step.kind !== "END" ? { kind: "NOTE", input: { hash } } : undefined;
    },
    { key: noteKey, payload },
  );
  const noted = recorded ?? newest;
  const [there] = recorded === undefined ? [] : await store.readNotes(entry.chain, noted.step.version, 1);
  // A deleted note stays deleted. A new server secret gives another salt: the text of the first request then stays.
  if (there?.version !== noted.step.version && (noted.step.input as { readonly hash?: string } | null)?.hash === hash) {
    const note = { version: noted.step.version, move, author, to, salt, text };
    await store.writeNote(entry.chain, note, stepsExpireAt(context, entry.expiresAt));
  }
  return noted;
}
