import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CareerStore, StoreUnavailable } from "../../src/careers/store/store";
import type { CareerFile } from "../../src/proof/career-file";
import { blank, drill } from "../fixtures/drill";
import { contextOf, fireAt, newDrill, openService, type Service, serviceOn } from "./service";

let service: Service;
let source: Awaited<ReturnType<typeof newDrill>>;
let pages: CareerFile[];
let whole: CareerFile;

beforeAll(async () => {
  service = await openService();
  source = await newDrill(service);
  const { career, owner } = source;
  for (let version = 0; version < 11; version += 1) {
    await service.ask("playStep", fireAt(career, version, { server: true }), owner);
  }
  pages = await exported(5);
  whole = await service.ask("exportCareer", { career }, owner);
});
afterAll(() => service.database.stop());

async function exported(limit: number): Promise<CareerFile[]> {
  const pages: CareerFile[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const more: object = after === undefined ? {} : { after };
    const page: CareerFile = await service.ask("exportCareer", { career: source.career, limit, ...more }, source.owner);
    pages.push(page);
    after = page.next ?? null;
  }
  return pages;
}

/** Sends the first pages. Returns the career, its owner's token, and the last response. */
async function importedUpTo(count: number) {
  const made = await service.ask("importCareer", pages[0]!);
  const owner: string = made.tokens.find(({ role }: { role: string }) => role === "OWNER").token;
  const career: string = made.importing.career;
  let answer = made;
  for (const page of pages.slice(1, count)) answer = await service.ask("importCareer", { ...page, career }, owner);
  return { made, career, owner, answer };
}

describe("export in pages", () => {
  test("joined pages are the whole file, cut between steps", async () => {
    expect(pages.map(({ steps, next }) => [steps.length, next])).toEqual([
      [5, "4"],
      [5, "9"],
      [2, null],
    ]);
    expect(pages.flatMap(({ steps }) => steps)).toEqual(whole.steps);
    expect([pages.at(-1)!.last, whole.next]).toEqual([whole.last, null]);
    const joined = { ...pages[0]!, steps: whole.steps, last: whole.last, next: null };
    expect(await service.ask("verifyCareerFile", joined)).toMatchObject({ verified: true, steps: 12 });
  });

  test("no page exists after the end, and a single page is not accepted as a whole career", async () => {
    const ask = (after: string) => service.fail("exportCareer", { career: source.career, after }, source.owner);
    expect(await ask("11")).toEqual(["MALFORMED", "VERSION_UNKNOWN"]);
    expect(await service.fail("verifyCareerFile", pages[0]!)).toEqual(["MALFORMED", "PAGES_MISSING"]);
    expect(await service.ask("verifyCareerFile", pages[2]!)).toMatchObject({ verified: false });
  });

  test("another program can verify the pages if none is missing", async () => {
    const folder = await mkdtemp(join(tmpdir(), "pages-"));
    const files = pages.map((_, at) => join(folder, `${at}.json`));
    await Promise.all(files.map((file, at) => writeFile(file, JSON.stringify(pages[at]))));
    const prove = (...named: string[]) =>
      execFileSync("python3", ["examples/python/verify_career.py", ...named], { encoding: "utf8", stdio: "pipe" });
    expect(prove(...files)).toContain("12 steps");
    for (const some of [files.slice(0, 2), files.slice(1), [files[0]!, files[2]!], [files[1]!, files[0]!, files[2]!]]) {
      expect(() => prove(...some)).toThrow();
    }
    await rm(folder, { recursive: true });
  });
});

describe("import in pages", () => {
  test("the first page creates the career, and the last page opens it", async () => {
    const { made, career, owner, answer } = await importedUpTo(3);
    expect(made).toMatchObject({ kind: "RESOLUTION", career: null, importing: { version: 4 } });
    expect(made.tokens.map(({ role }: { role: string }) => role)).toEqual(["OWNER", "SPECTATOR"]);
    expect(answer).toMatchObject({ importing: null, career: { career, version: 12, snapshot: whole.last } });
    expect(await service.ask("verifyCareer", { career }, owner)).toMatchObject({ verified: true, steps: 13 });
    expect(await service.ask("playStep", fireAt(career, 12, { server: true }), owner)).toMatchObject({ version: 13 });
    const { careers } = await service.ask("careers", {}, owner);
    expect(careers.map((each: { career: string }) => each.career)).toEqual([career]);
    expect(Date.parse(careers[0].expiresAt) - Date.now()).toBeGreaterThan(300 * 24 * 60 * 60 * 1000);
    const file: CareerFile = await service.ask("exportCareer", { career }, owner);
    expect(file.steps.slice(0, 12)).toEqual(whole.steps);
  });

  test("a last page shorter than the stored steps: PAGE_OUT_OF_TURN, and the career stays closed", async () => {
    const { career, owner } = await importedUpTo(1);
    const openStore = async (deadline: number) => {
      const writeEntry = () => Promise.reject(new StoreUnavailable("Away."));
      return Object.assign(Object.create(await service.context.openStore(deadline)) as CareerStore, { writeEntry });
    };
    const failing = serviceOn(service.database, contextOf(openStore, [drill]));
    const page = { ...pages[1]!, career };
    expect(await failing.fail("importCareer", page, owner)).toEqual(["UNAVAILABLE", "STORE_AWAY"]);
    const { snapshot } = await service.ask("career", { career: source.career, version: 6 }, source.owner);
    const shorter = { ...page, steps: page.steps.slice(0, 2), last: snapshot, next: null };
    expect(await service.fail("importCareer", shorter, owner)).toEqual(["CONFLICT", "PAGE_OUT_OF_TURN"]);
    expect(await service.ask("importCareer", page, owner)).toMatchObject({ importing: { version: 9 } });
    const { career: opened } = await service.ask("importCareer", { ...pages[2]!, career }, owner);
    expect(opened).toMatchObject({ version: 12 });
  });

  test("missing pages: CAREER_INCOMPLETE for every operation except deleteCareer", async () => {
    const { career, owner } = await importedUpTo(2);
    const closed: [string, object][] = [
      ["career", { career }],
      ["careerSteps", { career }],
      ["careerAudit", { career, version: 1 }],
      ["playStep", fireAt(career, 9)],
      ["forkCareer", { career }],
      ["exportCareer", { career }],
      ["verifyCareer", { career }],
      ["issueToken", { career, role: "SPECTATOR" }],
    ];
    for (const [operation, input] of closed) {
      const answer = await service.call(operation, input, owner);
      expect([operation, answer]).toMatchObject([
        operation,
        { ok: false, problem: { kind: "CONFLICT", code: "CAREER_INCOMPLETE", currentVersion: 9 } },
      ]);
      expect(await service.fail(operation, input, source.owner)).toEqual(["UNKNOWN", "CAREER_UNKNOWN"]);
    }
    expect((await service.ask("careers", {}, owner)).careers).toEqual([]);
    const store = await service.context.openStore(Date.now() + 5_000);
    const { chain, expiresAt } = (await store.readEntry(career))!;
    expect(expiresAt - Date.now() / 1000).toBeLessThanOrEqual(24 * 60 * 60);
    expect(await service.ask("deleteCareer", { career }, owner)).toMatchObject({ deleted: true });
    expect(await store.readHead(chain)).toBeUndefined();
  });

  test("the same page sent repeatedly is stored once; a page out of turn or with a false proof is refused", async () => {
    const { career, owner } = await importedUpTo(1);
    const send = (page: CareerFile, token = owner) => service.call("importCareer", { ...page, career }, token);
    const codeOf = async (page: CareerFile, token?: string) => {
      const answer = await send(page, token);
      return answer.ok ? "" : [answer.problem.code, answer.problem.currentVersion];
    };
    expect(await codeOf(pages[2]!)).toEqual(["PAGE_OUT_OF_TURN", 4]);
    expect(await codeOf(pages[0]!)).toEqual(["PAGE_OUT_OF_TURN", 4]);
    expect(await codeOf(pages[1]!, source.owner)).toEqual(["CAREER_UNKNOWN", undefined]);
    expect(await codeOf({ ...pages[1]!, last: blank() })).toEqual(["SNAPSHOT_DIFFERS", undefined]);
    const at = "2020-01-01T00:00:00.000Z";
    const forged = pages[1]!.steps.map((step, index) => (index === 2 ? { ...step, at } : step));
    expect(await codeOf({ ...pages[1]!, steps: forged })).toEqual(["DIGEST_DIFFERS", undefined]);
    const twice = await Promise.all([send(pages[1]!), send(pages[1]!), send(pages[1]!)]);
    for (const answer of twice) {
      expect(answer).toMatchObject(
        answer.ok ? { output: { importing: { version: 9 } } } : { problem: { code: "PAGE_OUT_OF_TURN" } },
      );
    }
    expect(twice.some(({ ok }) => ok)).toBe(true);
    const ends = await Promise.all([send(pages[2]!), send(pages[2]!)]);
    const again = await send(pages[2]!);
    expect(again).toMatchObject({ ok: true, output: { career: { version: 12 }, importing: null } });
    for (const end of ends) expect(end).toEqual(again);
    expect(await codeOf(pages[1]!)).toEqual(["PAGE_OUT_OF_TURN", 12]);
    expect(await service.ask("verifyCareer", { career }, owner)).toMatchObject({ verified: true, steps: 13 });
  });

  test("resumes with the same first page and key, even if the other pages are cut differently", async () => {
    const input = { ...pages[0]!, idempotencyKey: "3f0b8a7e-6d0c-4f6a-9d64-0f1e2d3c4b5a" };
    const [one, two] = [await service.ask("importCareer", input), await service.ask("importCareer", input)];
    expect(two).toEqual(one);
    const [{ token }] = one.tokens;
    const { career } = one.importing;
    for (const limit of [3, 100]) {
      const { version } = (await service.ask("importCareer", input)).importing;
      const page = await service.ask(
        "exportCareer",
        { career: source.career, after: `${version}`, limit },
        source.owner,
      );
      await service.ask("importCareer", { ...page, career }, token);
    }
    expect(await service.ask("verifyCareer", { career }, token)).toMatchObject({ verified: true, steps: 13 });
    expect((await service.ask("importCareer", input)).career).toMatchObject({ version: 12 });
  });
});
