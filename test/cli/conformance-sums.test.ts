import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Ajv2020 from "ajv/dist/2020";
import { describe, expect, test } from "vitest";
import { judge, REQUIRED_OF_PROGRAMS } from "../../src/cli/conformance/judge";
import type { EngineCall } from "../../src/cli/conformance/laws";
import {
  type OutcomeSource,
  outcomesIn,
  type Reference,
  referencesOf,
  rollsIn,
} from "../../src/cli/conformance/reference";
import type { Resolution } from "../../src/core/contract/answer";
import type { AuditEntry, RollEntry } from "../../src/core/contract/audit";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { digestOf } from "../../src/core/json/canonical";
import { hunters } from "../../src/rulesets/hunters/index";
import { rulesets } from "../../src/rulesets/index";
import { exampleEvasion } from "../fixtures/hunters/positions";
import { allPhrases } from "../fixtures/phrases";
import { playGoeben } from "../properties/goeben-play";
import { career } from "../properties/hunters-play";
import { LONG } from "../properties/long";
import { playAtRandom } from "../properties/play";
import { playPq17 } from "../properties/pq17-play";

const VECTORS = fileURLToPath(new URL("../vectors", import.meta.url));

const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

function termsOf(source: OutcomeSource): readonly object[] {
  if ("is" in source) return [source];
  return "sum" in source ? source.sum : source.list;
}

describe.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
  "10 the published outcomes of %s",
  (id, ruleset) => {
    test("follow their schema, and name existing operations and labels", async () => {
      const validate = new Ajv2020().compile(readJson("../vectors/outcomes.schema.json"));
      expect(validate(readJson(`../vectors/outcomes/${id}.json`)), JSON.stringify(validate.errors)).toBe(true);
      const { outcomes, everywhere = {} } = outcomesIn(id, VECTORS)!;
      const operations = [ruleset.start, ...ruleset.operations].map(({ name }) => name);
      expect(Object.keys(outcomes).filter((name) => !operations.includes(name))).toEqual([]);
      const terms = [everywhere, ...Object.values(outcomes)].flatMap((each) => Object.values(each)).flatMap(termsOf);
      const { labels: known } = await ruleset.phrasesOf("en");
      const labels = terms.flatMap((term) => ("rolls" in term ? (term.rolls as string[]) : []));
      expect(labels.filter((label) => !Object.hasOwn(known, label))).toEqual([]);
      expect(terms.length).toBeGreaterThan(10);
    });

    test("every published adjustment has words in every language", async () => {
      const codes = Object.values(rollsIn(id, VECTORS)!)
        .flat()
        .flatMap(({ adjusts = {} }) => Object.keys(adjusts));
      expect(codes.length).toBeGreaterThan(0);
      for (const { words } of Object.values(await allPhrases(ruleset))) {
        expect(codes.filter((code) => !Object.hasOwn(words, code))).toEqual([]);
      }
    });
  },
);

describe("conformance kit: an audit that hides why a result changed", async () => {
  const reference = (await referencesOf(["hunters"], VECTORS)).get("hunters")!;
  const snapshot = exampleEvasion();
  const request = { snapshot, input: { number: 3 }, dice: [6, 3, 4, 3, 3] };
  const honest = adjudicate(hunters, { operation: "resolveEvasion", ...request }) as Resolution;
  const call: EngineCall = { ruleset: "hunters", operation: "resolveEvasion", request };
  const faults = (answer: Resolution, by: Reference = reference) =>
    judge({ kind: "RESOLUTION" }, call, answer, REQUIRED_OF_PROGRAMS, by).shortcomings.map(
      ({ check, message }) => `${check}: ${message}`,
    );
  const spoilt = (act: (roll: RollEntry) => AuditEntry): Resolution => ({
    ...honest,
    audit: honest.audit.map((entry) =>
      "label" in entry && entry.label === "depth-charge-attack" ? act(entry as RollEntry) : entry,
    ),
  });
  const changed = (more: object) =>
    spoilt((roll) => ({ ...roll, adjustments: roll.adjustments!.map((each) => ({ ...each, ...more })) }));

  test("is right with the adjustment", () => {
    expect(honest.outcome).toMatchObject({ hits: 1 });
    expect(faults(honest)).toEqual([]);
  });

  test("is wrong without it: the hits do not add up", () => {
    const silent = spoilt(({ adjustments: _, ...roll }) => roll);
    expect(faults(silent)).toEqual(["sums: /outcome/hits: expected 2 from its sources, got 1"]);
  });

  test.each<[string, object, string]>([
    ["another value", { value: -2 }, "result: "],
    ["a value that no chart has", { value: -2, result: "0 hits" }, "adjustment: "],
    ["another rule", { citation: { ruleset: "hunters", edition: "second", section: "14.6.3" } }, "adjustment: "],
    ["a code that is not published", { code: "LUCK" }, "adjustment: "],
  ])("with %s is wrong", (_, more, fault) => {
    expect(faults(changed(more)).join("\n")).toContain(fault);
  });

  test("with a result that its row does not have is wrong", () => {
    expect(faults(spoilt((roll) => ({ ...roll, result: "5 hits" }))).join("\n")).toContain(
      "on E3 row 2 says 2 hits, not 5 hits",
    );
  });
});

/** Answers of random games, each with its request. */
function answersOf(id: string): { answer: Resolution; input: unknown; before: unknown }[] {
  const ruleset = rulesets.find((each) => each.id === id)!;
  const answers: { answer: Resolution; input: unknown; before: unknown }[] = [];
  const look = (state: SnapshotBase, { operation, input }: { operation: { name: string }; input: unknown }): void => {
    const before = structuredClone(state);
    const request = {
      operation: operation.name,
      snapshot: structuredClone(state),
      input,
      seed: `python-${answers.length}`,
    };
    const answer = adjudicate(ruleset, request);
    if (answer.kind === "RESOLUTION" && answer.dice.length > 0 && answers.length < 150) {
      answers.push({ answer: { ...answer, decisions: [] }, input, before });
    }
  };
  if (id === "hunters") {
    for (const index of [3, 4]) {
      const { input, seed } = career(index);
      playAtRandom(hunters, input, seed, look);
    }
  } else if (id === "goeben") playGoeben(3, false, look);
  else playPq17(3, look, 400);
  return answers;
}

describe.skipIf(spawnSync("python3", ["--version"]).status !== 0)(
  "10 an independent program checks audits alone",
  () => {
    const code = `
import json, sys
sys.path.insert(0, "examples/python")
import verify_career as v
given = json.load(sys.stdin)
steps = []
for each in given["moves"]:
    answer = each["answer"]
    rolls = [{"faces": entry["faces"]} for entry in answer["audit"] if "faces" in entry]
    steps.append({"operation": answer["operation"], "input": each["input"], "rolls": rolls, "snapshot": answer["digest"]})
try:
    print(sum(v.check_answers({"steps": [{"operation": None, "snapshot": v.digest(each["before"])}, step]},
        [{"snapshot": each["before"]}, each["answer"]], given["charts"], given["rolls"], given["outcomes"])
        for each, step in zip(given["moves"], steps)))
except v.Difference as difference:
    print(difference)
`;
    const judged = (id: string, moves: unknown): string => {
      const { charts } = rulesets.find((each) => each.id === id)!.pack;
      const input = JSON.stringify({ moves, charts, rolls: rollsIn(id, VECTORS), outcomes: outcomesIn(id, VECTORS) });
      const { stdout, stderr } = spawnSync("python3", ["-B", "-c", code], {
        input,
        encoding: "utf8",
        maxBuffer: 2 ** 28,
      });
      return stdout + stderr;
    };

    test.each(["hunters", "goeben", "pq17"])(
      "10 of random games of %s, and finds all of them right",
      (id) => {
        const moves = answersOf(id);
        expect(moves.length).toBeGreaterThan(50);
        expect(judged(id, moves)).toBe(`${moves.length}\n`);
      },
      LONG,
    );

    test("and finds one with silently changed hits", () => {
      const snapshot = exampleEvasion();
      const input = { number: 3 };
      const request = { operation: "resolveEvasion", snapshot, input, dice: [6, 3, 4, 3, 3] };
      const answer = adjudicate(hunters, request) as Resolution;
      const silent = answer.audit.map((entry) =>
        "adjustments" in entry ? { ...entry, adjustments: undefined } : entry,
      );
      expect(answer.digest).toBe(digestOf(answer.snapshot));
      expect(judged("hunters", [{ answer, input, before: snapshot }])).toBe("1\n");
      expect(judged("hunters", [{ answer: { ...answer, audit: silent }, input, before: snapshot }])).toContain(
        "outcome/hits should be 2, and is 1",
      );
    });
  },
);
