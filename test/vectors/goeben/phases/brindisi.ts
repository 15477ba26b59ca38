import { all, type Change, plain, refused, resolves, type Vector } from "../kit";
import { both, set, ship } from "../kit/changes";

/** Goeben and Breslau reached Brindisi in turn 4. */
function inTurn(turn: number, ...changes: readonly Change[]): Change {
  return all(set({ turn }), both("brindisi", { arrived: 4 }), ship("goeben", { coal: 1 }), ...changes);
}

/** 9.1 The rulebook's example: a call at Brindisi in turns 4 to 6. */
export function brindisi(): Vector[] {
  const plan = { citation: "9.1", base: "messina-outfitting" } as const;
  const stores = [{ space: "brindisi", source: "coal" as const }];
  const visited = all(set({ visited: ["brindisi"] }), both("brindisi", { mustLeave: true }));
  return [
    resolves({
      ...plan,
      id: "brindisi-1-coals",
      title: "9.1 Brindisi: having arrived in turn 4, the ships coal in turn 5",
      operation: "coal",
      change: inTurn(5),
      input: { space: "brindisi", source: "site" },
      rolls: [plain("site-coal", [3], "3 points")],
      outcome: { points: 3 },
      after: set({ phase: "sharing", sharing: { space: "brindisi", stores: "coal", points: 3 }, stores }),
    }),
    resolves({
      ...plan,
      id: "brindisi-2-visited",
      title: "9.1 Brindisi: the movement of turn 5 passes, and the port has been visited",
      operation: "endPhase",
      change: inTurn(5, set({ phase: "movement", stores }), both("brindisi", { outfitted: true })),
      outcome: { ended: "movement", turn: 6, phase: "outfitting" },
      snapshot: { visited: ["brindisi"], ships: { goeben: { mustLeave: true }, breslau: { mustLeave: true } } },
      rulings: ["D-08"],
    }),
    refused({
      ...plan,
      id: "brindisi-3-no-outfitting",
      title: "9.1 Brindisi: in turn 6 the ships may not outfit",
      operation: "coal",
      change: inTurn(6, visited),
      input: { space: "brindisi", source: "site" },
      code: "MUST_LEAVE",
      section: "9.1",
    }),
    refused({
      ...plan,
      id: "brindisi-4-must-leave",
      title: "9.1 Brindisi: the movement of turn 6 does not end before they have left",
      operation: "endPhase",
      change: inTurn(6, visited, set({ phase: "movement" })),
      code: "MUST_LEAVE",
      section: "9.1",
    }),
    refused({
      ...plan,
      id: "brindisi-5-no-return",
      title: "9.1 Brindisi: they do not enter it again in this scenario",
      operation: "moveShip",
      change: inTurn(
        7,
        set({ phase: "movement", visited: ["brindisi"] }),
        both("southern_adriatic", { arrived: 6, coal: 4 }),
      ),
      input: { ship: "goeben", path: ["brindisi"] },
      code: "ALREADY_VISITED",
      section: "9.1",
      pointer: "/input/path/0",
    }),
  ];
}
