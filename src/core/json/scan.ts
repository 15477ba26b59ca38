/** The first syntax problem of a JSON text: its kind, its offset, and the path of the member it concerns. */
export interface JsonProblem {
  readonly kind:
    | "ENDS_EARLY"
    | "VALUE_EXPECTED"
    | "NAME_EXPECTED"
    | "COLON_EXPECTED"
    | "LIST_CONTINUES"
    | "OBJECT_CONTINUES"
    | "TEXT_CONTINUES"
    | "STRING_MALFORMED"
    | "ESCAPE_MALFORMED"
    | "NUMBER_MALFORMED"
    | "HALF_CHARACTER"
    | "MEMBER_REPEATED";
  readonly at: number;
  readonly path: readonly (string | number)[];
}

/**
 * A list or an object that is not closed yet: the names so far, and the index or name of the current item. `names` is
 * undefined for a list.
 */
interface OpenContainer {
  readonly names: Set<string> | undefined;
  place: string | number;
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERAL = /true|false|null/y;
/** A character that begins a number, or a malformed one. */
const NUMBER_LIKE = /[-+.\d]/;
/** A character that cannot follow a complete number. */
const NUMBER_CONTINUES = /[-+.\w]/;
/** Characters of a string that need no individual check. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids exactly these in strings
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/**
 * Returns the first problem of a text. Undefined for strict JSON. Time is linear in the length of the text. Nesting
 * does not use the call stack.
 */
export function findProblem(text: string): JsonProblem | undefined {
  const scan = new Scan(text);
  try {
    scan.run();
    return undefined;
  } catch (error) {
    if (error instanceof ScanError) return error.problem;
    throw error;
  }
}

class ScanError extends Error {
  constructor(readonly problem: JsonProblem) {
    super(problem.kind);
  }
}

class Scan {
  private at = 0;
  private readonly containers: OpenContainer[] = [];

  constructor(private readonly text: string) {}

  run(): void {
    this.value();
    while (this.containers.length > 0) this.next();
    this.skip(SPACE);
    if (this.at < this.text.length) this.fail("TEXT_CONTINUES");
  }

  /** Scans a value, or the beginning of a list or an object. */
  private value(): void {
    this.skip(SPACE);
    const first = this.text[this.at];
    if (first === undefined) this.fail("ENDS_EARLY");
    if (first === "{" || first === "[") {
      this.at += 1;
      this.containers.push({ names: first === "{" ? new Set() : undefined, place: -1 });
    } else if (first === '"') this.string();
    else if (!this.skip(LITERAL)) this.number(first);
  }

  /** Continues in the innermost list or object: closes it, or scans its next item. */
  private next(): void {
    const inner = this.containers.at(-1)!;
    const isFirst = inner.place === -1;
    const [end, problem] =
      inner.names === undefined ? (["]", "LIST_CONTINUES"] as const) : (["}", "OBJECT_CONTINUES"] as const);
    this.skip(SPACE);
    const char = this.text[this.at];
    if (char === undefined) this.fail("ENDS_EARLY");
    if (char === end) {
      this.at += 1;
      this.containers.pop();
      return;
    }
    if (!isFirst) {
      if (char !== ",") this.fail(problem);
      this.at += 1;
    }
    if (inner.names === undefined) inner.place = isFirst ? 0 : Number(inner.place) + 1;
    else inner.place = this.name(inner.names);
    this.value();
  }

  private name(names: Set<string>): string {
    this.skip(SPACE);
    if (this.at >= this.text.length) this.fail("ENDS_EARLY");
    if (this.text[this.at] !== '"') this.fail("NAME_EXPECTED");
    const begin = this.at;
    const name = this.string();
    if (names.has(name))
      throw new ScanError({ kind: "MEMBER_REPEATED", at: begin, path: [...this.path().slice(0, -1), name] });
    names.add(name);
    this.skip(SPACE);
    if (this.text[this.at] !== ":") this.fail(this.at < this.text.length ? "COLON_EXPECTED" : "ENDS_EARLY");
    this.at += 1;
    return name;
  }

  private string(): string {
    const begin = this.at;
    this.at += 1;
    let isPlain = true;
    for (;;) {
      this.skip(PLAIN);
      const char = this.text[this.at];
      if (char === '"') break;
      if (char === undefined) this.fail("ENDS_EARLY");
      if (char !== "\\") this.fail("STRING_MALFORMED");
      if (!this.skip(ESCAPE)) this.fail("ESCAPE_MALFORMED");
      isPlain = false;
    }
    this.at += 1;
    const raw = this.text.slice(begin, this.at);
    const string = isPlain ? raw.slice(1, -1) : (JSON.parse(raw) as string);
    if (!string.isWellFormed()) this.fail("HALF_CHARACTER", begin);
    return string;
  }

  private number(first: string): void {
    if (!NUMBER_LIKE.test(first)) this.fail("VALUE_EXPECTED");
    const begin = this.at;
    if (!this.skip(NUMBER) || NUMBER_CONTINUES.test(this.text[this.at] ?? "")) this.fail("NUMBER_MALFORMED", begin);
  }

  /** Skips what a sticky pattern matches here. Returns false for an empty match or none. */
  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const isMatch = pattern.test(this.text) && pattern.lastIndex > this.at;
    if (isMatch) this.at = pattern.lastIndex;
    return isMatch;
  }

  private path(): (string | number)[] {
    return this.containers.map(({ place }) => place);
  }

  private fail(kind: JsonProblem["kind"], at = this.at): never {
    throw new ScanError({ kind, at, path: this.path() });
  }
}
