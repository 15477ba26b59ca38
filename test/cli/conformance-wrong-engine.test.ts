import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXIT } from "../../src/cli/exit";
import type { Resolution } from "../../src/core/contract/answer";
import type { AuditEntry } from "../../src/core/contract/audit";
import { digestOf } from "../../src/core/json/canonical";
import { corruptingHandler, listening, type TestServer } from "./corrupting-server";
import { umpire } from "./terminal";

const VECTORS = fileURLToPath(new URL("../vectors", import.meta.url));

const LONG = 60_000;

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are spoilt here
type Json = any;

const kit = (...more: readonly string[]) =>
  umpire(["conformance", "--vectors", VECTORS, "--ruleset", "hunters", "--report", "json", ...more]);

/** The failed checks in a report. */
const failed = (json: Json): string[] => [
  ...new Set<string>(json.wrong.flatMap(({ shortcomings }: Json) => shortcomings.map(({ check }: Json) => check))),
];

const isRoll = (entry: AuditEntry): boolean => entry.kind === "roll";

const isEffect = (entry: AuditEntry): boolean => entry.kind === "effect";

/** Changes the first matching entry of a resolution's audit. Returns the resolution unchanged if there is none. */
function changeEntry(
  answer: Resolution,
  which: (entry: AuditEntry) => boolean,
  change: (entry: Json) => Json,
): Resolution {
  const index = answer.audit.findIndex(which);
  return index < 0 ? answer : { ...answer, audit: answer.audit.with(index, change(answer.audit[index])) };
}

const otherDice = (answer: Resolution): Resolution => ({ ...answer, dice: answer.dice.map((face) => 7 - face) });

const otherStep = (answer: Resolution): Resolution => {
  const snapshot = { ...answer.snapshot, step: answer.snapshot.step + 1 };
  return { ...answer, snapshot, digest: digestOf(snapshot) };
};

const cited = { ruleset: "hunters", edition: "second", section: "1" };

const poisoned = {
  kind: "effect",
  code: "X",
  citation: cited,
  pointer: "/__proto__/poisoned",
  before: null,
  after: true,
};

describe("conformance kit: a wrong engine", () => {
  let spoil: (answer: Resolution) => Json = (answer) => answer;
  let server: TestServer;
  beforeAll(async () => {
    server = await listening(corruptingHandler((_, answer) => (answer.kind === "RESOLUTION" ? spoil(answer) : answer)));
  });
  afterAll(() => server.close());

  test.each<[string, string, (answer: Resolution) => Json]>([
    ["whose dice are not the tape of its vector", "dice", otherDice],
    [
      "whose audit shows other faces than the tape",
      "faces",
      (answer) => changeEntry(answer, isRoll, (roll) => ({ ...roll, faces: roll.faces.toReversed() })),
    ],
    [
      "with a roll whose total its faces do not give",
      "total",
      (answer) => changeEntry(answer, isRoll, (roll) => ({ ...roll, total: roll.total + 1 })),
    ],
    [
      "with a roll whose total with its modifiers is not its modified total",
      "modified",
      (answer) => changeEntry(answer, isRoll, (roll) => ({ ...roll, modified: roll.modified + 1 })),
    ],
    [
      "with a roll that cites another edition",
      "citation",
      (answer) => changeEntry(answer, isRoll, (roll) => ({ ...roll, citation: { ...roll.citation, edition: "x" } })),
    ],
    [
      "with an effect left out",
      "effects",
      (answer) => ({ ...answer, audit: answer.audit.toSpliced(answer.audit.findLastIndex(isEffect), 1) }),
    ],
    [
      "with an effect on what did not stand there",
      "effects",
      (answer) => changeEntry(answer, isEffect, (effect) => ({ ...effect, before: "other" })),
    ],
    ["with an effect outside its snapshot", "effects", (answer) => ({ ...answer, audit: [...answer.audit, poisoned] })],
    ["whose step is not one more", "step", otherStep],
    ["whose digest is of another snapshot", "digest", (answer) => ({ ...answer, digest: `sha256:${"0".repeat(64)}` })],
    [
      "with an operation among its decisions twice",
      "decisions",
      (answer) => ({ ...answer, decisions: [...answer.decisions, answer.decisions[0]] }),
    ],
    [
      "with a decision that is open and refused",
      "decisions",
      (answer) => ({ ...answer, decisions: answer.decisions.map((each) => ({ ...each, legal: true })) }),
    ],
    ["of another operation", "operation", (answer) => ({ ...answer, operation: "other" })],
    ["without an audit trail", "missing", ({ audit: _, ...answer }) => answer],
    ["without a digest, which the wire has", "missing", ({ digest: _, ...answer }) => answer],
    ["with an audit trail of another shape", "shape", (answer) => ({ ...answer, audit: [null] })],
  ])(
    "a resolution %s is wrong",
    async (_title, check, act) => {
      spoil = act;
      const { code, json } = await kit("--endpoint", server.url, "--operation", "resolveFlakStay");
      expect(code).toBe(EXIT.NO);
      expect(failed(json)).toContain(check);
      expect(json.rules.find(({ failed: wrong }: Json) => wrong > 0).checks).toContain(check);
      expect({}).not.toHaveProperty("poisoned");
    },
    LONG,
  );

  test(
    "the unchanged engine has no failure",
    async () => {
      spoil = (answer) => answer;
      const { code, json } = await kit("--endpoint", server.url, "--operation", "resolveFlakStay");
      expect({ code, wrong: json.wrong, unchecked: json.unchecked }).toEqual({ code: 0, wrong: [], unchecked: [] });
    },
    LONG,
  );
});
