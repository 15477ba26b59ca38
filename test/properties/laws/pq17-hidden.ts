import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import { cloneJson } from "../../../src/core/audit/canonical";
import type { AnyOperation } from "../../../src/core/contract/operation";
import { adjudicate } from "../../../src/core/engine/adjudicate";
import { seededPick } from "../../../src/core/engine/apply";
import { decisionsOf } from "../../../src/core/engine/decisions";
import { checkRules } from "../../../src/core/engine/legality";
import { canSidePlay, sideViewOf } from "../../../src/core/engine/views";
import { isMalformed, isRejected, readInput, readSnapshot } from "../../../src/core/request/read";
import { auditView } from "../../../src/rulesets/pq17/audit-view";
import { opponentOf, pack } from "../../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../../src/rulesets/pq17/index";
import { draw } from "../../../src/rulesets/pq17/map/draw";
import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import { SIDES, type Side } from "../../../src/rulesets/pq17/vocabulary";
import { openMoves } from "../../fixtures/draw-move";
import { exampleOf } from "../../fixtures/examples";
import { SECRETS } from "../../fixtures/pq17/secrets";
import type { Law } from "./law";

const english = await pq17.phrasesOf("en");

/** What a side sees and may decide. */
const seenBy = (state: Snapshot, side: Side): string =>
  JSON.stringify(sideViewOf(pq17, side, state, state, [], decisionsOf(pq17, state, pack.charts)));

/** The same with the map and its geometry, which takes long to draw. */
const drawnFor = (state: Snapshot, side: Side): string =>
  seenBy(state, side) + JSON.stringify(draw(pack.charts, english, state, side));

/** A.4 What an enemy hides changes no view and no decision. */
export function hiddenFromViews(): Law {
  let changed = 0;
  return {
    title: "A.4 nothing that its enemy hides changes what a side sees or may decide",
    look(snapshot, _, { index, seen }) {
      const state = snapshot as Snapshot;
      const count = seen + 1;
      if (![0, 3, 8].includes(index)) return;
      if (count % 30 !== 0 && (state.pending === null || count % 3 !== 0)) return;
      const look = count % 240 === 0 ? drawnFor : seenBy;
      for (const side of SIDES) {
        const before = look(state, side);
        for (const [secret, change] of Object.entries(SECRETS)) {
          const other = cloneJson(state) as Snapshot;
          change(other, opponentOf(side));
          expect(look(other, side) === before, `${secret}, ${state.phase}, ${side}`).toBe(true);
          changed += 1;
        }
      }
    },
    judge() {
      expect(changed).toBeGreaterThan(500);
    },
  };
}

/** A.4 What an enemy hides moves no line of an audit. */
export function hiddenFromAudits(): Law {
  let lines = 0;
  return {
    title: "A.4 nothing that its enemy hides moves a line of a side's audit, and no line names a force of its enemy",
    look(snapshot, { operation, input }, { index, seen }) {
      if (![0, 3, 8].includes(index) || seen >= 1200) return;
      if ((seen + 1) % 12 !== 0 && snapshot.step > 0 && (snapshot as Snapshot).pending === null) return;
      const before = cloneJson(snapshot) as Snapshot;
      const answer = adjudicate(pq17, { operation: operation.name, snapshot: before, input, seed: `hide-${seen + 1}` });
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
    judge() {
      expect(lines).toBeGreaterThan(500);
    },
  };
}

/** A.4 What an enemy hides changes no refusal. */
export function hiddenFromRefusals(): Law {
  let [asked, refused] = [0, 0];
  return {
    title: "A.4 no refusal says what a side's enemy hides, whatever the side asks",
    look(snapshot, _, { index, seen }) {
      const count = seen + 1;
      if ((index !== 0 && index !== 3) || count > 400) return;
      if (count % 50 !== 0 && ((snapshot as Snapshot).pending === null || count % 15 !== 0)) return;
      const state = cloneJson(snapshot) as Snapshot;
      const inputs = questions(state, `ask ${index} ${count}`);
      for (const side of SIDES) {
        const answers = answersTo(state, side, inputs);
        if (answers === undefined) throw new Error(`The snapshot of move ${count} cannot be read.`);
        for (const [secret, change] of Object.entries(SECRETS)) {
          const other = cloneJson(state) as Snapshot;
          change(other, opponentOf(side));
          const others = answersTo(other, side, inputs);
          if (others === undefined) continue;
          for (const [place, [{ name }, input]] of inputs.entries()) {
            const [one, two] = [answers[place], others[place]];
            if (!isDeepStrictEqual(two, one))
              expect(two, `${secret}, ${name}, ${side}, ${JSON.stringify(input)}`).toEqual(one);
            asked += 1;
            if (one !== "FORBIDDEN" && one !== "RESOLUTION") refused += 1;
          }
        }
      }
    },
    judge() {
      expect([asked > 5_000, refused > 500]).toEqual([true, true]);
    },
  };
}

type Question = readonly [operation: AnyOperation, input: unknown];

/**
 * What a side is answered, as far as it may depend on nothing hidden: that it is not its own to call, why not, or that it is done.
 * The snapshot is read once for all of it; undefined where it cannot be.
 */
function answersTo(snapshot: Snapshot, side: Side, questions: readonly Question[]): readonly unknown[] | undefined {
  const read = readSnapshot(pq17, snapshot, undefined);
  if (isMalformed(read)) return undefined;
  return questions.map(([operation, input]) => {
    if (!canSidePlay(pq17, snapshot, side, operation.name)) return "FORBIDDEN";
    const call = readInput(operation, read, { input });
    const ready = isMalformed(call) ? call : checkRules(pq17, call);
    if (isRejected(ready)) return ready;
    const asked = {
      operation: operation.name,
      snapshot,
      input,
      seed: "ask",
      audit: "NONE",
      decisions: "NONE",
    } as const;
    const answer = adjudicate(pq17, asked);
    return answer.kind === "RESOLUTION" ? answer.kind : answer;
  });
}

/** Operations with inputs: as the examples have them, as they are open here, and with something else of the game in each place. */
function questions(state: Snapshot, seed: string): Question[] {
  const pick = seededPick(seed);
  const ids = SIDES.flatMap((side) => state.sides[side].forces.map(({ id }) => id));
  const open = openMoves(pq17, state, pack.charts).open.map(({ operation, choice }) => {
    return [operation, choice.draw(pick)] as const;
  });
  const examples = pq17.operations.map((each): Question => [each, exampleOf(pq17, each.name).input]);
  const bent = [...open, ...examples].flatMap(([operation, input]) => {
    return Array.from({ length: 3 }, () => [operation, bentAt(input, ids, pick)] as const);
  });
  return [...open, ...examples, ...bent];
}

/** An input whose texts are now and then the id of a force of either side, and whose numbers another. */
function bentAt(value: unknown, ids: readonly string[], pick: (below: number) => number): unknown {
  if (Array.isArray(value)) return value.map((each) => bentAt(each, ids, pick));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, bentAt(each, ids, pick)]));
  }
  if (pick(2) === 0) return value;
  if (typeof value === "string" && ids.length > 0) return ids[pick(ids.length)];
  return typeof value === "number" ? pick(8) : value;
}
