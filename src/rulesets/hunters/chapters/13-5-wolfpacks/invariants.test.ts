import { describe, expect, it } from "vitest";
import {
  exampleContact,
  exampleFollow,
  examplePackCall,
  examplePackRound,
  examplePackShared,
} from "../../../../../test/fixtures/hunters/positions";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { invariants } from "../../invariants";
import type { PackBattle, Snapshot } from "../../snapshot";

const pointers = (state: Snapshot): string[] =>
  impossible(invariants, state, pack.charts).map(({ pointer }) => pointer);

/** Returns the snapshot with members of the pack's battle changed. */
function withPackBattle(changes: Partial<PackBattle>, state = examplePackRound()): Snapshot {
  const engagement = state.engagement!;
  return { ...state, engagement: { ...engagement, pack: { ...engagement.pack!, ...changes } } };
}

const PACK = "/snapshot/engagement/pack";

const draw = { boats: 3, own: 2, hunted: 1 };

describe("13.5 invariants of a pack's battle", () => {
  it("13.5 reachable states of a pack: no violation", () => {
    for (const state of [examplePackRound(), examplePackCall(), examplePackShared(), withPackBattle({ draw })]) {
      expect(pointers(state)).toEqual([]);
    }
  });

  it.each<[string, Snapshot, string]>([
    [
      "a pack outside a tournament",
      { ...examplePackCall(), options: exampleContact().options },
      "/snapshot/options/wolfpackTournament",
    ],
    [
      "a call in a Transit box",
      { ...examplePackCall(), patrol: { ...examplePackCall().patrol!, box: 2, checksDone: 1 } },
      "/snapshot/patrol/box",
    ],
    ["a fourth round", withPackBattle({ round: 4 }), `${PACK}/round`],
    ["a convoy in no round", withPackBattle({ round: 0 }), `${PACK}/round`],
    ["a draw of seven boats", withPackBattle({ draw: { ...draw, boats: 7 } }), `${PACK}/draw/boats`],
    ["a place beyond the boats", withPackBattle({ draw: { ...draw, own: 4 } }), `${PACK}/draw/own`],
    ["a hunted boat beyond them", withPackBattle({ draw: { ...draw, hunted: 4 } }), `${PACK}/draw/hunted`],
    ["ships shared without the ruling", withPackBattle({ others: [{ slot: 1, damage: 0 }] }), `${PACK}/others`],
    [
      "more damage by others than there is",
      withPackBattle({ others: [{ slot: 1, damage: 1 }] }, examplePackShared()),
      `${PACK}/others/0`,
    ],
    ["a search before the draw", undrawnDetection(), `${PACK}/draw`],
    ["ships to follow after the last round", finalRoundFollow(), "/snapshot/phase"],
  ])("13.5 %s", (_, state, pointer) => {
    expect(pointers(state)).toContain(pointer);
  });
});

/** Returns a snapshot in detection, in a round without a draw. */
function undrawnDetection(): Snapshot {
  const { phase, engagement } = exampleFollow();
  const { attack, cycle } = engagement!;
  const state = examplePackRound();
  return { ...state, phase, engagement: { ...state.engagement!, fought: true, attack, cycle } };
}

/** Returns a snapshot after the third round, with following offered. */
function finalRoundFollow(): Snapshot {
  return withPackBattle({ round: 3, draw }, undrawnDetection());
}
