// Careers that the service exported under revision 1, stored in test/fixtures/careers. The package of that revision
// verifies all of them. Here a substitute implements its rule 11.3, because the repository contains no older code.

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXIT } from "../../src/cli/exit";
import { digestOf } from "../../src/core/json/canonical";
import { revisionOf } from "../../src/core/request/revision";
import { type CareerFile, fileSchema, proveFile } from "../../src/proof/career-file";
import { stepDifference } from "../../src/proof/difference";
import { moveOf, resolveMove } from "../../src/proof/replay";
import { type RevisionRules, rulesOf } from "../../src/proof/rules";
import { hunters } from "../../src/rulesets/hunters/index";
import type { Snapshot } from "../../src/rulesets/hunters/snapshot";
import { pq17 } from "../../src/rulesets/pq17/index";
import { umpire } from "../cli/terminal";
import { openService, type Service } from "./service";

const read = async (name: string): Promise<CareerFile> => {
  const file = await readFile(new URL(`../fixtures/careers/${name}.json`, import.meta.url), "utf8");
  return fileSchema.parse(JSON.parse(file));
};

/** Its second step is a refit. 90,000 merchant tons and a capital ship of 18,600 tons earn the Knight's Cross. */
const decorated = await read("hunters-1-capital-tons");

/** A new career and the first seven steps of its first patrol. No ship is sunk. */
const underWay = await read("hunters-1-first-patrol");

/** 11.3 in revision 1: counts capital ships in either printing, without a ruling in the snapshot. */
const revision1: RevisionRules = {
  ruleset: "hunters",
  revision: 1,
  replay: (step, before, charts) => {
    if (step.kind !== "PLAY") return rulesOf(hunters).replay(step, before, charts);
    const { rulings, ...rest } = before as Snapshot;
    const counting = { ...rest, rulings: { ...rulings, awardsCountCapitalShips: true } };
    const answer = resolveMove(hunters, counting, charts, moveOf(step)!);
    if (answer.kind !== "RESOLUTION") throw new Error(`Expected a resolution, not ${answer.kind}`);
    const played = answer.snapshot as Snapshot;
    const { awardsCountCapitalShips: _, ...stated } = played.rulings;
    const snapshot = { ...played, rulings: stated };
    const digest = digestOf(snapshot);
    return digest === step.snapshot ? { snapshot } : stepDifference("SNAPSHOT_DIFFERS", digest, step.snapshot);
  },
};

let service: Service;

beforeAll(async () => {
  service = await openService([hunters]);
});

afterAll(() => service.database.stop());

describe("career of The Hunters played under revision 1", () => {
  test("11.3 a decoration that revision 2 awards differently: RULES_DIFFER with the step, both revisions and the rule", async () => {
    expect(decorated.steps.map(({ revision, operation }) => [revision, operation])).toEqual([
      [1, null],
      [1, "computeRefit"],
      [1, "resolveBoatRequest"],
      [1, "resolveAssignment"],
    ]);
    const expected = {
      verified: null,
      steps: 4,
      digest: null,
      difference: { version: 1, code: "RULES_DIFFER" },
      rules: {
        played: 1,
        current: 2,
        changes: [{ revision: 2, changes: [{ sections: ["11.3"], rulings: ["E-24"] }] }],
      },
    };
    expect(proveFile(hunters, decorated)).toMatchObject(expected);
    expect(await service.ask("verifyCareerFile", decorated)).toMatchObject(expected);
    expect(await service.fail("importCareer", decorated)).toEqual(["MALFORMED", "RULES_DIFFER"]);
  });

  test("11.3 with the rules of revision 1: verified, and a false step is detected", () => {
    expect(proveFile(hunters, decorated, { rules: [revision1] })).toMatchObject({
      verified: true,
      steps: 4,
      digest: decorated.steps.at(-1)!.digest,
      rules: null,
    });
    const last = { ...(decorated.last as Snapshot), successes: 2 };
    expect(proveFile(hunters, { ...decorated, last }, { rules: [revision1] })).toMatchObject({
      verified: false,
      difference: { version: 3, code: "SNAPSHOT_DIFFERS" },
    });
  });

  test("11.3 prove --rules with the package of revision 1: verified", async () => {
    const folder = await mkdtemp(join(tmpdir(), "revision-1-"));
    const snapshots: unknown[] = [decorated.first];
    for (const step of decorated.steps.slice(1)) {
      snapshots.push((revision1.replay(step, snapshots.at(-1), null) as { snapshot: unknown }).snapshot);
    }
    expect(snapshots.map(digestOf)).toEqual(decorated.steps.map(({ snapshot }) => snapshot));
    const rules = `({ ruleset, revision: 1, replay: ({ version }) => ({ snapshot: ${JSON.stringify(snapshots)}[version] }) })`;
    await writeFile(join(folder, "proof.js"), `export const loadRules = async (ruleset) => ${rules};`);
    await writeFile(
      join(folder, "package.json"),
      JSON.stringify({ type: "module", exports: { "./proof": "./proof.js" } }),
    );
    const files = { "career.json": decorated };
    const alone = await umpire(["prove", "career.json"], { files, isPeople: true });
    expect([alone.code, alone.out]).toEqual([EXIT.NO, expect.stringContaining("11.3, E-24: Second printing: ")]);
    const { code, json } = await umpire(["prove", "career.json", "--rules", folder], { files });
    expect([code, json]).toMatchObject([EXIT.DONE, { verified: true, steps: 4, rules: null }]);
    await rm(folder, { recursive: true });
  });

  test("no changed rule applies: verified by revision 2 alone, and play continues under revision 2", async () => {
    expect(underWay.steps.map(({ revision }) => revision)).toEqual(Array(8).fill(1));
    expect(proveFile(hunters, underWay)).toMatchObject({ verified: true, steps: 8, difference: null, rules: null });
    const made = await service.ask("importCareer", underWay);
    const { career, version } = made.career;
    const [{ token }] = made.tokens;
    const step = { operation: "breakOff", input: {}, seed: "on" };
    const answer = await service.call("playStep", { career, expectedVersion: version, ...step }, token);
    expect(answer).toMatchObject({ ok: true });
    const whole: CareerFile = await service.ask("exportCareer", { career }, token);
    expect([whole.steps[0]!.revision, whole.steps.at(-1)!.revision]).toEqual([1, revisionOf(hunters)]);
    expect(proveFile(hunters, whole)).toMatchObject({ verified: true, rules: null });
  });

  test("E-24 an older position: kept unchanged, and played under the current rules", () => {
    const { first } = decorated as { first: Snapshot };
    expect(first.rulings).not.toHaveProperty("awardsCountCapitalShips");
    const refit = { operation: "computeRefit", input: {}, rerolls: [], dice: { kind: "TAPE", dice: [] } } as const;
    expect(resolveMove(hunters, first, null, refit)).toMatchObject({
      kind: "RESOLUTION",
      revision: 2,
      outcome: { awards: [] },
      snapshot: { rulings: first.rulings, log: [{ ships: first.log[0]!.ships }] },
    });
  });
});

describe("career of PQ-17 played under revision 1", () => {
  test.each([
    ["pq17-1-mines", "12.8"],
    ["pq17-1-archery", "12.14"],
  ])("%s: RULES_DIFFER at its second step, under section %s", async (name, section) => {
    const file = await read(name);
    const verdict = proveFile(pq17, file);
    expect(verdict).toMatchObject({
      verified: null,
      difference: { version: 1, code: "RULES_DIFFER" },
      rules: { played: 1, current: revisionOf(pq17) },
    });
    const { changes } = (verdict as { rules: { changes: typeof pq17.revisions } }).rules;
    const sections = changes.flatMap((revision) => revision.changes.flatMap((change) => change.sections));
    expect(sections.filter((each) => each.startsWith(section)).length).toBeGreaterThan(0);
  });
});
