import { describe, expect, it } from "vitest";
import { battleAtSea, inBattle, joinedBy } from "../../../../../test/fixtures/goeben/battle-table";
import { atSpace, carrying, table, withMarker } from "../../../../../test/fixtures/goeben/table";
import { expectCompleteEffects } from "../../../../../test/properties/audit";
import type { AnyOperation } from "../../../../core/contract/operation";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { seededPick } from "../../../../core/engine/apply";
import { pack } from "../../charts/pack";
import { goeben } from "../../index";
import type { Snapshot } from "../../snapshot";
import { operations } from "../index";

const FOUGHT = [
  "beginBattle",
  "resolveContact",
  "breakOff",
  "acceptBattle",
  "resolveGunneryRound",
  "resolveTorpedoRound",
  "beginBombardment",
  "resolveShoreBombardment",
  "capturePort",
  "resolveRaid",
];

const CONVOY = { plan: { options: { germanExtras: "all_four", nightCombat: true, seaplanes: true } } } as const;

const NORTH = { space: "adriatic_pz", consorts: ["radetzky", "admiral_spaun", "dd_tatra_flotilla"] };

/** Positions from which battles are played at random. */
const POSITIONS: Record<string, Snapshot> = {
  "a duel": battleAtSea(["warrior"]),
  "a squadron": battleAtSea(["indomitable", "defence", "gloucester", "dd_5th_flotilla_1", "d_entrecasteaux"], CONVOY),
  "a convoy": battleAtSea(["dd_bouclier_flotilla", "troop_convoy_1"], { ...CONVOY, space: "sw_of_sardinia" }),
  "a mixed force": battleAtSea(["inflexible", "warrior", "dublin", "dd_5th_flotilla_2"], {
    ...NORTH,
    plan: { options: { austroHungarianWarships: true, nightCombat: true }, rulings: { ahGunneryLeadership: true } },
  }),
  "in Limited Visibility": battleAtSea(["defence", "chatham"], {
    changes: { visibility: [{ space: "central_ionian", rolled: null }] },
    plan: { rulings: { maxFireScope: "all_dice", torpedoDice: "one_per_torpedo", criticalBattleMeasure: "gross" } },
  }),
  "off a port": carrying(atSpace(table("bombardment"), "bone"), "goeben", "seebataillon", "targeting_calculator"),
  "off a base": atSpace(table("bombardment", {}, { rulings: { torpedoHitDisablesTubes: true } }), "alexandria"),
  "off a base with consorts": joinedBy(atSpace(table("bombardment"), "malta"), "malta", ["tegetthoff", "novara"]),
  "a merchantman": withMarker(
    carrying(atSpace(table("raiding"), "cyclades"), "breslau", "seebataillon"),
    "allied_merchantman_1",
    "set_aside",
    "cyclades",
  ),
};

/** Plays the battle operations of a position at random until none is open; gives how many were played. */
function playOut(start: Snapshot, seed: string): number {
  const pick = seededPick(seed);
  let state = start;
  for (let played = 0; ; played += 1) {
    const open = operations.filter((each) => FOUGHT.includes(each.name) && each.phases!.of.includes(state.phase));
    const moves = open.map((each: AnyOperation) => ({ name: each.name, legality: each.legality(state, pack.charts) }));
    const legalMoves = moves.filter(({ legality }) => legality.legal);
    if (legalMoves.length === 0 || played > 200) return played;
    const { name, legality } = legalMoves[pick(legalMoves.length)]!;
    const input = legality.legal ? legality.input.draw(pick) : undefined;
    const answer = adjudicate(goeben, { operation: name, snapshot: state, input, seed: `${seed}/${played}` });
    if (answer.kind !== "RESOLUTION") throw new Error(`${name} ${JSON.stringify(input)}: ${JSON.stringify(answer)}`);
    expectCompleteEffects(state, answer);
    state = answer.snapshot as Snapshot;
  }
}

describe("14.2 battles played at random", () => {
  it.each(Object.keys(POSITIONS))("random battles come to an end: %s", (name) => {
    for (let game = 0; game < 15; game += 1) {
      const played = playOut(POSITIONS[name]!, `${name} ${game}`);
      expect(played).toBeGreaterThan(0);
      expect(played).toBeLessThan(200);
    }
  });

  it("random battles: every decision of a battle occurs", () => {
    for (let game = 0; game < 15; game += 1) {
      const base = battleAtSea(["black_prince", "weymouth"]);
      const gunnery = inBattle(base, "gunnery", { first: "allied", round: 1 });
      const torpedoes = inBattle(base, "torpedoes", { round: 3 });
      expect(playOut(gunnery, `gunnery ${game}`)).toBeGreaterThan(0);
      expect(playOut(torpedoes, `torpedoes ${game}`)).toBeGreaterThan(0);
    }
  });
});
