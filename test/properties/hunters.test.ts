import { expect } from "vitest";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { seededPick } from "../../src/core/engine/apply";
import { cloneJson } from "../../src/core/json/clone";
import { impossible } from "../../src/core/request/impossible";
import { hunters } from "../../src/rulesets/hunters/index";
import type { Snapshot } from "../../src/rulesets/hunters/snapshot";
import { career } from "./hunters-play";
import { equivalentRollsLaw, mergedRollsLaw, unmovedPlacesLaw } from "./laws/alike";
import { changedSnapshotsLaw } from "./laws/changed";
import { closedInputsLaw } from "./laws/doors";
import { declareLaws, gamesTo, type Law } from "./laws/law";
import { mapsLaw } from "./laws/maps";
import { type MarkedMove, marksLaw } from "./laws/marks";
import { listedMovesLaw } from "./laws/moves";
import { playAtRandom } from "./play";

/** Number of careers. Set the variable for more. */
const CAREERS = Number(process.env.CAREERS ?? 10_000);

const { charts } = hunters.pack;

/** Careers end in many ways. */
function fates(): Law {
  const endings = new Set<string>();
  return {
    title: "careers end in many ways",
    end({ state }) {
      endings.add((state as unknown as { end: { fate: string } }).end.fate);
    },
    judge() {
      expect(endings.size).toBeGreaterThan(5);
    },
  };
}

/** A re-roll repeats one roll. */
function rerolls(): Law {
  const pick = seededPick("rerolls");
  let spentTokens = 0;
  let refusals = 0;
  return {
    title: "a re-roll repeats one roll and costs a token, or is refused without a change",
    look(state, { operation, input }, at) {
      if (at.index >= 24 || pick(4) > 0 || (state as Snapshot).log.length === 0) return;
      const seed = `law-${at.index}`;
      const snapshot = cloneJson(state) as Snapshot;
      snapshot.kommandant.rerolls = 1;
      const plain = adjudicate(hunters, { operation: operation.name, snapshot, input, seed });
      if (plain.kind !== "RESOLUTION") throw new Error(JSON.stringify(plain));
      const rolls = plain.audit.filter((entry) => entry.kind === "roll" || entry.kind === "draw").length;
      if (rolls === 0) return;
      const request = { operation: operation.name, snapshot, input, seed, rerolls: [pick(rolls)] };
      const answer = adjudicate(hunters, request);
      if (answer.kind === "REFUSAL") {
        expect(answer.code).toBe("REROLL_ONLY_TO_LIVE");
        refusals += 1;
        return;
      }
      if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer));
      spentTokens += 1;
      const before = (plain.snapshot as Snapshot).kommandant.rerolls;
      const gained = before - 1;
      expect((answer.snapshot as Snapshot).kommandant.rerolls).toBeLessThanOrEqual(gained + 1);
      expect(answer.audit.some((entry) => entry.code === "REROLL_SPENT")).toBe(true);
      const replayed = adjudicate(hunters, { ...request, seed: undefined, dice: answer.dice });
      expect(replayed).toEqual({ ...answer, algorithm: "tape/1" });
      expect(impossible(hunters.invariants, answer.snapshot as Snapshot, charts)).toEqual([]);
    },
    judge() {
      expect(spentTokens).toBeGreaterThan(100);
      expect(refusals).toBeGreaterThan(10);
    },
  };
}

/** Expects everything that audit lines are about to be on the boat's mat. */
function checkMat(moves: readonly MarkedMove[]): void {
  const roles = ["of", "in", "tube", "target", "system", "crew"];
  const changes = moves.flatMap(({ audit, ids }) => {
    return audit.flatMap((entry) => {
      const about = Object.entries(("about" in entry && entry.about) || {});
      return about.flatMap(([role, id]) => (roles.includes(role) ? [{ code: entry.code, id, lies: ids.has(id) }] : []));
    });
  });
  // A new boat has other systems.
  expect(changes.filter(({ code, lies }) => !lies && code !== "NEW_BOAT")).toEqual([]);
  const codes = new Set(changes.map(({ code }) => code));
  expect([...codes]).toEqual(
    expect.arrayContaining(["TORPEDO_FIRE", "TORPEDO_FIRED", "SHIP_DAMAGED", "FLOODED", "REPAIR", "WOUNDED"]),
  );
}

declareLaws(
  "laws of The Hunters",
  {
    games: gamesTo(CAREERS),
    play({ index }, look) {
      const { input, seed } = career(index);
      return playAtRandom(hunters, input, seed, look);
    },
  },
  [
    fates(),
    listedMovesLaw(hunters, ({ index }) => index < 48),
    closedInputsLaw(hunters, ({ index }) => (index < 16 ? 6 : 0)),
    rerolls(),
    changedSnapshotsLaw(hunters, ({ index }) => (index < 30 ? 5 : 0)),
    equivalentRollsLaw(hunters, ({ index }) => index < 30, [
      "resolveEncounter",
      "resolveDepthCharge",
      "resolveAttack",
      "computeRefit",
      "resolveEvasion",
    ]),
    mergedRollsLaw(hunters, ({ index }) => index < 6),
    unmovedPlacesLaw(
      hunters,
      ({ index }) => index < 30,
      (counts) => {
        for (const label of Object.keys(hunters.analysis!.unmoved)) expect(counts.get(label), label).toBeGreaterThan(5);
      },
    ),
    await mapsLaw(hunters, ({ index }) => [0, 1, 6, 7].includes(index)),
    await marksLaw(hunters, ({ index }) => [2, 3, 5].includes(index), {
      title: "the subject of every line is on the boat's mat",
      check: checkMat,
    }),
  ],
);
