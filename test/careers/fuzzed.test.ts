import { createHash } from "node:crypto";
import { Point } from "@noble/ed25519";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Picker } from "../../src/core/contract/choice";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { seededPick } from "../../src/core/engine/apply";
import { isSignedBy, verifyPortably } from "../../src/ed25519";
import { type CareerFile, fileSchema, joinPages, proveFile, type Verdict } from "../../src/proof/career-file";
import { type ChainStep, sealStep } from "../../src/proof/record";
import { pq17 } from "../../src/rulesets/pq17/index";
import { drill } from "../fixtures/drill";
import { exampleOf } from "../fixtures/examples";
import { fireAt, newDrill, openService, type Service, SIGNER } from "./service";
import { hasPython, judgedByPython, signedByPython } from "./stand-alone";

let service: Service;
let careers: readonly (readonly [AnyRuleset, CareerFile])[];

beforeAll(async () => {
  service = await openService([drill, pq17]);
  careers = [
    [drill, await drilled()],
    [drill, await drilled({ charts: { G1: { rows: [{ min: null, max: null, result: "hit", hits: 1 }] } } })],
    [drill, await copied()],
    [pq17, await runOn()],
  ];
});

afterAll(() => service.database.stop());

const DICE = [{ seed: "mine" }, { server: true, entropy: "one" }, { server: true }, { dice: [6, 5] }];

async function drilled(more: object = {}): Promise<CareerFile> {
  const { career, owner } = await newDrill(service, more);
  for (const [version, dice] of DICE.entries()) await service.ask("playStep", fireAt(career, version, dice), owner);
  return service.ask("exportCareer", { career }, owner);
}

/** Imports a career, then forks it. Returns the fork's file. */
async function copied(): Promise<CareerFile> {
  const made = await service.ask("importCareer", await drilled());
  const source = { career: made.career.career, owner: made.tokens[0].token };
  const forked = await service.ask("forkCareer", { career: source.career, version: 2 }, source.owner);
  const { career } = forked.career;
  await service.ask("playStep", fireAt(career, 3, { server: true, entropy: "two" }), source.owner);
  return service.ask("exportCareer", { career }, source.owner);
}

async function runOn(): Promise<CareerFile> {
  const { snapshot, input } = exampleOf(pq17, "scatterConvoy");
  const made = await service.ask("createCareer", { ruleset: "pq17", snapshot });
  const { career } = made.career;
  const [{ token }] = made.tokens;
  const request = { career, expectedVersion: 0, operation: "scatterConvoy", input, server: true, entropy: "coin" };
  await service.ask("playStep", { ...request, runOn: true }, token);
  return service.ask("exportCareer", { career }, token);
}

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

/** Replacement values: JSON, or text that only resembles JSON. */
const TOKENS = [
  ...["null", "true", "false", "NaN", "Infinity", "-Infinity", "[]", "{}", "[[]]", '{"x":1}', '{"__proto__":{"x":1}}'],
  ...["0", "-0", "-0.0", "1", "1.0", "10e-1", "-1", "0.5", "1e400", "2147483647", "2147483648", "9007199254740993"],
  ...["9".repeat(400), "9".repeat(5000), "01", "1.", "+1", "0x1"],
  ...['""', '"x"', '"\\ud800"', '"\\udc00\\ud800"', '"\\ud83d\\ude00"', '"\\u0000"', '"\\u2028"', '"a\\nb"', '"\\x"'],
  ...[65, 101, 129, 201].flatMap((length) => [`"${"x".repeat(length)}"`, `"${"\\ud83d\\ude00".repeat(length / 2)}"`]),
  ...['"2026-02-30T00:00:00.000Z"', '"2026-01-01T00:00Z"', '"2026-01-01T00:00:00Z"', '"2026-01-01T24:00:00.000Z"'],
  ...['"٢٠٢٦-01-01T00:00:00.000Z"', '"2026-01-01T00:00:00.000+00:00"', '"0000-02-29T00:00:00.000Z"'],
  ...[10, 58, 61, 62, 63, 64, 65, 70, 300].map(nested),
  ...["SEED", "TAPE", "SERVER", "START", "SNAPSHOT", "PLAY", "FORK", "IMPORT", "new"].map((each) => `"${each}"`),
  ...["TAKE_BACK", "CORRECTION", "NOTE", "CLAIM", "PROMISE", "OWNER", "SIDE", "POLICY"].map((each) => `"${each}"`),
  ...[1, 2, 3].map((form) => `"naval-umpire-career/${form}"`),
  ...['{"to":0,"consents":[]}', '{"patch":{},"nulls":"STAY","reason":"x"}', `{"hash":"sha256:${"0".repeat(64)}"}`],
  ...[
    '{"role":"SERVICE","side":null,"token":null,"policy":null}',
    '"2001-01-01T00:00:00.000Z"',
    '"2999-01-01T00:00:00Z"',
  ],
];

/** Changes per career. Set FUZZ_RUNS to search longer. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 100);

const MARK = "here-it-is";

/** A changed file, and optionally the raw text to insert at the marked value. */
interface Change {
  readonly what: string;
  readonly file: CareerFile;
  readonly token?: string;
  readonly mark?: (file: CareerFile) => void;
}

type Node = Record<string, unknown>;

/** Applies one random change to the file. */
function changeOf(file: CareerFile, pick: Picker): Change {
  const copy = structuredClone(file);
  const { steps } = copy as unknown as { steps: Node[] };
  const at = pick(steps.length);
  const other = pick(steps.length);
  const changes: (() => string)[] = [
    () => `dropped ${steps.splice(at, 1).length}`,
    () => `twice ${steps.splice(at, 0, structuredClone(steps[at]!)).length}`,
    () => {
      [steps[at], steps[other]] = [steps[other]!, steps[at]!];
      return `swapped ${at} ${other}`;
    },
    () => `cut at ${at} ${steps.splice(at).length}`,
    () => `begun at ${at} ${steps.splice(0, at).length}`,
    () => {
      const name = drawn(Object.keys(steps[at]!), pick);
      steps[at]![name] = structuredClone(steps[other]![name]);
      return `${name} of ${other} in ${at}`;
    },
  ];
  if (pick(4) === 0) return { what: drawn(changes, pick)(), file: copy };
  const path = pathIn(copy, pick);
  const token = pick(4) === 0 ? bent(JSON.stringify(valueAt(copy, path)) ?? "null", pick) : drawn(TOKENS, pick);
  put(copy, path, parsed(token));
  return { what: `${path.join("/")} ${token.slice(0, 40)}`, file: copy, token, mark: (each) => put(each, path, MARK) };
}

function drawn<T>(all: readonly T[], pick: Picker): T {
  return all[pick(all.length)]!;
}

/** Replaces one character of a text at random. */
function bent(text: string, pick: Picker): string {
  const at = pick(text.length);
  return `${text.slice(0, at)}${drawn(['"', "0", "9", "a", "Z", "_", "-", "é", "", "٣", "\\", "}"], pick)}${text.slice(at + 1)}`;
}

function parsed(token: string): unknown {
  try {
    return JSON.parse(token);
  } catch {
    return token;
  }
}

/** Returns a random path in the file, occasionally one that does not exist. */
function pathIn(file: CareerFile, pick: Picker): string[] {
  const path: string[] = pick(5) === 0 ? [] : ["steps", String(pick(file.steps.length))];
  for (;;) {
    const node = valueAt(file, path);
    const isNode = typeof node === "object" && node !== null && Object.keys(node).length > 0;
    if (!isNode || (path.length > 2 && pick(4) === 0)) return path;
    if (pick(30) === 0) return [...path, drawn(["strange", "constructor"], pick)];
    path.push(drawn(Object.keys(node), pick));
  }
}

function valueAt(file: object, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, name) => (node as Node | null | undefined)?.[name], file);
}

function put(file: object, path: readonly string[], value: unknown): void {
  const node = valueAt(file, path.slice(0, -1));
  if (typeof node !== "object" || node === null) return;
  Object.defineProperty(node, path.at(-1)!, { value, enumerable: true, configurable: true, writable: true });
}

/** Returns the file with its steps resealed, signed by the service's key or unsigned. */
function resealed(file: CareerFile, isSigned: boolean): CareerFile {
  let previous: string | null = null;
  const steps = file.steps.map((step) => {
    const { digest: _, signature, ...rest } = { ...step };
    const whole = sealStep({ ...rest, previous } as ChainStep);
    previous = whole.digest;
    return { ...whole, ...(signature !== undefined && { signature: isSigned ? SIGNER.sign(whole.digest) : null }) };
  });
  return { ...file, steps };
}

function tried<T>(make: () => T): T[] {
  try {
    return [make()];
  } catch {
    return [];
  }
}

/** Returns the text of a change: as is, resealed, or resealed and signed. Empty if it cannot be sealed. */
function textsOf({ file, token, mark, what }: Change, pick: Picker) {
  const make = drawn([() => file, () => resealed(file, false), () => resealed(file, true)], pick);
  return tried(make).map((each) => {
    const copy = structuredClone(each);
    mark?.(copy);
    const text = JSON.stringify(copy);
    return { what, text: token === undefined ? text : text.replaceAll(`"${MARK}"`, () => token) };
  });
}

/** Differences that the stand-alone verifier may miss, because they can depend on the rules. */
const BY_RULES = ["REFUSED", "ROLLS_DIFFER", "SNAPSHOT_DIFFERS"];

/**
 * Judges a file with the rules. Returns the expected result of the stand-alone verifier: its possible exit codes,
 * signed server steps and remarks.
 */
function judged(
  ruleset: AnyRuleset,
  text: string,
): { codes: readonly number[]; servers?: number; remarks?: Verdict["remarks"] } {
  const [file] = tried(() => JSON.parse(text));
  const read = file === undefined ? undefined : fileSchema.safeParse(joinPages([file]));
  if (!read?.success || read.data.ruleset !== ruleset.id) return { codes: [1] };
  const verdict = proveFile(ruleset, read.data, { keys: SIGNER.keys });
  if ("kind" in verdict) return { codes: [1] };
  if (verdict.verified === false) return { codes: BY_RULES.includes(verdict.difference!.code) ? [0, 1] : [1] };
  return { codes: [0], servers: serversIn(verdict), remarks: verdict.remarks };
}

function serversIn({ dice }: Verdict): number {
  const signed = dice.filter(({ origin }) => origin === "SERVER" || origin === "SERVER_ALONE");
  return signed.reduce((sum, { steps }) => sum + steps, 0);
}

describe.skipIf(!hasPython)("stand-alone verifier, fuzzed", () => {
  test("altered careers: the same verdict as proveFile", () => {
    const pick = seededPick("proofs");
    const cases = careers.flatMap(([ruleset, file]) => [
      { ruleset, what: "as it is", text: JSON.stringify(file) },
      ...Array.from({ length: RUNS }, () => changeOf(file, pick))
        .flatMap((change) => textsOf(change, pick))
        .map((each) => ({ ruleset, ...each })),
    ]);
    const verdicts = judgedByPython(
      cases.map(({ text }) => text),
      JSON.stringify({ keys: SIGNER.keys }),
    );
    const counts = { right: 0, wrong: 0, either: 0 };
    const differences = cases.flatMap(({ ruleset, what, text }, index) => {
      const { code, said } = verdicts[index]!;
      const codeHere = tried(() => judged(ruleset, text))[0];
      if (codeHere === undefined) return [`${ruleset.id} ${what}: THROWN`];
      const { codes, servers, remarks = [] } = codeHere;
      counts[codes.length > 1 ? "either" : codes[0] === 0 ? "right" : "wrong"] += 1;
      const isCounted = servers === undefined || said.includes(`; of ${servers} steps the dice are signed`);
      const own = remarks.map((each) => `; ${each.code}: ${each.steps} steps, the first ${each.first}`);
      const isRemarked =
        servers === undefined ||
        said.match(/; [A-Z_]+: \d+ steps, the first \d+/g)?.join("") === (own.join("") || undefined);
      const isTold = isCounted && isRemarked;
      return codes.includes(code as number) && isTold ? [] : [`${ruleset.id} ${what}: ${codes} ${code} ${said.trim()}`];
    });
    if (process.env.FUZZ_RUNS) console.log(counts);
    expect(differences).toEqual([]);
    expect(verdicts.filter((_, index) => cases[index]!.what === "as it is").map(({ code }) => code)).toEqual([
      0, 0, 0, 0,
    ]);
  });

  test("signatures: accepts exactly those that Node and a browser accept", () => {
    const cases = signatures();
    const python = signedByPython(cases.map(({ signed: [key, message, signature] }) => [key, message, signature]));
    const differences = cases.flatMap(({ what, isRight, signed: [key, message, signature] }, index) => {
      const results = [isSignedBy(signature, message, key), verifyPortably(signature, message, key), python[index]];
      const expected = isRight ?? results[0];
      return results.every((each) => each === expected) ? [] : [`${what}: ${results.join(" ")}`];
    });
    expect(differences).toEqual([]);
  });
});

/** The order of the curve's base point, and the prime of the coordinate field. */
const { n: ORDER, p: FIELD } = Point.CURVE();

const octets = (number: bigint) => {
  const hex = number.toString(16).padStart(64, "0");
  return Uint8Array.from(Buffer.from(hex, "hex").reverse());
};

const numberOf = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).reverse().toString("hex")}`);

/** A point of order 8. */
const TORSION = Point.fromBytes(
  Uint8Array.from(Buffer.from("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05", "hex")),
);

/** Signs with a secret scalar. Adds the given points to the key and to the commitment. */
function signedByHand(secret: bigint, message: Uint8Array, onKey = Point.ZERO, onCommitment = Point.ZERO) {
  const nonce = 123_456_789n;
  const key = Point.BASE.multiply(secret).add(onKey).toBytes();
  const commitment = Point.BASE.multiply(nonce).add(onCommitment).toBytes();
  const hash = createHash("sha512").update(commitment).update(key).update(message).digest();
  const scalar = (nonce + (numberOf(hash) % ORDER) * secret) % ORDER;
  return { key, commitment, scalar };
}

/** Returns honest and crafted signatures. If `isRight` is absent, the verifiers only have to agree. */
function signatures() {
  const message = (count: number) => new TextEncoder().encode(`naval-umpire-step/1\n${count}`);
  const cases: { what: string; isRight?: boolean; signed: readonly [Uint8Array, Uint8Array, Uint8Array] }[] = [];
  const add = (what: string, isRight: boolean | undefined, key: Uint8Array, bytes: Uint8Array, signature: Uint8Array) =>
    cases.push({ what, ...(isRight !== undefined && { isRight }), signed: [key, bytes, signature] });
  const joined = (one: Uint8Array, two: Uint8Array) => Uint8Array.from([...one, ...two]);
  for (let count = 0; count < 12; count += 1) {
    const bytes = message(count);
    const { key, commitment, scalar } = signedByHand(987_654_321n + BigInt(count), bytes);
    const signature = joined(commitment, octets(scalar));
    add(`honest ${count}`, true, key, bytes, signature);
    add(`scalar not reduced ${count}`, false, key, bytes, joined(commitment, octets(scalar + ORDER)));
    const bent = signature.map((byte, index) => (index === count * 5 ? byte ^ (1 << (count % 8)) : byte));
    add(`a bit changed ${count}`, false, key, bytes, bent);
    add(`another message ${count}`, false, key, message(count + 1), signature);
    const beside = signedByHand(5n, bytes, Point.ZERO, TORSION);
    add(`commitment beside ${count}`, false, beside.key, bytes, joined(beside.commitment, octets(beside.scalar)));
    const mixed = signedByHand(5n, bytes, TORSION);
    add(`key beside ${count}`, undefined, mixed.key, bytes, joined(mixed.commitment, octets(mixed.scalar)));
  }
  const small = [0n, 1n, 2n, 3n, 4n, 5n, 6n, 7n].map((times) => TORSION.multiply(times, false).toBytes());
  const signless = small.map((each) => each.map((byte, index) => (index === 31 ? byte ^ 0x80 : byte)));
  const high = [octets(FIELD), octets(FIELD + 1n), octets(FIELD + 18n), octets(2n ** 255n + FIELD + 1n)];
  for (const [index, key] of [...small, ...signless, ...high].entries()) {
    for (let count = 0; count < 8; count += 1) {
      add(`small key ${index} ${count}`, false, key, message(count), joined(small[count]!, octets(0n)));
      add(`small key ${index} by nobody ${count}`, false, key, message(count), joined(key, octets(0n)));
    }
  }
  const { key, commitment, scalar } = signedByHand(7n, message(0));
  add("of 63 bytes", false, key, message(0), joined(commitment, octets(scalar)).subarray(1));
  add("of 65 bytes", false, key, message(0), joined(commitment, Uint8Array.from([...octets(scalar), 0])));
  add("by a key of 31 bytes", false, key.subarray(1), message(0), joined(commitment, octets(scalar)));
  add("of nothing", false, new Uint8Array(), message(0), new Uint8Array());
  return cases;
}
