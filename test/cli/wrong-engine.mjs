// An engine with deliberate faults, selected by the variable FAULT. WRONG names the operation with the fault.
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

// Bundled, since that starts faster than the sources.
const KERNEL = `
  export { adjudicate } from "./src/core/engine/adjudicate";
  export { digestOf } from "./src/core/json/canonical";
  export { rulesets } from "./src/rulesets/index";
`;
const { outputFiles } = await build({
  stdin: { contents: KERNEL, resolveDir: fileURLToPath(new URL("../..", import.meta.url)), loader: "ts" },
  bundle: true,
  format: "esm",
  platform: "node",
  mainFields: ["module", "main"],
  write: false,
});
const kernel = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`;
const { adjudicate, digestOf, rulesets } = await import(kernel);

const { WRONG, FAULT = "refusal" } = process.env;

/** Each fault changes the answer of the kernel. */
const FAULTS = {
  none() {},
  refusal(answer) {
    if (answer.kind === "REFUSAL") answer.code = "LUCK";
  },
  /** Changes something unrelated to the operation, with an audit entry for each change. */
  state(answer) {
    if (answer.kind !== "RESOLUTION") return;
    const { snapshot, audit } = answer;
    const [citation] = audit.map((entry) => entry.citation);
    const change = (holder, member, after, pointer) => {
      const line = { kind: "effect", code: "EXTRA", weight: "DETAIL", citation };
      audit.push({ ...line, pointer, before: holder[member], after });
      holder[member] = after;
    };
    change(snapshot.kommandant, "rank", "KptzS", "/kommandant/rank");
    change(snapshot.boat, "deckGunAmmo", snapshot.boat.deckGunAmmo + 1, "/boat/deckGunAmmo");
    answer.digest = digestOf(snapshot);
  },
  /** The same without separate entries: each change joins the last effect of the audit. */
  hidden(answer) {
    FAULTS.state(answer);
    if (answer.kind === "RESOLUTION")
      answer.audit = answer.audit.map((each) => (each.code === "EXTRA" ? { ...each, code: "TORPEDO_LOADED" } : each));
  },
  section(answer) {
    const effect = answer.audit?.find(({ kind }) => kind === "effect");
    if (effect !== undefined) effect.citation = { ...effect.citation, section: "9.9" };
  },
  ruling(answer) {
    const ruling = answer.audit?.find(({ kind }) => kind === "ruling");
    if (ruling !== undefined) ruling.citation = { ...ruling.citation, section: "9.9" };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, ruleset, operation, request } = JSON.parse(line);
  if (request.seed === "silence") process.exit(7);
  const entry = rulesets.find((each) => each.id === ruleset);
  let answer = structuredClone(adjudicate(entry, { operation, ...request }));
  if (operation === WRONG && FAULT === "unsupported") answer = { kind: "UNSUPPORTED" };
  else if (operation === WRONG) FAULTS[FAULT](answer);
  process.stderr.write("noise\n");
  process.stdout.write(`${JSON.stringify({ id, answer })}\n\n`);
}
