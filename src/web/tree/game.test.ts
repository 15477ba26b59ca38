import { describe, expect, test } from "vitest";
import type { Resolution } from "../service/service";
import { blank, branchesAt, type Game, grown, joined, lineOf, movedTo, renumbered, type Step } from "./game";

const empty = blank({ ruleset: "drill", name: "g", seed: "s", diceMode: "seeded", seats: [] });

const played = (game: Game, operation: string): Game =>
  grown(game, { operation, input: {}, language: "en", answer: {} as Resolution }, 1);

const names = (game: Game) => lineOf(game).map(({ operation }) => operation);

describe("the tree of a game", () => {
  const straight = ["new", "a", "b", "c"].reduce(played, empty);

  test("is a line as long as nothing is taken back", () => expect(names(straight)).toEqual(["new", "a", "b", "c"]));

  test("keeps what is taken back until something else is played", () => {
    const back = movedTo(straight, 1);
    expect([back.at, names(back)]).toEqual([1, ["new", "a", "b", "c"]]);
  });

  test("has a branch where something else was played", () => {
    const branched = played(movedTo(straight, 1), "x");
    expect(names(branched)).toEqual(["new", "a", "x"]);
    expect(branchesAt(branched, branched.steps[branched.at]!).map(({ operation }) => operation)).toEqual(["b"]);
    expect(names(movedTo(branched, 2))).toEqual(["new", "a", "b", "c"]);
  });
});

describe("a game that two tabs play", () => {
  const begun = ["new", "a"].reduce(played, empty);
  const others = ["x", "y"].reduce(played, begun).steps.slice(2);

  test("keeps the steps of both tabs, those of the slower one as a branch with numbers of their own", () => {
    const merged = renumbered(["b", "c"].reduce(played, begun), 2, others);
    expect(merged.steps.map(({ n, parent, operation }) => [n, parent, operation])).toEqual([
      [0, null, "new"],
      [1, 0, "a"],
      [2, 1, "x"],
      [3, 2, "y"],
      [4, 1, "b"],
      [5, 4, "c"],
    ]);
    expect([merged.at, names(merged)]).toEqual([5, ["new", "a", "b", "c"]]);
  });

  test("follows the other tab from the end of the line, and from nowhere else", () => {
    const [end, back] = [joined(begun, others), joined(movedTo(begun, 0), others)];
    expect([end.at, end.tip, names(end)]).toEqual([3, 3, ["new", "a", "x", "y"]]);
    expect([back.at, back.tip]).toEqual([0, 3]);
    const branch: readonly Step[] = [{ ...others[0]!, parent: 0 }];
    expect([joined(begun, branch).at, names(joined(begun, branch))]).toEqual([1, ["new", "a"]]);
  });

  test("stays where dice are missing", () => {
    const waiting: Game = { ...begun, pending: { operation: "b", input: {}, dice: [1], next: {} as never } };
    expect([joined(waiting, others).at, joined(waiting, others).steps.length]).toEqual([1, 4]);
  });
});
