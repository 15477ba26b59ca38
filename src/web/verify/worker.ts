import { adjudicate } from "../../core/engine/adjudicate";
import { operationWords } from "../../core/text/describe";
import { proveCareer } from "../../library/proof";
import { proofText, remarkText } from "../../proof/proof-text";
import { loadRuleset } from "../../rulesets/registry";
import type { SavedGameFile } from "../tree/file";
import type { ProofMessage, ProofRequest } from "./messages";

const post = (message: ProofMessage) => postMessage(message);

/**
 * Proves careers and saved games, reporting progress and a verdict. Also returns titles and texts from the loaded
 * rules.
 */
addEventListener("message", ({ data }: MessageEvent<ProofRequest>) => {
  if (data.kind === "WORDS") return void postWords(data);
  const fail = (error: unknown) =>
    post({ kind: "UNREADABLE", text: error instanceof Error ? error.message : String(error) });
  if (data.kind === "GAME") {
    const onStep = (version: number) => post({ kind: "STEP", version });
    proveGame(data.game, onStep).then((verdict) => {
      if (verdict === undefined) return post({ kind: "UNREADABLE", text: "" });
      const verified = verdict.difference === null;
      const whole = { ...verdict, verified, rules: null, dice: [], takenBack: null, remarks: [] };
      post({ kind: "VERDICT", verdict: whole });
    }, fail);
    return;
  }
  proveCareer(data.pages, { keys: data.keys, onStep: (version) => post({ kind: "STEP", version }) }).then((verdict) => {
    if ("faults" in verdict) post({ kind: "UNREADABLE", text: verdict.faults[0]?.message ?? "" });
    else post({ kind: "VERDICT", verdict });
  }, fail);
});

async function postWords({
  ruleset: id,
  dice,
  remarks,
  language,
}: Extract<ProofRequest, { kind: "WORDS" }>): Promise<void> {
  const ruleset = await loadRuleset(id);
  if (ruleset === undefined) return;
  const phrases = await ruleset.phrasesOf(language);
  const names = [ruleset.start, ...ruleset.operations].map(({ name }) => name);
  post({
    kind: "WORDS",
    operations: Object.fromEntries(names.map((name) => [name, operationWords(ruleset, name, phrases).title])),
    proves: Object.fromEntries(dice.map((entry) => [entry.origin, proofText(entry, language)])),
    remarks: Object.fromEntries(remarks.map(({ code }) => [code, remarkText(code, language)])),
  });
}

/** The verdict on a saved game: the first difference, or null if every step is correct. */
interface GameVerdict {
  readonly steps: number;
  readonly digest: string | null;
  readonly difference: {
    readonly version: number;
    readonly code: "REFUSED" | "SNAPSHOT_DIFFERS";
    readonly expected: string;
    readonly found: string | null;
  } | null;
}

/** Replays a saved game and compares digests; undefined if its ruleset is unknown. */
async function proveGame(
  { ruleset: id, snapshot, steps }: SavedGameFile,
  onStep: (version: number) => void,
): Promise<GameVerdict | undefined> {
  const ruleset = await loadRuleset(id);
  if (ruleset === undefined) return undefined;
  let position: unknown = snapshot;
  for (const [version, { operation, input, seed, dice, digest }] of steps.entries()) {
    onStep(version);
    const chance = seed === undefined ? { dice } : { seed };
    const start = position === undefined ? {} : { snapshot: position };
    const answer = adjudicate(ruleset, { operation, ...start, input, ...chance, decisions: "NONE" });
    const actual = answer.kind === "RESOLUTION" ? answer.digest : null;
    const isRolled = answer.kind === "RESOLUTION" && answer.dice.join() === String(dice);
    if (answer.kind !== "RESOLUTION" || actual !== digest || !isRolled) {
      const code = actual === null ? "REFUSED" : "SNAPSHOT_DIFFERS";
      return { steps: steps.length, digest: null, difference: { version, code, expected: digest, found: actual } };
    }
    position = answer.snapshot;
  }
  return { steps: steps.length, digest: steps.at(-1)?.digest ?? null, difference: null };
}
