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

/** The pack's battle with some of its members changed. */
function fighting(changes: Partial<PackBattle>, state = examplePackRound()): Snapshot {
  const engagement = state.engagement!;
  return { ...state, engagement: { ...engagement, pack: { ...engagement.pack!, ...changes } } };
}

const PACK = "/snapshot/engagement/pack";

const draw = { boats: 3, own: 2, hunted: 1 };

describe("13.5 what no boat of a pack can reach", () => {
  it("13.5 states that a boat of a pack can reach have no fault", () => {
    for (const state of [examplePackRound(), examplePackCall(), examplePackShared(), fighting({ draw })]) {
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
    ["a fourth round", fighting({ round: 4 }), `${PACK}/round`],
    ["a convoy in no round", fighting({ round: 0 }), `${PACK}/round`],
    ["a draw of seven boats", fighting({ draw: { ...draw, boats: 7 } }), `${PACK}/draw/boats`],
    ["a place beyond the boats", fighting({ draw: { ...draw, own: 4 } }), `${PACK}/draw/own`],
    ["a hunted boat beyond them", fighting({ draw: { ...draw, hunted: 4 } }), `${PACK}/draw/hunted`],
    ["ships shared without the ruling", fighting({ others: [{ slot: 1, damage: 0 }] }), `${PACK}/others`],
    [
      "more damage by others than there is",
      fighting({ others: [{ slot: 1, damage: 1 }] }, examplePackShared()),
      `${PACK}/others/0`,
    ],
    ["a search before the draw", searched(), `${PACK}/draw`],
    ["ships to follow after the last round", followed(), "/snapshot/phase"],
  ])("13.5 %s", (_, state, pointer) => {
    expect(pointers(state)).toContain(pointer);
  });
});

/** The boat searched for in a round that was never drawn for. */
function searched(): Snapshot {
  const { phase, engagement } = exampleFollow();
  const { attack, cycle } = engagement!;
  const state = examplePackRound();
  return { ...state, phase, engagement: { ...state.engagement!, fought: true, attack, cycle } };
}

/** The third round over, and following offered. */
function followed(): Snapshot {
  return fighting({ round: 3, draw }, searched());
}
