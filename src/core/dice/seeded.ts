import { sha256 } from "../../sha256";
import { assertRollable, type Dice, type RollRequest } from "./dice";
import { philox4x32 } from "./philox";

/** The name of the seeded dice's algorithm; it stands in every resolution and changes when any face would. */
export const ALGORITHM = "philox4x32-10/1";

/** Where seeded dice are rolled: the ruleset, its operation and the snapshot's step, a whole number below 2^32. */
export interface DiceScope {
  readonly ruleset: string;
  readonly operation: string;
  readonly step: number;
}

/** Two little-endian words: the first eight bytes of a SHA-256. */
interface Words {
  readonly first: number;
  readonly second: number;
}

/** The words of a label in this operation, and how many rolls with that label have been made. */
interface Line {
  readonly words: Words;
  made: number;
}

const WORD_COUNT = 4294967296;

const WORDS_PER_BLOCK = 4;

const MOST_BLOCKS = 65536;

const MOST_OCCURRENCES = 65536;

const MOST_CACHED_LABELS = 4096;

const block = new Uint32Array(WORDS_PER_BLOCK);

/** By ruleset, operation and label, the words of the counter: without it a simulated game of hunters takes 1.7 as long. */
const rulesets = new Map<string, Map<string, Map<string, Words>>>();

let cachedLabels = 0;

/** The keys of a few seeds, found anew when they are too many: a game's dice and whoever chooses in it have one each, and take turns. */
const keys = new Map<string, Words>();

const MOST_KEYS = 16;

/**
 * Dice that depend only on seed, ruleset, operation, step, label and the label's occurrence. One instance serves one
 * operation, since it counts occurrences. Throws a RangeError for a step that is no 32-bit word, and for a 65537th roll
 * of one label or a 65537th block in one roll.
 */
export class SeededDice implements Dice {
  private readonly key: Words;
  private readonly step: number;
  private readonly ruleset: string;
  private readonly operation: string;
  private readonly labels: Map<string, Words>;
  private readonly lines = new Map<string, Line>();

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
    let line = this.lines.get(label);
    if (line === undefined) {
      line = { words: this.wordsOf(label), made: 0 };
      this.lines.set(label, line);
    }
    if (line.made >= MOST_OCCURRENCES) {
      throw new RangeError(`More than ${MOST_OCCURRENCES} rolls for ${label} in one operation.`);
    }
    const base = line.made * MOST_BLOCKS;
    line.made += 1;
    return facesOf(request, this.key, this.step, line.words, base);
  }

  private wordsOf(label: string): Words {
    return this.labels.get(label) ?? newWords(this.ruleset, this.operation, label);
  }
}

/** The faces that SeededDice show at the first roll of a label: for whoever rolls once in a scope and needs no dice after that. */
export function firstRoll(
  seed: string,
  { ruleset, operation, step }: DiceScope,
  request: RollRequest,
): readonly number[] {
  assertRollable(request);
  const words = labelsOf(ruleset, operation).get(request.label) ?? newWords(ruleset, operation, request.label);
  return facesOf(request, keyOf(seed), step, words, 0);
}

/** The faces of one roll, from the block of the generator numbered `base` on. */
function facesOf(request: RollRequest, key: Words, step: number, { first, second }: Words, base: number): number[] {
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
    // The shift shows the compiler that a remainder is a whole number; it would keep all faces as fractions else.
    if (word < limit) faces.push(1 + ((word % sides) >>> 0));
  }
  return faces;
}

/** Reckons the words of a label and keeps them; not so many that labels without end could fill the memory. */
function newWords(ruleset: string, operation: string, label: string): Words {
  const words = firstWords(`${ruleset}/${operation}/${label}`);
  if (cachedLabels >= MOST_CACHED_LABELS) {
    rulesets.clear();
    cachedLabels = 0;
  }
  cachedLabels += 1;
  labelsOf(ruleset, operation).set(label, words);
  return words;
}

function keyOf(seed: string): Words {
  let key = keys.get(seed);
  if (key === undefined) {
    key = firstWords(seed);
    if (keys.size >= MOST_KEYS) keys.clear();
    keys.set(seed, key);
  }
  return key;
}

function labelsOf(ruleset: string, operation: string): Map<string, Words> {
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

function firstWords(text: string): Words {
  const { buffer, byteOffset } = sha256(new TextEncoder().encode(text));
  const words = new DataView(buffer, byteOffset);
  return { first: words.getUint32(0, true), second: words.getUint32(4, true) };
}
