import { sha256 } from "../../sha256";
import { assertRollable, type Dice, type RollRequest } from "./dice";
import { philox4x32 } from "./philox";

/** Name of the seeded dice algorithm, part of every resolution. It changes whenever any face would. */
export const ALGORITHM = "philox4x32-10/1";

/** The context of seeded dice: the ruleset, its operation, and the snapshot's step, a whole number below 2^32. */
export interface DiceScope {
  readonly ruleset: string;
  readonly operation: string;
  readonly step: number;
}

/** Two little-endian words: the first eight bytes of a SHA-256. */
interface SeedWords {
  readonly first: number;
  readonly second: number;
}

/** The words of a label in this operation, and the number of rolls made with that label. */
interface LabelStream {
  readonly words: SeedWords;
  rolls: number;
}

const WORD_COUNT = 4294967296;

const WORDS_PER_BLOCK = 4;

const MOST_BLOCKS = 65536;

const MOST_OCCURRENCES = 65536;

const MOST_CACHED_LABELS = 4096;

const block = new Uint32Array(WORDS_PER_BLOCK);

/**
 * Counter words by ruleset, operation and label. Without this cache a simulated game of hunters takes 1.7 times as
 * long.
 */
const rulesets = new Map<string, Map<string, Map<string, SeedWords>>>();

let cachedLabels = 0;

/** Keys by seed, cleared at MOST_KEYS. A game alternates between two seeds: its dice and its random choices. */
const keys = new Map<string, SeedWords>();

const MOST_KEYS = 16;

/**
 * Dice that depend only on seed, ruleset, operation, step, label and the label's occurrence. An instance counts
 * occurrences, so it serves one operation only. Throws a RangeError if the step is not a 32-bit word, for the 65537th
 * roll of a label, and for the 65537th block of a roll.
 */
export class SeededDice implements Dice {
  private readonly key: SeedWords;
  private readonly step: number;
  private readonly ruleset: string;
  private readonly operation: string;
  private readonly labels: Map<string, SeedWords>;
  private readonly streams = new Map<string, LabelStream>();

  constructor(seed: string, scope: DiceScope) {
    if (!Number.isInteger(scope.step) || scope.step < 0 || scope.step >= WORD_COUNT) {
      throw new RangeError(`Step ${scope.step} is not a whole number from 0 to 4294967295.`);
    }
    this.key = keyOf(seed);
    this.step = scope.step;
    this.ruleset = scope.ruleset;
    this.operation = scope.operation;
    this.labels = labelsOf(scope.ruleset, scope.operation);
  }

  /** Rolls the next occurrence of the label. */
  roll(request: RollRequest): readonly number[] {
    assertRollable(request);
    const { label } = request;
    let line = this.streams.get(label);
    if (line === undefined) {
      line = { words: this.wordsOf(label), rolls: 0 };
      this.streams.set(label, line);
    }
    if (line.rolls >= MOST_OCCURRENCES) {
      throw new RangeError(`More than ${MOST_OCCURRENCES} rolls for ${label} in one operation.`);
    }
    const base = line.rolls * MOST_BLOCKS;
    line.rolls += 1;
    return facesOf(request, this.key, this.step, line.words, base);
  }

  private wordsOf(label: string): SeedWords {
    return this.labels.get(label) ?? computeWords(this.ruleset, this.operation, label);
  }
}

/** Returns the faces of a label's first roll with SeededDice. Cheaper if only one roll is needed in a scope. */
export function firstRoll(
  seed: string,
  { ruleset, operation, step }: DiceScope,
  request: RollRequest,
): readonly number[] {
  assertRollable(request);
  const words = labelsOf(ruleset, operation).get(request.label) ?? computeWords(ruleset, operation, request.label);
  return facesOf(request, keyOf(seed), step, words, 0);
}

/** Returns the faces of one roll, starting at generator block `base`. */
function facesOf(
  request: RollRequest,
  key: SeedWords,
  step: number,
  { first, second }: SeedWords,
  base: number,
): number[] {
  const { label, count } = request;
  const sides = request.sides >>> 0;
  const limit = sides * Math.floor(WORD_COUNT / sides);
  const faces: number[] = [];
  let blocks = 0;
  let used = WORDS_PER_BLOCK;
  while (faces.length < count) {
    if (used === WORDS_PER_BLOCK) {
      if (blocks === MOST_BLOCKS) {
        throw new RangeError(`More than ${MOST_BLOCKS} blocks of dice in one roll for ${label}.`);
      }
      philox4x32(block, base + blocks, step, first, second, key.first, key.second);
      blocks += 1;
      used = 0;
    }
    const word = block[used] as number;
    used += 1;
    // The shift lets the engine infer an integer; without it all faces would be stored as floating-point numbers.
    if (word < limit) faces.push(1 + ((word % sides) >>> 0));
  }
  return faces;
}

/**
 * Computes and caches the words of a label. The cache is cleared at MOST_CACHED_LABELS, so unlimited labels cannot
 * exhaust memory.
 */
function computeWords(ruleset: string, operation: string, label: string): SeedWords {
  const words = hashToWords(`${ruleset}/${operation}/${label}`);
  if (cachedLabels >= MOST_CACHED_LABELS) {
    rulesets.clear();
    cachedLabels = 0;
  }
  cachedLabels += 1;
  labelsOf(ruleset, operation).set(label, words);
  return words;
}

function keyOf(seed: string): SeedWords {
  let key = keys.get(seed);
  if (key === undefined) {
    key = hashToWords(seed);
    if (keys.size >= MOST_KEYS) keys.clear();
    keys.set(seed, key);
  }
  return key;
}

function labelsOf(ruleset: string, operation: string): Map<string, SeedWords> {
  let operations = rulesets.get(ruleset);
  if (operations === undefined) {
    operations = new Map();
    rulesets.set(ruleset, operations);
  }
  let labels = operations.get(operation);
  if (labels === undefined) {
    labels = new Map();
    operations.set(operation, labels);
  }
  return labels;
}

function hashToWords(text: string): SeedWords {
  const { buffer, byteOffset } = sha256(new TextEncoder().encode(text));
  const words = new DataView(buffer, byteOffset);
  return { first: words.getUint32(0, true), second: words.getUint32(4, true) };
}
