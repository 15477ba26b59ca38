import { describe, expect, test } from "vitest";
import type { Resolution } from "../service/service";
import { blank, branchesAt, type Game, grown, lineOf, movedTo } from "./game";

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
