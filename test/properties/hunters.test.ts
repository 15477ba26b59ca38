import { expect } from "vitest";
import { cloneJson } from "../../src/core/audit/canonical";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { seededPick } from "../../src/core/engine/apply";
import { impossible } from "../../src/core/request/impossible";
import { hunters } from "../../src/rulesets/hunters/index";
import type { Snapshot } from "../../src/rulesets/hunters/snapshot";
import { career } from "./hunters-play";
import { alike, merged, unmoved } from "./laws/alike";
import { changed } from "./laws/changed";
import { doors } from "./laws/doors";
import { declareLaws, gamesTo, type Law } from "./laws/law";
import { maps } from "./laws/maps";
import { type Marked, marks } from "./laws/marks";
import { moves } from "./laws/moves";
import { playAtRandom } from "./play";

/** How many careers are played. Set the variable for more. */
const CAREERS = Number(process.env.CAREERS ?? 10_000);

const { charts } = hunters.pack;

/** Careers end in many ways. */
function fates(): Law {
  const seen = new Set<string>();
  return {
    title: "careers end in many ways",
    end({ state }) {
      seen.add((state as unknown as { end: { fate: string } }).end.fate);
    },
    judge() {
      expect(seen.size).toBeGreaterThan(5);
    },
  };
}

/** A re-roll makes one roll again. */
function rerolls(): Law {
  const pick = seededPick("rerolls");
  let spent = 0;
  let kept = 0;
  return {
    title: "a re-roll makes one roll again and costs a token, or is refused and changes nothing",
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
      expect(impossible(hunters.invariants, answer.snapshot as Snapshot, charts)).toEqual([]);
    },
    judge() {
      expect(spent).toBeGreaterThan(100);
      expect(kept).toBeGreaterThan(10);
    },
  };
}

/** What lines are about is on the boat's mat. */
function checkMat(moves: readonly Marked[]): void {
  const roles = ["of", "in", "tube", "target", "system", "crew"];
  const named = moves.flatMap(({ audit, ids }) => {
    return audit.flatMap((entry) => {
      const about = Object.entries(("about" in entry && entry.about) || {});
      return about.flatMap(([role, id]) => (roles.includes(role) ? [{ code: entry.code, id, lies: ids.has(id) }] : []));
    });
  });
  // A new boat is another one, with other systems.
  expect(named.filter(({ code, lies }) => !lies && code !== "NEW_BOAT")).toEqual([]);
  const codes = new Set(named.map(({ code }) => code));
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
    moves(hunters, ({ index }) => index < 48),
    doors(hunters, ({ index }) => (index < 16 ? 6 : 0)),
    rerolls(),
    changed(hunters, ({ index }) => (index < 30 ? 5 : 0)),
    alike(hunters, ({ index }) => index < 30, [
      "resolveEncounter",
      "resolveDepthCharge",
      "resolveAttack",
      "computeRefit",
      "resolveEvasion",
    ]),
    merged(hunters, ({ index }) => index < 6),
    unmoved(
      hunters,
      ({ index }) => index < 30,
      (rolled) => {
        for (const label of Object.keys(hunters.analysis!.unmoved)) expect(rolled.get(label), label).toBeGreaterThan(5);
      },
    ),
    await maps(hunters, ({ index }) => [0, 1, 6, 7].includes(index)),
    await marks(hunters, ({ index }) => [2, 3, 5].includes(index), {
      title: "what a line is about is on the boat's mat",
      check: checkMat,
    }),
  ],
);
