import { describe, expect, test } from "vitest";
import type { AnyResolution } from "../service/service";
import {
  atStep,
  branchesAt,
  type GameStep,
  lineOf,
  newGame,
  renumberSteps,
  type TableGame,
  withOtherSteps,
  withStep,
} from "./game";

const empty = newGame({ ruleset: "drill", name: "g", seed: "s", diceMode: "seeded", seats: [] });

const play = (game: TableGame, operation: string): TableGame =>
  withStep(game, { operation, input: {}, language: "en", answer: {} as AnyResolution }, 1);

const names = (game: TableGame) => lineOf(game).map(({ operation }) => operation);

describe("the tree of a game", () => {
  const straight = ["new", "a", "b", "c"].reduce(play, empty);

  test("is a single line while no move is undone", () => expect(names(straight)).toEqual(["new", "a", "b", "c"]));

  test("keeps undone steps until another move is played", () => {
    const back = atStep(straight, 1);
    expect([back.at, names(back)]).toEqual([1, ["new", "a", "b", "c"]]);
  });

  test("branches where another move was played", () => {
    const branched = play(atStep(straight, 1), "x");
    expect(names(branched)).toEqual(["new", "a", "x"]);
    expect(branchesAt(branched, branched.steps[branched.at]!).map(({ operation }) => operation)).toEqual(["b"]);
    expect(names(atStep(branched, 2))).toEqual(["new", "a", "b", "c"]);
  });
});

describe("a game played in two tabs", () => {
  const started = ["new", "a"].reduce(play, empty);
  const others = ["x", "y"].reduce(play, started).steps.slice(2);

  test("keeps the steps of both tabs; those of the slower tab become a branch with new numbers", () => {
    const merged = renumberSteps(["b", "c"].reduce(play, started), 2, others);
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

  test("follows the other tab only from the end of the line", () => {
    const [end, back] = [withOtherSteps(started, others), withOtherSteps(atStep(started, 0), others)];
    expect([end.at, end.tip, names(end)]).toEqual([3, 3, ["new", "a", "x", "y"]]);
    expect([back.at, back.tip]).toEqual([0, 3]);
    const branch: readonly GameStep[] = [{ ...others[0]!, parent: 0 }];
    expect([withOtherSteps(started, branch).at, names(withOtherSteps(started, branch))]).toEqual([1, ["new", "a"]]);
  });

  test("stays at its step while dice are missing", () => {
    const awaitingDice: TableGame = {
      ...started,
      pending: { operation: "b", input: {}, dice: [1], next: {} as never },
    };
    expect([withOtherSteps(awaitingDice, others).at, withOtherSteps(awaitingDice, others).steps.length]).toEqual([
      1, 4,
    ]);
  });
});
