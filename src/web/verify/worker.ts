import { adjudicate } from "../../core/engine/adjudicate";
import { operationWords } from "../../core/text/describe";
import { proveCareer } from "../../library/proof";
import { proofText, remarkText } from "../../proof/wording";
import { loadRuleset } from "../../rulesets/registry";
import type { GameFile } from "../tree/file";
import type { Asked, Told } from "./told";

const tell = (told: Told) => postMessage(told);

/** Proves careers and tells of every step and of what came of it; says what operations are called, from the rules it has loaded. */
addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  if (data.kind === "WORDS") return void tellWords(data);
  const fail = (error: unknown) =>
    tell({ kind: "UNREADABLE", text: error instanceof Error ? error.message : String(error) });
  if (data.kind === "GAME") {
    const onStep = (version: number) => tell({ kind: "STEP", version });
    proveGame(data.game, onStep).then((verdict) => {
      if (verdict === undefined) return tell({ kind: "UNREADABLE", text: "" });
      const verified = verdict.difference === null;
      const whole = { ...verdict, verified, rules: null, dice: [], remarks: [] };
      tell({ kind: "VERDICT", verdict: whole });
    }, fail);
    return;
  }
  proveCareer(data.pages, { keys: data.keys, onStep: (version) => tell({ kind: "STEP", version }) }).then((verdict) => {
    if ("faults" in verdict) tell({ kind: "UNREADABLE", text: verdict.faults[0]?.message ?? "" });
    else tell({ kind: "VERDICT", verdict });
  }, fail);
});

async function tellWords({ ruleset: id, dice, remarks, language }: Extract<Asked, { kind: "WORDS" }>): Promise<void> {
  const ruleset = await loadRuleset(id);
  if (ruleset === undefined) return;
  const phrases = await ruleset.phrasesOf(language);
  const named = [ruleset.start, ...ruleset.operations].map(({ name }) => name);
  tell({
    kind: "WORDS",
    operations: Object.fromEntries(named.map((name) => [name, operationWords(ruleset, name, phrases).title])),
    proves: Object.fromEntries(dice.map((told) => [told.origin, proofText(told, language)])),
    remarks: Object.fromEntries(remarks.map(({ code }) => [code, remarkText(code, language)])),
  });
}

/** What came of a proof of a saved game: the first step that differs, or null if every step is right. */
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

/** Plays every step of a saved game again and compares digests; undefined if its game is not known here. */
async function proveGame(
  { ruleset: id, snapshot, steps }: GameFile,
  onStep: (version: number) => void,
): Promise<GameVerdict | undefined> {
  const ruleset = await loadRuleset(id);
  if (ruleset === undefined) return undefined;
  let position: unknown = snapshot;
  for (const [version, { operation, input, seed, dice, digest }] of steps.entries()) {
    onStep(version);
    const chance = seed === undefined ? { dice } : { seed };
    const begun = position === undefined ? {} : { snapshot: position };
    const answer = adjudicate(ruleset, { operation, ...begun, input, ...chance, decisions: "NONE" });
    const found = answer.kind === "RESOLUTION" ? answer.digest : null;
    const isRolled = answer.kind === "RESOLUTION" && answer.dice.join() === String(dice);
    if (answer.kind !== "RESOLUTION" || found !== digest || !isRolled) {
      const code = found === null ? "REFUSED" : "SNAPSHOT_DIFFERS";
      return { steps: steps.length, digest: null, difference: { version, code, expected: digest, found } };
    }
    position = answer.snapshot;
  }
  return { steps: steps.length, digest: steps.at(-1)?.digest ?? null, difference: null };
}
