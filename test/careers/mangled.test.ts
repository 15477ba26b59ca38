import { afterAll, beforeAll, expect, test } from "vitest";
import { type CareerFile, fileSchema, proveFile } from "../../src/proof/career-file";
import { type ChainStep, sealStep } from "../../src/proof/record";
import { pq17 } from "../../src/rulesets/pq17/index";
import { drill } from "../fixtures/drill";
import { exampleOf } from "../fixtures/examples";
import { fireAt, newDrill, openService, type Service } from "./service";
import { hasPython, judgedByPython } from "./stand-alone";

let service: Service;

beforeAll(async () => {
  service = await openService([drill, pq17]);
});

afterAll(() => service.database.stop());

/** Replacement values as JSON text, because JavaScript cannot represent some of them. */
const STRANGE = [
  "null",
  "true",
  "false",
  "0",
  "1",
  "-1",
  "1.5",
  "1e400",
  "9".repeat(400),
  '""',
  '"x"',
  '"\\ud800"',
  "[]",
  "{}",
  "[[]]",
  '{"x":1}',
];

/** Returns the file with its steps resealed without signatures, as a forger would. */
function resealed(file: CareerFile): CareerFile {
  let previous: string | null = null;
  const steps = file.steps.map((step) => {
    const { digest: _, ...rest } = { ...step, signature: null };
    const whole = sealStep({ ...rest, previous } as ChainStep);
    previous = whole.digest;
    return whole;
  });
  return { ...file, steps };
}

/** Differences that can be detected without the rules. */
const PLAIN = [
  "VERSION_DIFFERS",
  "RULESET_DIFFERS",
  "CHARTS_DIFFER",
  "PREVIOUS_DIFFERS",
  "DIGEST_DIFFERS",
  "KIND_DIFFERS",
  "SEED_NOT_REVEALED",
  "SEED_NOT_PROMISED",
];

/** True if a file is malformed, or inconsistent independently of the rules. */
function isWrong(ruleset: typeof drill | typeof pq17, text: string): boolean {
  const read = fileSchema.safeParse(JSON.parse(text));
  if (!read.success) return true;
  const verdict = proveFile(ruleset as never, read.data);
  return "kind" in verdict || PLAIN.includes(verdict.difference?.code ?? "");
}

/** Replaces or removes every member in turn. Returns each result as is and resealed. */
function mangled(file: CareerFile, from = 0): { readonly what: string; readonly text: string }[] {
  const MARK = '"here-it-is"';
  const places: ((copy: CareerFile) => Record<string, unknown>)[] = [
    (copy) => copy as unknown as Record<string, unknown>,
    ...file.steps
      .slice(from)
      .map((_, index) => (copy: CareerFile) => copy.steps[from + index]! as Record<string, unknown>),
    ...file.steps
      .slice(from)
      .flatMap(({ rolls }, index) =>
        rolls
          .slice(0, 1)
          .map(() => (copy: CareerFile) => copy.steps[from + index]!.rolls[0]! as Record<string, unknown>),
      ),
  ];
  return places.flatMap((place, at) => {
    const names = [...Object.keys(place(structuredClone(file))), "strange"];
    return names.flatMap((name) =>
      [...STRANGE, undefined].flatMap((value) => {
        const copy = structuredClone(file);
        if (value === undefined) delete place(copy)[name];
        else place(copy)[name] = value === "1e400" || value.length > 300 ? "here-it-is" : JSON.parse(value);
        const texts = [copy, ...tried(() => resealed(copy))].map((each) => JSON.stringify(each));
        return texts.map((text, sealedAgain) => ({
          what: `${at} ${name} ${value?.slice(0, 10)} ${sealedAgain}`,
          text: text.replaceAll(MARK, value ?? MARK),
        }));
      }),
    );
  });
}

function tried<T>(make: () => T): T[] {
  try {
    return [make()];
  } catch {
    return [];
  }
}

test.runIf(hasPython)("stand-alone verifier, malformed career: rejected without an exception", async () => {
  const { career, owner } = await newDrill(service);
  for (const [version, dice] of [
    { seed: "mine" },
    { server: true, entropy: "one" },
    { server: true },
    { dice: [6, 5] },
  ].entries())
    await service.ask("playStep", fireAt(career, version, dice), owner);
  const own = await service.ask("exportCareer", { career }, owner);
  const { snapshot, input } = exampleOf(pq17, "scatterConvoy");
  const made = await service.ask("createCareer", { ruleset: "pq17", snapshot });
  const request = {
    career: made.career.career,
    expectedVersion: 0,
    operation: "scatterConvoy",
    input,
    server: true,
    entropy: "coin",
  };
  await service.ask("playStep", { ...request, runOn: true }, made.tokens[0].token);
  const run = await service.ask("exportCareer", { career: made.career.career }, made.tokens[0].token);
  const cases = [
    ...mangled(own).map((each) => ({ ruleset: drill, ...each })),
    ...mangled(run, 2)
      .filter(({ what }) => /^\d+ (input|ranOn|entropy|seed|randomness|kind) /.test(what))
      .map((each) => ({ ruleset: pq17, ...each })),
  ];
  const texts = [JSON.stringify(own), JSON.stringify(run), ...cases.map(({ text }) => text)];
  const codes = judgedByPython(texts).map(({ code }) => code);
  expect(codes.slice(0, 2)).toEqual([0, 0]);
  expect(codes).toHaveLength(2 + cases.length);
  const wrong = cases.flatMap(({ ruleset, text, what }, index) => {
    const ended = codes[2 + index]!;
    return (ended === 0 ? isWrong(ruleset, text) : ended !== 1) ? [`${ruleset.id} ${what}: ${ended}`] : [];
  });
  expect(wrong).toEqual([]);
});
