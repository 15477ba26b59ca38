import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { digestOf } from "../../src/core/json/canonical";
import type { Author } from "../../src/proof/author";
import { type CareerFile, fileSchema, joinPages, proveFile, type Verdict } from "../../src/proof/career-file";
import { commitmentOf } from "../../src/proof/promise";
import { type ChainStep, sealStep } from "../../src/proof/record";
import { keysSchema } from "../../src/proof/signature";
import { rulesets } from "../../src/rulesets/index";
import { blank, drill } from "../fixtures/drill";
import { exampleOf } from "../fixtures/examples";
import { fireAt, newDrill, openService, type Service, SIGNER } from "./service";
import { hasPython, judgedByPython } from "./stand-alone";

const pq17 = rulesets.find(({ id }) => id === "pq17")!;

let service: Service;

beforeAll(async () => {
  service = await openService([drill, pq17]);
});

afterAll(() => service.database.stop());

const { keys } = SIGNER;

const read = (name: string) => JSON.parse(readFileSync(`test/careers/forms/${name}.json`, "utf8"));

/** Counts the steps of each origin of dice. */
const originsOf = (verdict: unknown) =>
  Object.fromEntries((verdict as Verdict).dice.map(({ origin, steps }) => [origin, steps]));

describe("career file in an older format", () => {
  test.each([
    ["form-1", { TAPE: 1, SERVER_UNSIGNED: 1, SEED: 2, NONE: 1 }, 0],
    ["form-2", { TAPE: 1, SERVER: 1, SERVER_ALONE: 1, SEED: 1, NONE: 1 }, 2],
    ["form-1-and-2", { TAPE: 1, SERVER: 2, SERVER_UNSIGNED: 1, SEED: 2, NONE: 2, FORK: 1, IMPORT: 1 }, 2],
  ])("%s: verified as before, here and by the stand-alone verifier", (name, origins, signed) => {
    const file = fileSchema.parse(read(name));
    const published = keysSchema.parse(read("keys"));
    const verdict = proveFile(drill, file, published);
    expect(verdict).toMatchObject({ verified: true, difference: null, digest: file.steps.at(-1)!.digest });
    expect(originsOf(verdict)).toEqual(origins);
    if (!hasPython) return;
    const [judged] = judgedByPython([JSON.stringify(file)], JSON.stringify(published));
    expect(judged).toMatchObject({ code: 0, said: expect.stringContaining(`of ${signed} steps the dice are signed`) });
  });

  test("importCareer: play continues in format 3", async () => {
    for (const name of ["form-1", "form-2", "form-1-and-2"]) {
      const file = fileSchema.parse(read(name));
      const made = await service.ask("importCareer", file);
      const { career } = made.career;
      const again: CareerFile = await service.ask("exportCareer", { career }, made.tokens[0].token);
      expect([again.format, again.steps.at(-1)!.format]).toEqual(["naval-umpire-career/3", "naval-umpire-career/3"]);
      expect(again.steps.slice(0, -1)).toEqual(file.steps);
      expectJudged(again, true);
    }
  });
});

/** Expects both verifiers to accept or reject a file, with the code and version of the difference. */
function expectJudged(file: CareerFile, right: boolean, code?: string, version?: number): void {
  const result = fileSchema.safeParse(file);
  const verdict = result.success ? proveFile(drill, result.data, { keys }) : undefined;
  if (right) expect(verdict).toMatchObject({ verified: true, difference: null });
  else if (code === undefined) expect(verdict).toBeUndefined();
  else
    expect(verdict).toMatchObject({ verified: false, difference: { code, ...(version !== undefined && { version }) } });
  judged.push({ text: JSON.stringify(file), what: `${expect.getState().currentTestName} ${code ?? ""}`, right });
}

/** All files judged so far. The stand-alone verifier checks them in one process at the end. */
const judged: { readonly text: string; readonly what: string; readonly right: boolean }[] = [];

/** Returns the file with its steps changed and resealed without signatures, as a forger would. */
function resealed(file: CareerFile, change: (step: ChainStep, index: number) => object, more: object = {}): CareerFile {
  let previous: string | null = null;
  const steps = file.steps.map((step, index) => {
    const { digest: _, signature: __, ...rest } = { ...step, ...change(step, index) } as ChainStep;
    const whole = sealStep({ ...(JSON.parse(JSON.stringify(rest)) as ChainStep), previous });
    previous = whole.digest;
    return whole;
  });
  return { ...file, steps, ...more };
}

async function exported(): Promise<CareerFile> {
  const { career, owner } = await newDrill(service, { name: "Dogger Bank" });
  for (const [version, dice] of [{ seed: "mine" }, { server: true, entropy: "coin" }, { dice: [6, 5] }].entries())
    await service.ask("playStep", fireAt(career, version, dice), owner);
  return service.ask("exportCareer", { career }, owner);
}

describe("format and name of a career file", () => {
  test("are in every step, so a change of either is detected", async () => {
    const file = await exported();
    expect(file).toMatchObject({ format: "naval-umpire-career/3", name: "Dogger Bank" });
    for (const step of file.steps) expect(step).toMatchObject({ format: file.format, name: file.name });
    expectJudged(file, true);
    expectJudged({ ...file, name: "Jutland" }, false, "NAME_DIFFERS", 3);
    expectJudged({ ...file, name: null }, false, "NAME_DIFFERS", 3);
    for (const older of [1, 2])
      expectJudged({ ...file, format: `naval-umpire-career/${older}` }, false, "FORM_DIFFERS", 3);
    expect(await service.fail("importCareer", { ...file, name: "Jutland" })).toEqual(["MALFORMED", "NAME_DIFFERS"]);
    expectJudged({ ...fileSchema.parse(read("form-2")), format: "naval-umpire-career/3" }, false, "FORM_DIFFERS", 4);
  });

  test("are the same along the chain: only a fork or an import can change the name", async () => {
    const file = await exported();
    const renamed = resealed(file, (_, index) => (index > 1 ? { name: "Jutland" } : {}), { name: "Jutland" });
    expectJudged(renamed, false, "NAME_DIFFERS", 2);
    const { career, owner } = await newDrill(service, { name: "Dogger Bank" });
    const forked = await service.ask("forkCareer", { career, name: "What if" }, owner);
    const fork: CareerFile = await service.ask("exportCareer", { career: forked.career.career }, owner);
    expect([fork.name, fork.steps.map(({ name }) => name)]).toEqual(["What if", ["Dogger Bank", "What if"]]);
    expectJudged(fork, true);
  });

  test("paged file: the last page sets the format, the first page sets the name", async () => {
    const { career, owner } = await newDrill(service, { name: "Dogger Bank" });
    await service.ask("playStep", fireAt(career, 0), owner);
    const pages: CareerFile[] = [];
    for (let after: string | undefined; pages.at(-1)?.next !== null; after = pages.at(-1)!.next!)
      pages.push(await service.ask("exportCareer", { career, limit: 1, ...(after && { after }) }, owner));
    expect(pages).toHaveLength(2);
    const older = { ...pages[0]!, format: "naval-umpire-career/2" };
    expectJudged(joinPages([older, pages[1]!])!, true);
    const made = await service.ask("importCareer", { ...pages[0]!, name: "Jutland" });
    const further = { ...pages[1]!, career: made.importing.career };
    const failed = await service.fail("importCareer", further, made.tokens[0].token);
    expect(failed).toEqual(["MALFORMED", "NAME_DIFFERS"]);
  });

  test("a step in an older format, or without a member of its format: FORM_DIFFERS", async () => {
    const file = await exported();
    const older = { format: undefined, name: undefined, author: undefined };
    expectJudged(
      resealed(file, (_, index) => (index === 2 ? older : {})),
      false,
      "FORM_DIFFERS",
      2,
    );
    for (const member of ["revision", "name", "author", "entropy", "ranOn", "salt"])
      expectJudged(
        resealed(file, (_, index) => (index === 1 ? { [member]: undefined } : {})),
        false,
        "FORM_DIFFERS",
        1,
      );
    const old = { ...older, format: undefined, author: file.steps[0]!.author };
    expectJudged(
      resealed(file, () => old, { format: "naval-umpire-career/2" }),
      false,
      "FORM_DIFFERS",
      0,
    );
    expectJudged(
      resealed(file, () => older, { format: "naval-umpire-career/2" }),
      true,
    );
  });
});

describe("author of a step", () => {
  test("is signed: the side that played, or the owner who played for it", async () => {
    const { snapshot } = exampleOf(pq17, "endPhase");
    const begin = async () => {
      const made = await service.ask("createCareer", { ruleset: "pq17", snapshot });
      const of = (each: string) =>
        made.tokens.find(({ role, side }: { role: string; side: string }) => (side ?? role) === each);
      return { career: made.career.career as string, of };
    };
    const phasing = (snapshot as { phasing: string }).phasing;
    const [one, other] = [await begin(), await begin()];
    const move = { expectedVersion: 0, operation: "endPhase", input: {}, server: true, entropy: "e" };
    const [played, instead] = [one.of(phasing), other.of("OWNER")];
    await service.ask("playStep", { ...move, career: one.career }, played.token);
    await service.ask("playStep", { ...move, career: other.career }, instead.token);
    const author = async ({ career, of }: typeof one, reader = "OWNER") => {
      const { steps } = await service.ask("careerSteps", { career }, of(reader).token);
      return steps.map((step: ChainStep) => step.author);
    };
    const owner = ({ of }: typeof one): Author => ({ role: "OWNER", side: null, token: of("OWNER").id, policy: null });
    const bySide: Author = { role: "SIDE", side: phasing, token: played.id, policy: null };
    expect(await author(one)).toEqual([owner(one), bySide]);
    expect(await author(other)).toEqual([owner(other), owner(other)]);
    expect(await author(other, phasing)).toEqual([owner(other), owner(other)]);
    const file: CareerFile = await service.ask("exportCareer", { career: other.career }, instead.token);
    expect(proveFile(pq17, file, { keys })).toMatchObject({ verified: true });
    const forged = { ...file, steps: [file.steps[0]!, { ...file.steps[1]!, author: bySide }] };
    const difference = { version: 1, code: "DIGEST_DIFFERS" };
    expect(proveFile(pq17, forged, { keys })).toMatchObject({ verified: false, difference });
    const { digest: _, signature, ...rest } = forged.steps[1]!;
    const sealedAgain = { ...file, steps: [file.steps[0]!, { ...sealStep(rest), signature: signature! }] };
    expect(proveFile(pq17, sealedAgain, { keys })).toMatchObject({ difference: { code: "SIGNATURE_DIFFERS" } });
  });

  test("is identified by a token id that stays the same when the token is rotated", async () => {
    const { career, owner, made } = await newDrill(service);
    const { id } = made.tokens.find(({ role }: { role: string }) => role === "OWNER");
    const rotated = await service.ask("rotateToken", { career, tokenId: id }, owner);
    const { step } = await service.ask("playStep", fireAt(career, 0), rotated.token);
    expect([made.career.tokenId, step.author.token]).toEqual([id, id]);
    const second = await service.ask("issueToken", { career, role: "OWNER" }, rotated.token);
    const { step: next } = await service.ask("playStep", fireAt(career, 1), second.token);
    expect(next.author).toEqual({ role: "OWNER", side: null, token: second.id, policy: null });
  });

  test.each<[string, Author]>([
    ["a side without a side", { role: "SIDE", side: null, token: "t", policy: null }],
    ["an owner of a side", { role: "OWNER", side: "red", token: "t", policy: null }],
    ["an owner without a token", { role: "OWNER", side: null, token: null, policy: null }],
    ["a policy without a name", { role: "POLICY", side: "red", token: null, policy: null }],
    ["a policy with a token", { role: "POLICY", side: "red", token: "t", policy: "cautious" }],
    ["the service with a side", { role: "SERVICE", side: "red", token: null, policy: null }],
  ])("cannot be %s", async (_, author) => {
    const file = await exported();
    expectJudged(
      resealed(file, (__, index) => (index === 1 ? { author } : {})),
      false,
      "FORM_DIFFERS",
      1,
    );
  });

  test.each<[string, Author | null]>([
    ["a policy for a side", { role: "POLICY", side: "red", token: null, policy: "cautious" }],
    ["a policy for the only player", { role: "POLICY", side: null, token: null, policy: "cautious" }],
    ["a side", { role: "SIDE", side: "red", token: "t", policy: null }],
    ["nobody, in a game without tokens", null],
  ])("can be %s", async (_, author) => {
    const file = await exported();
    expectJudged(
      resealed(file, (__, index) => (index === 1 ? { author } : {})),
      true,
    );
  });
});

/** The members of a step that describe an event. Its position in the chain is added later. */
type Event = Pick<ChainStep, "kind" | "input" | "author"> & Partial<ChainStep>;

/** Appends a step of a kind that this service does not create but another one could. */
function extended(file: CareerFile, event: Event, last: unknown): CareerFile {
  const before = file.steps.at(-1)!;
  const seed = "next-seed-of-this-test";
  // Replace the last promise with one whose seed this test knows.
  const known = resealed(file, (_, index) =>
    index === file.steps.length - 1 ? { commitment: commitmentOf(seed) } : {},
  );
  const { format, name, ruleset, revision, charts } = before;
  const step = sealStep({
    ...({ format, name, ruleset, revision, charts, version: before.version + 1, operation: null } as ChainStep),
    ...{ rerolls: [], randomness: null, seed: null, entropy: null, ranOn: false, algorithm: null, diceStep: null },
    ...{ rolls: [], salt: "salt", at: before.at, commitment: commitmentOf("later"), revealed: seed },
    snapshot: digestOf(last),
    previous: known.steps.at(-1)!.digest,
    ...event,
  });
  return { ...known, steps: [...known.steps, step], last };
}

describe("step that resolves no operation", () => {
  const owner: Author = { role: "OWNER", side: null, token: "owner-t-id", policy: null };
  const referee: Author = { role: "REFEREE", side: null, token: "ref-tok-id", policy: null };
  let file: CareerFile;
  let first: unknown;
  let second: unknown;

  beforeAll(async () => {
    const snapshot = { ...blank(), step: 3 };
    const made = await service.ask("createCareer", { ruleset: "drill", snapshot });
    const { career } = made.career;
    const [{ token }] = made.tokens;
    await service.ask("playStep", fireAt(career, 0, { dice: [1, 1] }), token);
    await service.ask("playStep", fireAt(career, 1, { dice: [1, 1] }), token);
    file = await service.ask("exportCareer", { career }, token);
    first = file.first;
    second = (await service.ask("career", { career, version: 1 }, token)).snapshot;
    expect(digestOf(first)).not.toBe(digestOf(file.last));
  });

  const back = (to: number): Event => ({ kind: "TAKE_BACK", input: { to, consents: [owner] }, author: owner });

  test("TAKE_BACK: leads to the position after the step it names, and to no other", () => {
    const good = extended(file, back(0), first);
    expectJudged(good, true);
    expect(originsOf(proveFile(drill, good))).toMatchObject({ GIVEN: 1, TAPE: 2, TAKE_BACK: 1 });
    expectJudged(extended(file, back(1), first), false, "SNAPSHOT_DIFFERS", 3);
    expectJudged(extended(file, back(7), first), false, "SNAPSHOT_DIFFERS", 3);
    expectJudged(extended(file, { ...back(0), input: { to: 0 } }, first), false, "FORM_DIFFERS", 3);
    expectJudged(extended(file, { ...back(0), input: { to: -1, consents: [] } }, first), false, "FORM_DIFFERS", 3);
  });

  test("TAKE_BACK: play continues from it, and it can be read from a paged file", async () => {
    const joined = extended(file, back(0), first);
    const page = (from: number, to: number, last: unknown, next: string | null): CareerFile => {
      return { ...joined, steps: joined.steps.slice(from, to), last, next };
    };
    const made = await service.ask("importCareer", page(0, 2, second, "1"));
    const [{ token }] = made.tokens;
    const further = { ...page(2, 4, first, null), career: made.importing.career };
    const whole = await service.ask("importCareer", further, token);
    expect(whole.career).toMatchObject({ version: 4, snapshot: first });
    const { career } = whole.career;
    await service.ask("playStep", fireAt(career, 4, { server: true, entropy: "again" }), token);
    expect(await service.ask("verifyCareer", { career }, token)).toMatchObject({ verified: true, steps: 6 });
    expectJudged(await service.ask("exportCareer", { career }, token), true);
  });

  const correct = (patch: object, nulls = "REMOVE"): Event => {
    return { kind: "CORRECTION", input: { patch, nulls, reason: "A die fell off the table." }, author: referee };
  };

  test("CORRECTION: leads to the patched position if the rules can read it", () => {
    const last = { ...(file.last as object), done: true };
    const good = extended(file, correct({ done: true }), last);
    expectJudged(good, true);
    expect(originsOf(proveFile(drill, good))).toMatchObject({ GIVEN: 1, TAPE: 2, CORRECTION: 1 });
    expect(proveFile(drill, extended(file, correct({ done: true }), file.last))).toMatchObject({
      difference: { version: 3, code: "SNAPSHOT_DIFFERS" },
    });
    const flagless = { ...(file.last as object), flagship: null };
    expectJudged(extended(file, correct({ flagship: null }, "STAY"), flagless), true);
    expect(proveFile(drill, extended(file, correct({ flagship: null }), flagless))).toMatchObject({
      difference: { version: 3, code: "REFUSED" },
    });
    const silent = { ...correct({}), input: { patch: {}, nulls: "REMOVE", reason: "" } };
    expectJudged(extended(file, silent, file.last), false, "FORM_DIFFERS", 3);
  });

  test.each<[string, Event, Event]>([
    [
      "NOTE",
      { kind: "NOTE", input: { hash: digestOf("salted") }, author: owner },
      { kind: "NOTE", input: { hash: "salted" }, author: owner },
    ],
    [
      "CLAIM by a token",
      { kind: "CLAIM", input: { holder: { ...owner, role: "SIDE", side: "red" } }, author: owner },
      { kind: "CLAIM", input: { holder: { ...owner, role: "SIDE" } }, author: owner },
    ],
    [
      "CLAIM by a policy",
      { kind: "CLAIM", input: { holder: { role: "POLICY", side: "red", token: null, policy: "bold" } }, author: owner },
      { kind: "CLAIM", input: {}, author: owner },
    ],
    [
      "PROMISE",
      { kind: "PROMISE", input: null, author: { role: "SERVICE", side: null, token: null, policy: null } },
      { kind: "PROMISE", input: {}, author: owner },
    ],
  ])("%s: leaves the position unchanged and has the input that its kind requires", (_, good, wrong) => {
    expectJudged(extended(file, good, file.last), true);
    expectJudged(extended(file, good, first), false, "SNAPSHOT_DIFFERS", 3);
    expectJudged(extended(file, wrong, file.last), false, "FORM_DIFFERS", 3);
    expectJudged(extended(file, { ...good, revealed: null }, file.last), false, "SEED_NOT_REVEALED", 3);
    expectJudged(extended(file, { ...good, revealed: "x" }, file.last), false, "SEED_NOT_PROMISED", 3);
    expectJudged(extended(file, { ...good, operation: "endDrill" }, file.last), false, "KIND_DIFFERS", 3);
    expectJudged(extended(file, { ...good, randomness: "SEED", seed: "x" }, file.last), false, "KIND_DIFFERS", 3);
    const older = { format: undefined, name: undefined, author: undefined };
    const downgraded = resealed(extended(file, good, file.last), () => older, { format: "naval-umpire-career/2" });
    expectJudged(downgraded, false, "FORM_DIFFERS", 3);
  });
});

test.skipIf(!hasPython)("stand-alone verifier: the same verdict on every file judged above", () => {
  expect(judged.length).toBeGreaterThan(0);
  const verdicts = judgedByPython(judged.map(({ text }) => text));
  const lines = judged.map(({ what }, index) => `${what} ${verdicts[index]!.code} ${verdicts[index]!.said}`);
  expect(lines.filter((_, index) => verdicts[index]!.code !== (judged[index]!.right ? 0 : 1))).toEqual([]);
});
