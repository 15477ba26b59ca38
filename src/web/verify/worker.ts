import { operationWords } from "../../core/text/describe";
import { proveCareer } from "../../library/proof";
import { provenOf, remarkIn } from "../../proof/wording";
import { loadRuleset } from "../../rulesets/registry";
import type { Asked, Told } from "./told";

const tell = (told: Told) => postMessage(told);

/** Proves careers and tells of every step and of what came of it; says what operations are called, from the rules it has loaded. */
addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  if (data.kind === "WORDS") return void tellWords(data);
  proveCareer(data.pages, { keys: data.keys, onStep: (version) => tell({ kind: "STEP", version }) }).then(
    (verdict) => {
      if ("faults" in verdict) tell({ kind: "UNREADABLE", text: verdict.faults[0]?.message ?? "" });
      else tell({ kind: "VERDICT", verdict });
    },
    (error: unknown) => tell({ kind: "UNREADABLE", text: error instanceof Error ? error.message : String(error) }),
  );
});

async function tellWords({ ruleset: id, dice, remarks, language }: Extract<Asked, { kind: "WORDS" }>): Promise<void> {
  const ruleset = await loadRuleset(id);
  if (ruleset === undefined) return;
  const phrases = await ruleset.phrasesOf(language);
  const named = [ruleset.start, ...ruleset.operations].map(({ name }) => name);
  tell({
    kind: "WORDS",
    operations: Object.fromEntries(named.map((name) => [name, operationWords(ruleset, name, phrases).title])),
    proves: Object.fromEntries(dice.map((told) => [told.origin, provenOf(told, language)])),
    remarks: Object.fromEntries(remarks.map(({ code }) => [code, remarkIn(code, language)])),
  });
}
