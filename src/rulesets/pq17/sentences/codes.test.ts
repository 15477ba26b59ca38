import { describe, expect, it } from "vitest";
import { requestOf, vectorFiles } from "../../../../test/conformance/vectors";
import { playPq17 } from "../../../../test/properties/pq17-play";
import type { AuditEntry } from "../../../core/contract/audit";
import type { SnapshotBase } from "../../../core/contract/operation";
import type { Phrases } from "../../../core/contract/phrases";
import { adjudicate } from "../../../core/engine/adjudicate";
import { auditShown } from "../../../core/engine/views";
import { renderSentence } from "../../../core/text/sentence";
import { pq17 } from "../index";
import { SIDES } from "../vocabulary";
import { sentences } from "./index";

type Heard = (entry: AuditEntry) => void;

/** The lines of one resolution, as the referee and as each side reads them. */
function lines(request: Parameters<typeof adjudicate>[1], hear: Heard): void {
  const answer = adjudicate(pq17, request);
  if (answer.kind !== "RESOLUTION") return;
  for (const entry of answer.audit) hear(entry);
  const before = (request.snapshot ?? answer.snapshot) as SnapshotBase;
  for (const side of [...SIDES, null]) {
    for (const entry of auditShown(pq17, side, before, answer.snapshot, answer.audit)) hear(entry);
  }
}

/** The lines of every vector that resolves. */
function ofVectors(hear: Heard): void {
  const vectors = vectorFiles("pq17").flatMap(({ content }) => content.vectors);
  for (const vector of vectors) lines({ operation: vector.operation, ...requestOf("pq17", vector) }, hear);
}

/** The lines of games played at random. */
function ofGames(hear: Heard): void {
  for (const index of [0, 9]) {
    playPq17(
      index,
      (snapshot, { operation, input }) => {
        lines({ operation: operation.name, snapshot: structuredClone(snapshot), input, seed: `19-${index}` }, hear);
      },
      300,
    );
  }
}

/** Phrases that note each code for which a sentence has no word. */
function watched(phrases: Phrases): { phrases: Phrases; missed: Set<string> } {
  const missed = new Set<string>();
  const words = new Proxy(phrases.words, {
    getOwnPropertyDescriptor(target, key) {
      const found = Reflect.getOwnPropertyDescriptor(target, key);
      const code = String(key);
      if (found === undefined && /^[A-Za-z]+(?:_\w+)+$/.test(code)) missed.add(code);
      return found;
    },
  });
  return { phrases: { ...phrases, words }, missed };
}

/** What the vectors call their own forces and air units. */
const OWN = /^(hurricane_2|tf_second|tf_3|port_force|convoy_waiting|jw_51b)$/;

describe("19 sentences of PQ-17 hold no code", () => {
  const seen = new Map<string, AuditEntry>();
  const hear: Heard = (entry) => {
    const { kind, code } = entry;
    const key =
      kind === "effect"
        ? `${code} ${entry.pointer.replaceAll(/\d+/g, "")} ${JSON.stringify([entry.before, entry.after, entry.about]).slice(0, 200)}`
        : kind === "ruling"
          ? entry.ruling
          : `${code} ${JSON.stringify([entry.about, entry.column, kind === "throw" ? entry.terms : entry.modifiers])} ${kind === "throw" ? "" : entry.result}`;
    if (!seen.has(key)) seen.set(key, entry);
  };

  it("in the lines of all vectors and of random play, in every language", { timeout: 300_000 }, () => {
    ofVectors(hear);
    ofGames(hear);
    expect(seen.size).toBeGreaterThan(3000);
    for (const [language, phrases] of Object.entries(sentences)) {
      const { phrases: told, missed } = watched(phrases);
      const coded = new Set<string>();
      for (const entry of seen.values()) {
        missed.clear();
        const sentence = renderSentence(entry, told).replace(/\s*[[［][^\]］]*[\]］]$/, "");
        for (const [token] of sentence.matchAll(/\b[A-Z]{3,}(?:[ _][A-Z]{2,})+\b|\w*_\w*|\{|\}|undefined/g)) {
          coded.add(`${token} in: ${sentence}`);
        }
        for (const code of missed) {
          const isSaid = sentence.includes(code.replaceAll("_", " ")) && !OWN.test(code);
          if (isSaid) coded.add(`${code} in: ${sentence}`);
        }
      }
      expect([...coded].slice(0, 40), language).toEqual([]);
    }
  });
});
