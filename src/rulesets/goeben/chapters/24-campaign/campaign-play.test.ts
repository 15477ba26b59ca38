import { Ajv2020 } from "ajv/dist/2020";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { exampleOf } from "../../../../../test/fixtures/examples";
import { sampleInput } from "../../../../../test/http/whole-games/sample-input";
import { expectCompleteEffects } from "../../../../../test/properties/audit";
import type { Picker } from "../../../../core/contract/choice";
import type { AnyOperation } from "../../../../core/contract/operation";
import { SeededDice } from "../../../../core/dice/seeded";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { apply, seededPick } from "../../../../core/engine/apply";
import { legalityOf } from "../../../../core/engine/legality";
import { cloneJson } from "../../../../core/json/clone";
import { pack } from "../../charts/pack";
import { goeben } from "../../index";
import { LABELS } from "../../labels";
import type { Snapshot } from "../../snapshot";
import { GERMAN_EXTRAS, GERMAN_SHIPS, TRACKS } from "../../vocabulary";
import type { Plan } from "../3-setup/setup";
import { isAlliedShip } from "../13-incidents/pool";
import { occupiedSpaces } from "../shared/game";

const { charts } = pack;

const NAMES = new Set(
  [
    "outfitShip deployTaskForce placeCollier coal rearm shareStores repair loadCargo jettisonCargo landCrew transferCargo",
    "reembark resolveIntelligence applyIntelligence resolveReconnaissance reloadTorpedoes declareVictory startNextScenario",
    "endPhase",
  ].flatMap((each) => each.split(" ")),
);

const operations = goeben.operations.filter(({ name }) => NAMES.has(name));

function planOf(index: number): Plan {
  const flag = (bit: number): boolean => ((index * 2654435761) >>> bit) % 3 === 0;
  return {
    options: {
      campaign: true,
      variableDeployment: flag(2),
      seaplanes: !flag(4),
      mines: !flag(6),
      austroHungarianWarships: flag(8),
      germanExtras: GERMAN_EXTRAS[index % GERMAN_EXTRAS.length],
    },
    rulings: {
      campaignKeepCargo: flag(3),
      campaignStocks: flag(5) ? "carry_over" : "restock",
      repairAtSeaMinus2: flag(7),
      reloadOnlyAtZero: flag(9),
      revealedReturnOnAlertChange: flag(11),
    },
  };
}

const SUNK = { status: "sunk", space: null, hull: 0 };

/** Imitates the results of the skipped phases: damage, losses, victory points and Friendly Ships. */
function mishap(state: Snapshot, pick: Picker): void {
  if (state.phase === "between_scenarios") endOtherwise(state, pick);
  if (state.phase === "incidents") state.done = occupiedSpaces(state);
  const ship = state.ships[GERMAN_SHIPS[pick(GERMAN_SHIPS.length)]!];
  if (state.phase !== "outfitting" || ship.status !== "in_play" || pick(4) > 0) return;
  const track = TRACKS[pick(TRACKS.length)]!;
  if (track !== "hull") ship[track] = Math.max(0, ship[track] - 1);
  else if (ship.hull > 1 && ship.boxes[ship.hull - 1] === null) ship.hull -= 1;
  ship.coal = Math.max(0, ship.coal - pick(3));
  ship.torpedoes = Math.max(0, ship.torpedoes - pick(3));
  const friend = state.markers.find(({ kind, place }) => kind === "friendly_ship" && place === "pool");
  if (friend !== undefined && pick(2) === 0) Object.assign(friend, { place: "set_aside", space: ship.space });
}

/** Ends a scenario another way than it was played: won or lost, by any score, with Allied or German ships sunk. */
function endOtherwise(state: Snapshot, pick: Picker): void {
  const won = pick(2) === 0;
  state.orderAchieved = won;
  state.result = won ? "victory" : "defeat";
  state.endReason = won ? "order_fulfilled" : "turn_limit";
  state.turn = charts.ORDERS.facts.orders[state.order].turns;
  state.vp = pick(12) === 0 ? -5 : pick(100);
  const ships = state.markers.filter((marker) => isAlliedShip(marker) && marker.place === "pool");
  const ship = ships[pick(Math.max(1, ships.length))];
  if (ship !== undefined) ship.place = pick(2) === 0 ? "sunk" : "out";
  if (pick(8) > 0) return;
  for (const each of Object.values(state.ships)) {
    if (each.status === "in_play") Object.assign(each, SUNK, { boxes: each.boxes.map(() => null) });
  }
}

/** The JSON Schema of an operation's input in any state, without references. */
function general(operation: AnyOperation): unknown {
  const known = schemas.get(operation) ?? z.toJSONSchema(operation.input, { io: "input", reused: "inline" });
  schemas.set(operation, known);
  const { $defs } = known as { $defs?: Record<string, unknown> };
  return inline(known, $defs ?? {});
}

const schemas = new Map<AnyOperation, unknown>();

function inline(node: unknown, defs: Record<string, unknown>): unknown {
  if (Array.isArray(node)) return node.map((each) => inline(each, defs));
  if (typeof node !== "object" || node === null) return node;
  const { $ref, pattern } = node as { $ref?: string; pattern?: string };
  if (pattern !== undefined)
    return { enum: ["messina", "pola", "constantinople", "malta_pz", "algiers", "medina_bank"] };
  if ($ref !== undefined) return inline(defs[$ref.split("/").at(-1)!], defs);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inline(value, defs)]));
}

/** Plays a campaign at random through the operations named; `look` sees every move before it is made. */
function campaign(index: number, look: (state: Snapshot, operation: AnyOperation, input: unknown) => void): Snapshot {
  const seed = `campaign-${index}`;
  const pick = seededPick(seed);
  const dice = (operation: string, step: number) => new SeededDice(seed, { ruleset: "goeben", operation, step });
  const state = goeben.start.blank(planOf(index), charts);
  apply(goeben.start, state, charts, planOf(index), dice("new", 0));
  for (let moves = 0; state.phase !== "over"; moves += 1) {
    if (moves > 5000) throw new Error(`No end with seed ${seed}.`);
    mishap(state, pick);
    state.visited = [];
    for (const ship of Object.values(state.ships)) ship.mustLeave = false;
    for (const marker of state.markers)
      if (marker.place === "set_aside" && marker.kind !== "friendly_ship") marker.place = "pool";
    const open = operations.flatMap((operation) => {
      const legality = legalityOf(goeben, operation, state, charts);
      return legality.legal ? [{ operation, choice: legality.input }] : [];
    });
    const { operation, choice } = open[pick(open.length)] ?? { operation: undefined, choice: undefined };
    if (operation === undefined) throw new Error(`Dead end at ${state.phase} with seed ${seed}.`);
    const input = choice.draw(pick);
    expect(choice.check(input), `${operation.name} ${JSON.stringify(input)}`).toBeUndefined();
    look(state, operation, input);
    apply(operation, state, charts, input, dice(operation.name, state.step));
  }
  return state;
}

describe("random campaigns", () => {
  test("24 every campaign comes to an end, and every operation has its turn", () => {
    const codes = new Set<string>();
    const results = new Set<unknown>();
    const reasons = new Set<unknown>();
    for (let index = 0; index < 30; index += 1) {
      const state = campaign(index, (_, { name }) => codes.add(name));
      expect(state.campaign?.result).toMatch(/\S/);
      results.add(state.campaign?.result);
      reasons.add(state.endReason);
    }
    expect([...NAMES].filter((name) => !codes.has(name) && name !== "reembark" && name !== "declareVictory")).toEqual(
      [],
    );
    expect(results.size).toBeGreaterThan(1);
    expect([...reasons].sort()).toEqual(["dismissed", "no_german_ship", "no_order_left"]);
  }, 120_000);

  test("24 an input that is drawn is listed by its schema, resolves, accounts for its effects and leaves a snapshot that can be read", () => {
    const ajv = new Ajv2020({ strict: false });
    const pick = seededPick("some");
    let looked = 0;
    for (let index = 0; index < 6; index += 1) {
      campaign(index, (state, operation, input) => {
        if (pick(4) > 0) return;
        const snapshot = cloneJson(state);
        const legality = legalityOf(goeben, operation, state, charts);
        if (legality.legal) expect(ajv.validate(legality.input.schema, input), operation.name).toBe(true);
        const answer = adjudicate(goeben, { operation: operation.name, snapshot, input, seed: "x" });
        if (answer.kind !== "RESOLUTION") throw new Error(`${operation.name}: ${JSON.stringify(answer)}`);
        expectCompleteEffects(snapshot, answer);
        expect(goeben.snapshot.safeParse(answer.snapshot).success).toBe(true);
        expect(operation.outcome.safeParse(answer.outcome).error).toBeUndefined();
        for (const entry of answer.audit) if ("label" in entry) expect(LABELS).toContain(entry.label);
        looked += 1;
      });
    }
    expect(looked).toBeGreaterThan(100);
  }, 120_000);

  test("24 an input is refused exactly when it is not listed, and a closed operation says why", () => {
    const ajv = new Ajv2020({ strict: false });
    const pick = seededPick("inputs");
    let [listed, unlisted] = [0, 0];
    for (let index = 6; index < 10; index += 1) {
      campaign(index, (state) => {
        if (pick(12) > 0) return;
        for (const operation of operations) {
          const input = sampleInput(general(operation), pick);
          const answer = adjudicate(goeben, {
            operation: operation.name,
            snapshot: cloneJson(state),
            input,
            seed: "x",
          });
          const legality = legalityOf(goeben, operation, state, charts);
          if (!legality.legal) expect(answer).toMatchObject({ kind: "REFUSAL", code: legality.reason.code });
          else if (!ajv.validate(legality.input.schema, input)) {
            expect(answer.kind, `${operation.name} ${JSON.stringify(input)}`).toBe("REFUSAL");
            unlisted += 1;
          } else if (answer.kind === "REFUSAL") {
            expect(legality.input.limits.map(({ code }) => code)).toContain(answer.code);
          } else {
            expect(answer.kind, `${operation.name} ${JSON.stringify(answer)}`).toBe("RESOLUTION");
            listed += 1;
          }
        }
      });
    }
    expect(Math.min(listed, unlisted)).toBeGreaterThan(30);
  }, 120_000);

  test.each(operations.map(({ name, outcome }) => [name, outcome] as const))(
    "the example of %s runs",
    (name, outcome) => {
      const answer = adjudicate(goeben, { operation: name, ...exampleOf(goeben, name) });
      expect(answer.kind, JSON.stringify(answer).slice(0, 400)).toBe("RESOLUTION");
      expect(outcome.safeParse((answer as { outcome: unknown }).outcome).error).toBeUndefined();
    },
  );
});
