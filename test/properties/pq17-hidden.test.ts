import { describe, expect, it } from "vitest";
import { cloneJson } from "../../src/core/audit/canonical";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { decisionsOf } from "../../src/core/engine/decisions";
import { sideViewOf } from "../../src/core/engine/views";
import { auditView } from "../../src/rulesets/pq17/audit-view";
import { opponentOf, pack } from "../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../src/rulesets/pq17/index";
import { draw } from "../../src/rulesets/pq17/map/draw";
import type { Snapshot } from "../../src/rulesets/pq17/snapshot";
import { SIDES, type Side } from "../../src/rulesets/pq17/vocabulary";
import { LONG } from "./long";
import { playPq17 } from "./pq17-play";

/** A.4 What a side hides, each thing by itself, changed to something else. */
const SECRETS: Readonly<Record<string, (state: Snapshot, side: Side) => void>> = {
  "ships of blocks that are not identified": ({ sides }, side) => {
    const ship = { cs: 1, rotated: false, marks: [], tow: null, torpedoesSpent: 0, oil: null };
    const unit = side === "axis" ? "tirpitz" : "king_george_v";
    for (const force of sides[side].forces) if (!force.identified) force.units = [{ unit, ...ship }];
  },
  "numbers of blocks that are not identified": ({ sides }, side) => {
    for (const force of sides[side].forces) if (!force.identified) force.number = 50;
  },
  fuel: ({ sides }, side) => {
    for (const { fuel } of sides[side].forces) Object.assign(fuel, { state: "low", marker: 3 });
  },
  "command points": ({ sides }, side) => {
    for (const command of sides[side].command) command.available += 1;
  },
  chits: (state, side) => {
    for (const chit of state.sides[side].chits) if (!chit.revealed) chit.letter = chit.letter === "A" ? "B" : "A";
    state.bag = [];
  },
  "the faces of its deck": ({ sides }, side) => {
    sides[side].deck = sides[side].deck.map((no) => (no === 40 ? 1 : no + 1)).sort((a, b) => a - b);
  },
  "plans and cargoes": ({ sides }, side) => {
    for (const force of sides[side].forces) {
      force.plan = null;
      if (force.convoy !== null) force.convoy.loaded = !force.convoy.loaded;
    }
  },
  "what it knows of its enemy": ({ sides }, side) => {
    sides[side].reports = [];
    sides[side].obliged = !sides[side].obliged;
  },
};

const english = await pq17.phrasesOf("en");

const told = (state: Snapshot, side: Side): string =>
  JSON.stringify(sideViewOf(pq17, side, state, state, [], decisionsOf(pq17, state, pack.charts)));

/** The same with the map and its geometry, which takes long to draw. */
const shown = (state: Snapshot, side: Side): string =>
  told(state, side) + JSON.stringify(draw(pack.charts, english, state, side));

describe("A.4 in random play of PQ-17", () => {
  it(
    "nothing that its enemy hides changes what a side sees or may decide",
    () => {
      let changed = 0;
      for (const index of [0, 3, 8]) {
        let seen = 0;
        playPq17(index, (snapshot) => {
          const state = snapshot as Snapshot;
          seen += 1;
          if (seen % 30 !== 0 && (state.pending === null || seen % 3 !== 0)) return;
          const look = seen % 240 === 0 ? shown : told;
          for (const side of SIDES) {
            const before = look(state, side);
            for (const [secret, change] of Object.entries(SECRETS)) {
              const other = cloneJson(state) as Snapshot;
              change(other, opponentOf(side));
              expect(look(other, side) === before, `${secret}, ${state.phase}, ${side}`).toBe(true);
              changed += 1;
            }
          }
        });
      }
      expect(changed).toBeGreaterThan(500);
    },
    LONG,
  );

  it(
    "16 nothing that its enemy hides moves a line of a side's audit, and no line names a force of its enemy",
    () => {
      let lines = 0;
      for (const index of [0, 3, 8]) {
        let seen = 0;
        playPq17(
          index,
          (snapshot, { operation, input }) => {
            seen += 1;
            if (seen % 12 !== 0 && snapshot.step > 0 && (snapshot as Snapshot).pending === null) return;
            const before = cloneJson(snapshot) as Snapshot;
            const answer = adjudicate(pq17, {
              operation: operation.name,
              snapshot: before,
              input,
              seed: `hide-${seen}`,
            });
            if (answer.kind !== "RESOLUTION") throw new Error(`${operation.name}: ${answer.kind}`);
            const after = answer.snapshot as Snapshot;
            for (const side of SIDES) {
              const enemy = opponentOf(side);
              const read = auditView(answer.audit, side, before, after);
              const text = JSON.stringify(read);
              const own = new Set([before, after].flatMap(({ sides }) => sides[side].forces.map(({ id }) => id)));
              for (const { id } of before.sides[enemy].forces) if (!own.has(id)) expect(text).not.toContain(`"${id}"`);
              for (const [secret, change] of Object.entries(SECRETS)) {
                const [first, last] = [before, after].map((state) => {
                  const other = cloneJson(state) as Snapshot;
                  change(other, enemy);
                  return other;
                });
                const other = auditView(answer.audit, side, first!, last!);
                expect(JSON.stringify(other) === text, `${secret}, ${operation.name}, ${side}`).toBe(true);
              }
              lines += read.length;
            }
          },
          1200,
        );
      }
      expect(lines).toBeGreaterThan(500);
    },
    LONG,
  );
});
