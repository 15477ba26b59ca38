import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { analyse } from "../../src/core/analysis/call";
import { odds } from "../../src/core/analysis/odds/odds";
import { verify } from "../../src/core/analysis/verify";
import type { Malformed } from "../../src/core/contract/request";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { adjudicate, listDecisions } from "../../src/core/engine/adjudicate";
import { digestOf } from "../../src/core/json/canonical";
import { KERNEL_TEMPLATES } from "../../src/core/text/phrase-book";
import type { CareerFile } from "../../src/proof/career-file";
import { proveFile } from "../../src/proof/career-file";
import type { ChainStep } from "../../src/proof/record";
import { sealStep } from "../../src/proof/record";
import { hunters } from "../../src/rulesets/hunters/index";
import { rulesets } from "../../src/rulesets/index";
import { pq17 } from "../../src/rulesets/pq17/index";
import { drill } from "../fixtures/drill";
import { exampleOf } from "../fixtures/examples";
import type { Service } from "./service";
import { fireAt, newDrill, openService, SIGNER } from "./service";
import { hasPython, judgedByPython } from "./stand-alone";

let service: Service;

beforeAll(async () => {
  service = await openService([drill, hunters, pq17]);
});

afterAll(() => service.database.stop());

const { keys } = SIGNER;

const BOAT = { boat: "VIIC", number: 96 };

const STRANGE = ["Pri\u0000en", "\u202enierP", "Pri\u200ben", " \u3000", "\u3164"];

describe("free-text name", () => {
  test.each(STRANGE)("of a Kommandant: TEXT_MALFORMED with its pointer: %j", async (name) => {
    const input = { ...BOAT, name };
    const answer = adjudicate(hunters, { operation: "new", input, seed: "s" });
    const fault = { code: "TEXT_MALFORMED", pointer: "/input/name" };
    expect(answer).toMatchObject({ kind: "MALFORMED", faults: [fault] });
    const request = { ruleset: "hunters", input, server: true };
    expect(await service.fail("createCareer", request)).toEqual(["MALFORMED", "TEXT_MALFORMED"]);
  });

  test("of a Kommandant: the same in game and chain, whatever its Unicode form or surrounding spaces", async () => {
    const digests = new Set<string>();
    for (const name of ["Günther Prien", "Gu\u0308nther Prien", " Günther Prien\u3000"]) {
      const input = { ...BOAT, name };
      const answer = adjudicate(hunters, { operation: "new", input, seed: "s" });
      if (answer.kind !== "RESOLUTION") throw new Error(answer.kind);
      digests.add(answer.digest);
      expect(answer.snapshot).toMatchObject({ kommandant: { name: "Günther Prien" } });
      const made = await service.ask("createCareer", { ruleset: "hunters", input, seed: "s" });
      const [{ token }] = made.tokens;
      const file: CareerFile = await service.ask("exportCareer", { career: made.career.career }, token);
      expect(file.steps[0]).toMatchObject({ input: { name: "Günther Prien" }, snapshot: answer.digest });
      expect(proveFile(hunters, file, { keys })).toMatchObject({ verified: true });
    }
    expect(digests.size).toBe(1);
  });

  test("of a career: normalized and trimmed, or TEXT_MALFORMED with its pointer", async () => {
    const { made } = await newDrill(service, { name: " Cafe\u0301 \u3000" });
    expect(made.career.name).toBe("Café");
    for (const name of STRANGE) {
      const answer = await service.call("createCareer", { ruleset: "drill", seed: "drill", name });
      expect(answer.ok ? [] : answer.problem.faults, name).toContainEqual(
        expect.objectContaining({ code: "TEXT_MALFORMED", pointer: "/name" }),
      );
      const { career, owner } = await newDrill(service);
      expect(await service.fail("forkCareer", { career, name }, owner)).toEqual(["MALFORMED", "TEXT_MALFORMED"]);
    }
  });
});

describe("free-text seed", () => {
  const shot = { operation: "new", input: { ...BOAT, name: "Prien", startMonth: "1941-04" } };

  test("gives the same dice whatever its Unicode form or surrounding spaces, stateless and stored", async () => {
    const facesOf = (seed: string) => {
      const answer = adjudicate(hunters, { ...shot, seed });
      return answer.kind === "RESOLUTION" ? JSON.stringify([answer.dice, answer.digest]) : answer.kind;
    };
    const seeds = ["é", "e\u0301", " é "];
    expect(new Set(seeds.map(facesOf)).size).toBe(1);
    const { career, owner } = await newDrill(service);
    const rolls: unknown[] = [];
    for (const [version, seed] of seeds.entries()) {
      const { step } = await service.ask("playStep", fireAt(career, version, { seed }), owner);
      rolls.push(step.seed);
    }
    expect(rolls).toEqual(["é", "é", "é"]);
    expect(await service.ask("verifyCareer", { career }, owner)).toMatchObject({ verified: true });
  });

  test.each(STRANGE)("SEED_MALFORMED with its pointer: %j", async (seed) => {
    const fault = { code: "SEED_MALFORMED", pointer: "/seed" };
    expect(adjudicate(hunters, { ...shot, seed })).toMatchObject({ kind: "MALFORMED", faults: [fault] });
    const answer = await service.call("createCareer", { ruleset: "hunters", input: shot.input, seed });
    expect(answer.ok ? [] : answer.problem.faults).toContainEqual(expect.objectContaining({ pointer: "/seed" }));
  });
});

test("names and seeds stored by an older version: verified without normalization", async () => {
  const name = "Gu\u0308nther ";
  const seed = "e\u0301 ";
  const request = { operation: "new", input: { ...BOAT, name, startMonth: "1941-04" }, seed };
  const answer = adjudicate(hunters, { ...request, storedPart: "ALL" });
  if (answer.kind !== "RESOLUTION") throw new Error(answer.kind);
  expect(answer.snapshot).toMatchObject({ kommandant: { name } });
  const made = await service.ask("createCareer", {
    ruleset: "hunters",
    input: { ...request.input, name: "x" },
    seed: "x",
  });
  const file: CareerFile = await service.ask("exportCareer", { career: made.career.career }, made.tokens[0].token);
  const { format: _, name: __, author: ___, digest: ____, signature: _____, ...first } = file.steps[0]!;
  const rolls = answer.audit.flatMap((entry) =>
    entry.kind === "roll" ? [{ label: entry.label, sides: 6, faces: [...entry.faces] }] : [],
  );
  const step = sealStep({ ...first, input: request.input, seed, rolls, snapshot: answer.digest } as ChainStep);
  const old = { ...file, format: "naval-umpire-career/2", name: " \u200b", steps: [step], last: answer.snapshot };
  expect(proveFile(hunters, old as CareerFile, { keys })).toMatchObject({ verified: true, difference: null });
  if (hasPython) expect(judgedByPython([JSON.stringify(old)])[0]).toMatchObject({ code: 0 });
  const imported = await service.ask("importCareer", old);
  const { career } = imported.career;
  const [{ token }] = imported.tokens;
  expect(imported.career.name).toBe(" \u200b");
  expect(await service.ask("verifyCareer", { career }, token)).toMatchObject({ verified: true, steps: 2 });
  expect(await service.ask("careerAudit", { career, version: 0 }, token)).toMatchObject({ audit: expect.any(Array) });
});

test("recorded answer of an older version to a seed and name that were not normalized: right", () => {
  const input = { ...BOAT, name: "Gu\u0308nther ", startMonth: "1941-04" };
  const request = { operation: "new", input, seed: "e\u0301 " };
  for (const storedPart of ["ALL", undefined] as const) {
    const answer = adjudicate(hunters, { ...request, storedPart });
    expect(answer).toMatchObject({ kind: "RESOLUTION" });
    expect(analyse(hunters, verify, { request, answer: answer as never })).toMatchObject({
      right: true,
      difference: null,
    });
  }
  const other = adjudicate(hunters, { ...request, seed: "another" });
  expect(analyse(hunters, verify, { request, answer: other as never })).toMatchObject({ right: false });
});

describe("text in a submitted snapshot", () => {
  const named = (name: string) => {
    const { snapshot } = exampleOf(hunters, "resolveFlakStay") as { snapshot: { kommandant: object } };
    return { ...snapshot, kommandant: { ...snapshot.kommandant, name } };
  };
  const places: readonly (readonly [string, AnyRuleset, string, (text: string) => unknown])[] = [
    ["a commander's name", hunters as never, "/snapshot/kommandant/name", named],
    [
      "a force's name",
      pq17 as never,
      "/snapshot/sides/allied/forces/0/name",
      (name) => {
        const { snapshot } = structuredClone(exampleOf(pq17, "scatterConvoy")) as never as {
          snapshot: { sides: { allied: { forces: { name: string }[] } } };
        };
        snapshot.sides.allied.forces[0]!.name = name;
        return snapshot;
      },
    ],
  ];

  test.each(places)(
    "invisible or control characters: TEXT_MALFORMED with its pointer: %s",
    async (_what, ruleset, pointer, put) => {
      for (const text of ["a\u202eb", "a\u0000b", "a\u200bb", "a\nb", " ", "\u2800"]) {
        const fault = { code: "TEXT_MALFORMED", pointer, message: KERNEL_TEMPLATES.faults.TEXT_MALFORMED };
        const snapshot = put(text);
        const operation = ruleset.operations[0]!.name;
        const answers: readonly { readonly kind: string }[] = [
          listDecisions(ruleset, { snapshot }),
          adjudicate(ruleset, { operation, snapshot, input: {}, seed: "x" }),
          analyse(ruleset, odds as never, { operation, snapshot, input: {} } as never) as Malformed,
        ];
        for (const answer of answers) {
          expect(answer.kind).toBe("MALFORMED");
          expect((answer as Malformed).faults).toContainEqual(fault);
        }
        const made = await service.call("createCareer", { ruleset: ruleset.id, snapshot });
        expect(made.ok ? [] : made.problem.faults).toContainEqual(fault);
      }
      for (const text of ["Günther Prien", "プリーン", "O’Kane", "Ｐ"]) {
        const faults = listDecisions(ruleset, { snapshot: put(text) }) as Partial<Malformed>;
        expect((faults.faults ?? []).map(({ code }) => code)).not.toContain("TEXT_MALFORMED");
      }
    },
  );

  test("in a file of an older version: read unchanged, and the game can be played on and drawn", async () => {
    const snapshot = named("a\u202eb");
    const made = await service.ask("createCareer", { ruleset: "hunters", snapshot: named("a b") });
    const file: CareerFile = await service.ask("exportCareer", { career: made.career.career }, made.tokens[0].token);
    const { format: _, name: __, author: ___, digest: ____, signature: _____, ...first } = file.steps[0]!;
    const step = sealStep({ ...first, snapshot: digestOf(snapshot) } as ChainStep);
    const old = { ...file, format: "naval-umpire-career/2", steps: [step], first: snapshot, last: snapshot };
    expect(proveFile(hunters, old as CareerFile, { keys })).toMatchObject({ verified: true });
    const imported = await service.ask("importCareer", old);
    const { career } = imported.career;
    const { token } = imported.tokens[0];
    const { decisions, newest } = await service.ask("career", { career, decisions: "OPEN" }, token);
    expect(decisions).toContainEqual(expect.objectContaining({ operation: "resolveFlakStay", legal: true }));
    const { input } = exampleOf(hunters, "resolveFlakStay");
    const request = { career, expectedVersion: newest, operation: "resolveFlakStay", input, seed: "x", runOn: true };
    const played = await service.ask("playStep", request, token);
    expect(played).toMatchObject({ kind: "RESOLUTION", answer: { snapshot: { kommandant: { name: "a\u202eb" } } } });
    expect((await service.ask("careerMap", { career }, token)).svg).toContain("<svg");
    expect(await service.ask("verifyCareer", { career }, token)).toMatchObject({ verified: true });
  });

  test("custom charts that produce such a text: CHARTS_UNPLAYABLE", () => {
    const rows = hunters.pack.charts.T1.rows.map((row) => ({ ...row, name: `${row.name}\u200b` }));
    const { snapshot, input } = exampleOf(hunters, "resolveEncounter");
    const pointers = new Set<string>();
    for (let seed = 0; seed < 300; seed += 1) {
      const request = { operation: "resolveEncounter", snapshot, input, seed: `${seed}` };
      const answer = adjudicate(hunters, { ...request, charts: { T1: { rows } } });
      pointers.add(answer.kind === "MALFORMED" ? answer.faults[0]!.code : answer.kind);
      if (answer.kind === "RESOLUTION")
        expect(listDecisions(hunters, { snapshot: answer.snapshot }).kind).toBe("DECISIONS");
    }
    expect([...pointers].sort()).toEqual(["CHARTS_UNPLAYABLE", "RESOLUTION"]);
  });
});

test("every free text in an operation's input is declared as typed text", () => {
  const free = rulesets.flatMap((ruleset) =>
    [ruleset.start, ...ruleset.operations].map(({ name, input, texts = [] }) => {
      const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as Schema;
      return {
        name: `${ruleset.id} ${name}`,
        found: freeTexts(schema, "", schema),
        texts,
      };
    }),
  );
  expect(free.filter(({ found, texts }) => String(found) !== String(texts))).toEqual([]);
  expect(free.flatMap(({ found }) => found)).toEqual(["/name", "/targets/*/name"]);
});

interface Schema {
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Returns the pointers where a schema accepts free text: no pattern, or a pattern that only excludes characters. */
function freeTexts(schema: Schema, pointer: string, root: Schema): readonly string[] {
  const { type, pattern, properties = {}, items, anyOf = [], oneOf = [], $ref } = schema;
  if ($ref !== undefined) return freeTexts(root.$defs![$ref.replace("#/$defs/", "")]!, pointer, root);
  const isListed = schema.enum !== undefined || schema.const !== undefined;
  const own = type === "string" && !isListed && (pattern ?? "[^").includes("[^") ? [pointer] : [];
  return [
    ...own,
    ...Object.entries(properties).flatMap(([name, each]) => freeTexts(each, `${pointer}/${name}`, root)),
    ...(items === undefined ? [] : freeTexts(items, `${pointer}/*`, root)),
    ...[...anyOf, ...oneOf].flatMap((each) => freeTexts(each, pointer, root)),
  ];
}
