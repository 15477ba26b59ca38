import { describe, expect, it } from "vitest";
import { cloneJson } from "../../src/core/audit/canonical";
import { adjudicate } from "../../src/core/operation/adjudicate";
import { seededPick } from "../../src/core/operation/advance";
import { hunters } from "../../src/rulesets/hunters/index";
import type { Snapshot } from "../../src/rulesets/hunters/snapshot";
import { BOAT_TYPES, EDITIONS } from "../../src/rulesets/hunters/vocabulary";
import { checkDoors, checkMove, type Tried } from "./laws";
import { playAtRandom } from "./play";

/** Milliseconds a long law may take on a busy machine before it counts as stuck. */
const LONG = 300_000;

const charts = hunters.charts(hunters.pack);

function career(index: number): { input: unknown; seed: string } {
  // 13.5.2 Every ninth career is a boat of a wolfpack tournament.
  const pack = index % 9 === 4;
  const boat = pack ? "VIIC" : BOAT_TYPES[index % BOAT_TYPES.length]!;
  const edition = EDITIONS[Math.floor(index / BOAT_TYPES.length) % EDITIONS.length]!;
  const flag = (bit: number): boolean => ((index * 2654435761) >>> bit) % 4 === 0;
  const options = {
    initialLoadRestriction: flag(1),
    standardTonnage: flag(3),
    reducedConvoyTargets: flag(5),
    historicalTargets: flag(7),
    extraTargetRosters: flag(9),
    variableEscortQuality: flag(11),
    variableAircraftQuality: flag(13),
    evasiveManeuvers: flag(15),
    resupplyAtSea: flag(14),
    nonHistoricalPatrolAreas: flag(12),
    convoyPenetration: flag(10) && edition === "second",
    twoPlayers: flag(8),
    wolfpackTournament: pack,
  };
  const rulings = {
    eventEndsBox: flag(17),
    promptRerolls: flag(23),
    dieselsRepairable: !flag(19),
    followDamagedEscortedGroup: !flag(21),
    viidAllMissionBoxes: flag(6),
    wolfpackSharedTargets: flag(4),
  };
  const startMonth = pack ? "1942-06" : undefined;
  const input = { boat, number: 100 + index, name: "Kommandant", startMonth, edition, options, rulings };
  return { input, seed: `law-${index}` };
}

describe("7 laws of The Hunters", () => {
  it(
    "10,000 careers of random legal play end without crash or dead end",
    () => {
      const fates = new Set<string>();
      for (let index = 0; index < 10_000; index += 1) {
        const { input, seed } = career(index);
        const played = playAtRandom(hunters, input, seed);
        expect(played.over).toBe(true);
        fates.add((played.state as unknown as { end: { fate: string } }).end.fate);
      }
      expect(fates.size).toBeGreaterThan(5);
    },
    LONG,
  );

  it(
    "what is listed resolves, changes nothing it was given, replays from its tape and recomputes from its audit",
    () => {
      let moves = 0;
      for (let index = 0; index < 48; index += 1) {
        const { input, seed } = career(index);
        playAtRandom(hunters, input, seed, (state, move) => {
          checkMove(hunters, state, move, seed);
          moves += 1;
        });
      }
      expect(moves).toBeGreaterThan(2000);
    },
    LONG,
  );

  it(
    "a re-roll makes one roll again and costs a token, or is refused and changes nothing",
    () => {
      const pick = seededPick("rerolls");
      let spent = 0;
      let kept = 0;
      for (let index = 0; index < 24; index += 1) {
        const { input, seed } = career(index);
        playAtRandom(hunters, input, seed, (played, { operation, input: chosen }) => {
          const snapshot = cloneJson(played) as Snapshot;
          if (pick(4) > 0 || snapshot.log.length === 0) return;
          snapshot.kommandant.rerolls = 1;
          const plain = adjudicate(hunters, { operation: operation.name, snapshot, input: chosen, seed });
          if (plain.kind !== "RESOLUTION") throw new Error(JSON.stringify(plain));
          const rolls = plain.audit.filter((entry) => entry.kind === "roll" || entry.kind === "draw").length;
          if (rolls === 0) return;
          const request = { operation: operation.name, snapshot, input: chosen, seed, rerolls: [pick(rolls)] };
          const answer = adjudicate(hunters, request);
          if (answer.kind === "REFUSAL") {
            expect(answer.code).toBe("REROLL_ONLY_TO_LIVE");
            kept += 1;
            return;
          }
          if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer));
          spent += 1;
          const before = (plain.snapshot as Snapshot).kommandant.rerolls;
          const gained = before - 1;
          expect((answer.snapshot as Snapshot).kommandant.rerolls).toBeLessThanOrEqual(gained + 1);
          expect(answer.audit.some((entry) => entry.code === "REROLL_SPENT")).toBe(true);
          const replayed = adjudicate(hunters, { ...request, seed: undefined, dice: answer.dice });
          expect(replayed).toEqual({ ...answer, algorithm: "tape/1" });
          expect(hunters.impossible(answer.snapshot as Snapshot, charts)).toEqual([]);
        });
      }
      expect(spent).toBeGreaterThan(100);
      expect(kept).toBeGreaterThan(10);
    },
    LONG,
  );

  it(
    "what is closed is refused with the reason listed, and an input is refused exactly when it is not listed",
    () => {
      const pick = seededPick("inputs");
      const tried: Tried = { refused: 0, resolved: 0 };
      for (let index = 0; index < 16; index += 1) {
        const { input, seed } = career(index);
        playAtRandom(hunters, input, seed, (state) => {
          if (pick(6) === 0) checkDoors(hunters, state, seed, pick, tried);
        });
      }
      expect(tried.refused).toBeGreaterThan(1000);
      expect(tried.resolved).toBeGreaterThan(100);
    },
    LONG,
  );
});
