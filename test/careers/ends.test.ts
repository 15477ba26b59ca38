import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { randomSecret } from "../../src/careers/randomness";
import { rotated, signerOf } from "../../src/careers/signing/signer";
import { rollsOf } from "../../src/core/audit/rolls";
import { type CareerFile, proveFile, type Verdict } from "../../src/proof/career-file";
import { commitmentOf, sharedSeed } from "../../src/proof/promise";
import { type ChainStep, sealStep } from "../../src/proof/record";
import { resolveMove } from "../../src/proof/replay";
import { drill } from "../fixtures/drill";
import { fireAt, newDrill, openService, type Service, SIGNER } from "./service";
import { hasPython, judgedByPython } from "./stand-alone";

let service: Service;
let file: CareerFile;

const { keys } = SIGNER;

beforeAll(async () => {
  service = await openService();
  const { career, owner } = await newDrill(service);
  for (const version of [0, 1, 2]) {
    await service.ask("playStep", fireAt(career, version, { server: true, entropy: `coin-${version}` }), owner);
  }
  file = await service.ask("exportCareer", { career }, owner);
});

afterAll(() => service.database.stop());

/** Returns the file with its newest step changed and resealed. */
function withNewest(change: Partial<ChainStep>, last: unknown = file.last): CareerFile {
  const { digest: _, signature, ...newest } = { ...file.steps.at(-1)!, ...change };
  const step = { ...sealStep(newest), signature: signature ?? null };
  return { ...file, steps: [...file.steps.slice(0, -1), step], last };
}

/** Returns the file with another move as its newest step. The seed is known, so the forger can choose the dice. */
function withOtherMove(): CareerFile {
  const newest = file.steps.at(-1)!;
  const entropy = "chosen";
  const seed = sharedSeed(newest.revealed!, newest.version, entropy);
  const operation = newest.operation!;
  const move = {
    operation,
    input: newest.input,
    rerolls: [],
    dice: { kind: "SERVER" as const, seed },
  };
  const answer = resolveMove(drill, snapshotAfter(file.steps.slice(0, -1)), null, move);
  if (answer.kind !== "RESOLUTION") throw new Error(answer.kind);
  const played = { seed, entropy, rolls: [...rollsOf(answer)], snapshot: answer.digest, signature: null };
  return withNewest(played, answer.snapshot);
}

/** Replays the steps and returns the resulting snapshot. */
function snapshotAfter(steps: readonly ChainStep[]): unknown {
  let snapshot: unknown;
  for (const { operation, input, seed } of steps) {
    const move = { operation: operation!, input, rerolls: [], dice: { kind: "SEED" as const, seed: seed! } };
    const answer = resolveMove(drill, snapshot, null, move);
    if (answer.kind !== "RESOLUTION") throw new Error(answer.kind);
    snapshot = answer.snapshot;
  }
  return snapshot;
}

/** Returns the file with a forged fork or import step appended, which needs no promised seed. */
function withJoint(kind: "FORK" | "IMPORT"): CareerFile {
  const { digest, version, snapshot, ...newest } = file.steps.at(-1)!;
  const unplayed = {
    operation: null,
    input: null,
    rolls: [],
    randomness: null,
    seed: null,
    entropy: null,
    ranOn: false,
  };
  const { signature: _, ...joint } = { ...newest, ...unplayed, algorithm: null, diceStep: null, revealed: null };
  const commitment = commitmentOf(randomSecret());
  const step = sealStep({ ...joint, kind, commitment, snapshot, version: version + 1, previous: digest });
  return { ...file, steps: [...file.steps, step] };
}

const stranger = signerOf(rotated(undefined));

function signedBy({ sign }: typeof SIGNER, changed: CareerFile): CareerFile {
  const step = changed.steps.at(-1)!;
  return { ...changed, steps: [...changed.steps.slice(0, -1), { ...step, signature: sign(step.digest) }] };
}

const OWNER = { role: "OWNER" as const, side: null, token: "somebody", policy: null };

/** Alterations of a chain's end, each with the expected difference or remarks of a verifier with the keys. */
const ENDS: readonly (readonly [what: string, alter: () => CareerFile, says: string | readonly string[]])[] = [
  ["is as it was exported", () => file, []],
  ["has another author, and its old signature", () => withNewest({ author: OWNER }), "SIGNATURE_DIFFERS"],
  ["has another author, and no signature", () => withNewest({ author: OWNER, signature: null }), ["UNSIGNED 1"]],
  ["has other dice, and no signature", withOtherMove, ["UNSIGNED 1"]],
  [
    "has another author and a time before the key, and its old signature",
    () => withNewest({ author: OWNER, at: "2001-01-01T00:00:00.000Z" }),
    ["TIME_BACKWARDS 1", "UNSIGNED 1"],
  ],
  [
    "has another author, and a signature by the forger",
    () => signedBy(stranger, withNewest({ author: OWNER })),
    ["KEY_UNKNOWN 1"],
  ],
  ["has an unsigned fork after it", () => withJoint("FORK"), ["UNSIGNED 1"]],
  ["has an unsigned import after it", () => withJoint("IMPORT"), ["UNSIGNED 1"]],
  [
    "has lost all its signatures",
    () => ({ ...file, steps: file.steps.map((step) => ({ ...step, signature: null })) }),
    ["UNSIGNED 4"],
  ],
  // A chain does not record its original length.
  [
    "is cut off before its newest step",
    () => {
      const steps = file.steps.slice(0, -1);
      return { ...file, steps, last: snapshotAfter(steps) };
    },
    [],
  ],
];

function saidOf(changed: CareerFile, published: typeof keys): string | readonly string[] {
  const { difference, remarks } = proveFile(drill, changed, { keys: published }) as Verdict;
  return difference?.code ?? remarks.map(({ code, steps }) => `${code} ${steps}`);
}

describe("a chain whose end", () => {
  test.each(ENDS)("%s", async (_what, alter, says) => {
    const changed = alter();
    expect(saidOf(changed, keys)).toEqual(says);
    const { difference, remarks } = await service.ask("verifyCareerFile", changed);
    expect(difference?.code ?? remarks.map(({ code, steps }: never) => `${code} ${steps}`)).toEqual(says);
    if (!hasPython) return;
    const [judged] = judgedByPython([JSON.stringify(changed)], JSON.stringify({ keys }));
    if (typeof says === "string") expect(judged).toMatchObject({ code: 1, said: expect.stringContaining("signature") });
    else {
      const counts = [...judged!.said.matchAll(/; ([A-Z_]+): (\d+) steps/g)].map(
        ([, code, steps]) => `${code} ${steps}`,
      );
      expect([judged!.code, counts]).toEqual([0, says]);
    }
  });

  test("has no signature: UNSIGNED even without keys, if another step is signed", () => {
    expect(saidOf(withNewest({ signature: null }), [])).toEqual(["UNSIGNED 1"]);
    if (hasPython) {
      const [judged] = judgedByPython([JSON.stringify(withNewest({ signature: null }))]);
      expect(judged).toMatchObject({ code: 0, said: expect.stringContaining("; UNSIGNED: 1 steps, the first 3") });
    }
  });

  test("has no signature: no remark if no step is signed", () => {
    const bare = { ...file, steps: file.steps.map((step) => ({ ...step, signature: null })) };
    expect(saidOf(bare, [])).toEqual([]);
    if (hasPython) expect(judgedByPython([JSON.stringify(bare)])[0]!.said).not.toContain("UNSIGNED");
  });
});
