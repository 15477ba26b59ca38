import { describe, expect, test } from "vitest";
import { mutantsOf } from "./bundle";
import { equivalentsOf } from "./equivalents";
import { sitesIn } from "./sites";
import { withSwitches } from "./switches";

const SOURCE = `
import { x } from "9.9";
const rules = { rules: ["9.9"] };
const shape = z.number().max(7);
export function f(ctx: C, n: number): boolean {
  if (n < 3 && !ctx.on) ctx.set("9.1", n);
  else g("9.2");
  return true;
}
const draw = (pick: P) => pick(3) > 1;
`;

const replacements = (kind: string) =>
  sitesIn("f.ts", SOURCE)
    .filter((site) => site.kind === kind)
    .map(({ start, end, replacement }) => [SOURCE.slice(start, end), replacement]);

describe("mutants", () => {
  test("comparison: shifted by one and reversed", () => {
    expect(replacements("comparison")).toEqual([
      ["n < 3", "(n) <= (3)"],
      ["n < 3", "(n) >= (3)"],
    ]);
  });

  test("citation: replaced by another section of the file", () => {
    expect(replacements("citation")).toEqual([
      ['"9.1"', '"9.2"'],
      ['"9.2"', '"9.9"'],
    ]);
  });

  test("imports, declarations and functions that draw inputs: no mutants", () => {
    expect(replacements("number").map(([before]) => before)).toEqual(["3"]);
  });

  test("nested switches in one statement: no effect while none is active", () => {
    const source = `let log = ""; const on = false; const n = 2;
      if (n < 3 && !on) log += "a"; else log += "b";
      globalThis.seen = log;`;
    const mutants = sitesIn("f.ts", source).map((site, index) => ({ ...site, id: index }));
    const outcomes = [-1, ...mutants.keys()].map((active) => runWith(withSwitches(source, mutants), active));
    expect(outcomes[0]).toBe("a");
    expect(new Set(outcomes)).toEqual(new Set(["a", "b", "", undefined]));
  });

  test.each(["hunters", "goeben", "pq17"])("%s: every listed equivalent is an existing mutant", async (game) => {
    const mutants = new Set(
      (await mutantsOf(game)).map(({ path, before, kind, replacement }) => [path, before, kind, replacement].join()),
    );
    const unknown = equivalentsOf(game).filter(
      ({ path, before, kind, replacement }) => !mutants.has([path, before, kind, replacement].join()),
    );
    expect(unknown).toEqual([]);
  });
});

function runWith(source: string, active: number): unknown {
  const scope: { seen?: unknown } = {};
  new Function("globalThis", "__mutant", source)(scope, (id: number) => id === active);
  return scope.seen;
}
