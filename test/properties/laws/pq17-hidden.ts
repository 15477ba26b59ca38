import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import type { AnyOperation } from "../../../src/core/contract/operation";
import { adjudicate } from "../../../src/core/engine/adjudicate";
import { seededPick } from "../../../src/core/engine/apply";
import { decisionsOf } from "../../../src/core/engine/decisions";
import { checkRules } from "../../../src/core/engine/legality";
import { canSidePlay, sideViewOf } from "../../../src/core/engine/views";
import { cloneJson } from "../../../src/core/json/clone";
import { parseInput } from "../../../src/core/request/call";
import { isMalformed, isRejected } from "../../../src/core/request/result";
import { parseSnapshot } from "../../../src/core/request/snapshot";
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

/** Serializes the view and decisions of a side. */
const viewText = (state: Snapshot, side: Side): string =>
  JSON.stringify(sideViewOf(pq17, side, state, state, [], decisionsOf(pq17, state, pack.charts)));

/** Also includes the map and its geometry, which take long to draw. */
const mapText = (state: Snapshot, side: Side): string =>
  viewText(state, side) + JSON.stringify(draw(pack.charts, english, state, side));

/** A.4 Hidden facts of an enemy change no view and no decision. */
export function hiddenFromViewsLaw(): Law {
  let changed = 0;
  return {
    title: "A.4 hidden facts of the enemy change no view and no decision of a side",
    look(snapshot, _, { index, moveCount }) {
      const state = snapshot as Snapshot;
      const count = moveCount + 1;
      if (![0, 3, 8].includes(index)) return;
      if (count % 30 !== 0 && (state.pending === null || count % 3 !== 0)) return;
      const look = count % 240 === 0 ? mapText : viewText;
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

/** A.4 Hidden facts of an enemy change no audit line. */
export function hiddenFromAuditsLaw(): Law {
  let lines = 0;
  return {
    title: "A.4 hidden facts of the enemy change no audit line of a side, and no line names an enemy force",
    look(snapshot, { operation, input }, { index, moveCount }) {
      if (![0, 3, 8].includes(index) || moveCount >= 1200) return;
      if ((moveCount + 1) % 12 !== 0 && snapshot.step > 0 && (snapshot as Snapshot).pending === null) return;
      const before = cloneJson(snapshot) as Snapshot;
      const answer = adjudicate(pq17, {
        operation: operation.name,
        snapshot: before,
        input,
        seed: `hide-${moveCount + 1}`,
      });
      if (answer.kind !== "RESOLUTION") throw new Error(`${operation.name}: ${answer.kind}`);
      const after = answer.snapshot as Snapshot;
      for (const side of SIDES) {
        const enemy = opponentOf(side);
        const visibleAudit = auditView(answer.audit, side, before, after);
        const text = JSON.stringify(visibleAudit);
        const ownIds = new Set([before, after].flatMap(({ sides }) => sides[side].forces.map(({ id }) => id)));
        for (const { id } of before.sides[enemy].forces) if (!ownIds.has(id)) expect(text).not.toContain(`"${id}"`);
        for (const [secret, change] of Object.entries(SECRETS)) {
          const [first, last] = [before, after].map((state) => {
            const other = cloneJson(state) as Snapshot;
            change(other, enemy);
            return other;
          });
          const other = auditView(answer.audit, side, first!, last!);
          expect(JSON.stringify(other) === text, `${secret}, ${operation.name}, ${side}`).toBe(true);
        }
        lines += visibleAudit.length;
      }
    },
    judge() {
      expect(lines).toBeGreaterThan(500);
    },
  };
}

/** A.4 Hidden facts of an enemy change no refusal. */
export function hiddenFromRefusalsLaw(): Law {
  let [questionCount, refused] = [0, 0];
  return {
    title: "A.4 refusals reveal no hidden fact of the enemy, for any request of a side",
    look(snapshot, _, { index, moveCount }) {
      const count = moveCount + 1;
      if ((index !== 0 && index !== 3) || count > 400) return;
      if (count % 50 !== 0 && ((snapshot as Snapshot).pending === null || count % 15 !== 0)) return;
      const state = cloneJson(snapshot) as Snapshot;
      const inputs = listQuestions(state, `ask ${index} ${count}`);
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
            questionCount += 1;
            if (one !== "FORBIDDEN" && one !== "RESOLUTION") refused += 1;
          }
        }
      }
    },
    judge() {
      expect([questionCount > 5_000, refused > 500]).toEqual([true, true]);
    },
  };
}

type Question = readonly [operation: AnyOperation, input: unknown];

/**
 * Returns the answers to a side's calls: FORBIDDEN, a refusal, a fault, or RESOLUTION. None may depend on hidden facts.
 * The snapshot is parsed once for all calls. Returns undefined if it is malformed.
 */
function answersTo(snapshot: Snapshot, side: Side, questions: readonly Question[]): readonly unknown[] | undefined {
  const parsed = parseSnapshot(pq17, snapshot, undefined);
  if (isMalformed(parsed)) return undefined;
  return questions.map(([operation, input]) => {
    if (!canSidePlay(pq17, snapshot, side, operation.name)) return "FORBIDDEN";
    const call = parseInput(operation, parsed, { input });
    const ready = isMalformed(call) ? call : checkRules(pq17, call);
    if (isRejected(ready)) return ready;
    const request = {
      operation: operation.name,
      snapshot,
      input,
      seed: "ask",
      audit: "NONE",
      decisions: "NONE",
    } as const;
    const answer = adjudicate(pq17, request);
    return answer.kind === "RESOLUTION" ? answer.kind : answer;
  });
}

/** Lists operations with inputs: from the examples, from the open decisions, and with ids of the game substituted. */
function listQuestions(state: Snapshot, seed: string): Question[] {
  const pick = seededPick(seed);
  const ids = SIDES.flatMap((side) => state.sides[side].forces.map(({ id }) => id));
  const openInputs = openMoves(pq17, state, pack.charts).open.map(({ operation, choice }) => {
    return [operation, choice.draw(pick)] as const;
  });
  const examples = pq17.operations.map((each): Question => [each, exampleOf(pq17, each.name).input]);
  const substituted = [...openInputs, ...examples].flatMap(([operation, input]) => {
    return Array.from({ length: 3 }, () => [operation, substituteIds(input, ids, pick)] as const);
  });
  return [...openInputs, ...examples, ...substituted];
}

/** Returns an input in which some texts are replaced by force ids of either side, and some numbers by others. */
function substituteIds(value: unknown, ids: readonly string[], pick: (below: number) => number): unknown {
  if (Array.isArray(value)) return value.map((each) => substituteIds(each, ids, pick));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, substituteIds(each, ids, pick)]));
  }
  if (pick(2) === 0) return value;
  if (typeof value === "string" && ids.length > 0) return ids[pick(ids.length)];
  return typeof value === "number" ? pick(8) : value;
}
