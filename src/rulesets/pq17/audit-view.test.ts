import { describe, expect, it } from "vitest";
import { drawMove } from "../../../test/fixtures/draw-move";
import { blockOf, overConvoy, plane } from "../../../test/fixtures/pq17/air-kit";
import { attack, over } from "../../../test/fixtures/pq17/submarine-kit";
import { convoy, fleet, meeting } from "../../../test/fixtures/pq17/surface-table";
import { CONVOY, force, play, ship, withDeck } from "../../../test/fixtures/pq17/table";
import type { AuditEntry, RollEntry } from "../../core/contract/audit";
import { adjudicate } from "../../core/engine/adjudicate";
import { seededPick } from "../../core/engine/apply";
import { cloneJson } from "../../core/json/clone";
import { renderSentence } from "../../core/text/sentence";
import { auditView } from "./audit-view";
import { opponentOf, pack } from "./charts/pack";
import { pq17 } from "./index";
import type { Snapshot } from "./snapshot";
import { view } from "./view";
import { type Light, type Option, SIDES, type Side } from "./vocabulary";

/** The result of one operation of a battle. */
interface Step {
  readonly before: Snapshot;
  readonly after: Snapshot;
  readonly audit: readonly AuditEntry[];
}

/** A surface battle of several forces played at random to its end. */
function battle(seed: string, light: Light, options: readonly Option[] = []): Step[] {
  const merchants = { dd_jr: 1, tb_old: 1, tb_op: 3, es_british: 1, mv: 13 };
  let state = meeting(
    "axis",
    [
      convoy("jw_51b", 1, merchants, { identified: true, idLevel: 1 }),
      fleet("cover", 2, { duke_of_york: 4, jamaica: 4, sheffield: 4 }),
    ],
    [
      fleet("hipper", 1, { admiral_hipper: 4, dd_z34_36: 2, dd_z36a: 1 }),
      fleet("lutzow", 2, { lutzow: 4, dd_z34_36: 1, dd_z36a: 2 }),
    ],
    { light, options },
  );
  const pick = seededPick(seed);
  const steps: Step[] = [];
  const weight = (name: string): number => (state.pending !== null ? 10 : name === "declareSurfaceAttack" ? 1000 : 0);
  for (let step = 0; step < 120; step += 1) {
    const move = drawMove(pq17, state, pack.charts, pick, weight);
    if (move === undefined || (state.pending === null && move.operation.name !== "declareSurfaceAttack")) break;
    const request = { operation: move.operation.name, snapshot: state, input: move.input, seed: `${seed}-${step}` };
    const answer = adjudicate(pq17, request);
    if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 500));
    const after = answer.snapshot as Snapshot;
    steps.push({ before: state, after, audit: answer.audit });
    state = after;
  }
  return steps;
}

const battles = (light: Light, options: readonly Option[] = []): Step[] =>
  ["one", "two", "three", "four"].flatMap((seed) => battle(`${seed}-16`, light, options));

const isRoll = (entry: AuditEntry): entry is RollEntry => entry.kind === "roll" || entry.kind === "draw";

const visibleEntries = ({ audit, before, after }: Step, side: Side | null): AuditEntry[] =>
  auditView(audit, side, before, after);

/** The dice of a battle that say who fires at what. */
const SHOTS = ["gunnery", "gunnery-ship", "torpedo-attack", "torpedo-damage"];

describe("16 what a side reads of a battle", () => {
  it("7.5.2 by day every shot of either side names its unit and its target, and its parts give its result", () => {
    let shots = 0;
    for (const step of battles("day")) {
      const fired = step.audit.filter(isRoll).filter(({ label }) => SHOTS.includes(label));
      for (const side of [...SIDES, null]) {
        const read = visibleEntries(step, side).filter(isRoll);
        expect(read.filter(({ label }) => SHOTS.includes(label))).toEqual(fired);
        for (const { total, modifiers, modified } of read) {
          expect(modifiers.reduce((sum, { value }) => sum + value, total)).toBe(modified);
        }
        shots += fired.length;
      }
    }
    expect(shots).toBeGreaterThan(300);
  });

  it("7.5.7 a stronger enemy: in the audit and the view of the German side", () => {
    const strong = battles("day").filter(({ audit }) => audit.some(({ code }) => code === "OUTMATCHED"));
    expect(strong.length).toBeGreaterThan(0);
    for (const step of strong) {
      const line = { code: "OUTMATCHED", pointer: "/pending/battle/outmatched" };
      expect(visibleEntries(step, "axis")).toContainEqual(expect.objectContaining(line));
      expect(JSON.stringify(visibleEntries(step, "allied"))).not.toContain("OUTMATCHED");
      const { pending } = step.after;
      const outmatched = pending !== null && "battle" in pending ? pending.battle.outmatched : undefined;
      expect(view(step.after, "axis").pending?.battle?.outmatched).toBe(outmatched);
      expect(view(step.after, "allied").pending?.battle?.outmatched).toBe(outmatched === undefined ? undefined : null);
    }
  });

  it("7.5.2 a display face up: move by move, without its forces", () => {
    const codes = new Set<string>();
    for (const step of battles("day")) {
      for (const side of SIDES) {
        const enemy = visibleEntries(step, side).filter(
          (entry) => entry.kind === "effect" && entry.pointer.startsWith("/pending"),
        );
        for (const { code } of enemy) codes.add(code);
        const ids = step.before.sides[opponentOf(side)].forces.map(({ id }) => `"force":"${id}"`);
        for (const id of ids) expect(JSON.stringify(enemy)).not.toContain(id);
      }
    }
    expect([...codes]).toEqual(expect.arrayContaining(["BATTLE", "AREA", "TARGET_NAMED", "COUNTER_HIT", "COUNTER_CS"]));
  });

  it("7.5.9 night by option: before a hit the audit has only who aims at what", () => {
    let blind = 0;
    for (const step of battles("night", ["night_action"])) {
      for (const side of SIDES) {
        const enemy = opponentOf(side);
        const views = JSON.stringify([view(step.before, side), view(step.after, side)]);
        const hidden = step.after.sides[enemy].forces
          .flatMap(({ units }) => units.map(({ unit }) => unit))
          .filter((unit) => !views.includes(`"${unit}"`));
        const lines = JSON.stringify(visibleEntries(step, side));
        for (const unit of hidden) expect(lines).not.toContain(`"${unit}"`);
        for (const { label, about, modifiers } of visibleEntries(step, side).filter(isRoll)) {
          if (label !== "gunnery" || about?.side !== enemy || about.unit !== undefined) continue;
          expect(about).toMatchObject({ counter: expect.any(String), target: expect.any(String) });
          expect(modifiers).toEqual([]);
          blind += 1;
        }
      }
    }
    expect(blind).toBeGreaterThan(20);
  });
});

/** Aircraft of the Axis over the convoy, and an attack that will not find it. */
function declared() {
  const located = overConvoy([ship("dd_ai", 3), ship("mv", 5)], [plane("ju88", "ju88a4", 2)]);
  const card = pack.charts.DECKS.facts.axis.find(({ day }) => day.air === "-----")?.no ?? 0;
  return { state: withDeck(located, "axis", card), input: { target: `block:${blockOf(located)}`, groups: [["ju88"]] } };
}

describe("16, E-115 what a side reads of submarine combat", () => {
  const named = (category: string): Step => {
    const waiting = play("resolveSubmarineCombat", over(3), attack(over(3)), [1, 9]).snapshot;
    const { before, after } = waiting.pending as { before: number; after: number };
    const categories = Array.from({ length: before + after }, () => category);
    const input = { categories };
    const answer = adjudicate(pq17, { operation: "chooseSubmarineTargets", snapshot: waiting, input, seed: "e-115" });
    if (answer.kind !== "RESOLUTION") throw new Error(answer.kind);
    return { before: waiting, after: answer.snapshot as Snapshot, audit: answer.audit };
  };

  it("7.4.3 a torpedo at a merchant: modifier and column follow from the named category", () => {
    const step = named("merchant");
    const shots = visibleEntries(step, "axis")
      .filter(isRoll)
      .filter(({ label }) => label.startsWith("torpedo"));
    expect(shots.length).toBeGreaterThan(0);
    for (const { label, modifiers, total, modified, column } of shots) {
      if (label === "torpedo-damage") expect(column).toBe("MX");
      else expect(modifiers).toMatchObject([{ code: "TARGET_CONVOY_SHIP", value: 1 }]);
      expect(modified).toBe(total + (label === "torpedo-damage" ? 0 : 1));
    }
  });

  it("7.4.3 torpedo dice carry the side whose submarine fires, for both sides, and what it fires at", async () => {
    const step = named("merchant");
    const en = await pq17.phrasesOf("en");
    for (const side of ["axis", "allied", null] as const) {
      const shots = visibleEntries(step, side)
        .filter(isRoll)
        .filter(({ label }) => label.startsWith("torpedo") && label !== "torpedo-second-victim");
      expect(shots.map(({ about }) => [about?.side, about?.concealed])).toEqual(shots.map(() => ["axis", "merchant"]));
      expect(renderSentence(shots[0]!, en)).toMatch(/^Axis torpedo attack → a merchant( \(Convoy PQ-17\))?: /);
    }
    // The owner of the ships reads what the dice were read on; the attacker does not.
    const columns = (side: Side) =>
      visibleEntries(step, side)
        .filter(isRoll)
        .filter(({ label }) => label === "torpedo-damage" || label === "sub-target");
    expect(columns("allied").map(({ label }) => label)).toContain("sub-target");
    expect(columns("axis").map(({ label }) => label)).not.toContain("sub-target");
  });

  it("7.1.1 a location card names its group and its target to its owner; of a card that fails the enemy hears no number", async () => {
    const at = declared();
    const answer = adjudicate(pq17, { operation: "declareAirAttack", snapshot: at.state, input: at.input, dice: [1] });
    if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 300));
    const step = { before: at.state, after: answer.snapshot as Snapshot, audit: answer.audit };
    const [own] = visibleEntries(step, "axis").filter(isRoll);
    expect(own).toMatchObject({
      label: "locate-card",
      about: { side: "axis", group: "ju88", target: at.input.target },
    });
    const [other] = visibleEntries(step, "allied").filter(isRoll);
    expect(other).toMatchObject({ about: { side: "axis", group: "ju88" }, faces: [], total: 0, result: "failed" });
    expect(renderSentence(own!, await pq17.phrasesOf("en"))).toMatch(
      /^Axis location attempt, “ju88” → block \d+: failure \(card \d+\)/,
    );
  });

  it("7.4.3 facts outside of the category: hidden, a crippled ship changes no line", () => {
    const step = named("merchant");
    const entries = step.audit.map((entry) => cloneJson(entry) as AuditEntry);
    const marked = entries.map((entry): AuditEntry => {
      if (entry.kind !== "roll" || entry.label !== "torpedo-attack") return entry;
      const crippled = { code: "TARGET_CRIPPLED", value: 1, citation: entry.citation };
      return { ...entry, modifiers: [...entry.modifiers, crippled], modified: entry.modified + 1 };
    });
    expect(auditView(marked, "axis", step.before, step.after)).toEqual(visibleEntries(step, "axis"));
    expect(auditView(marked, "allied", step.before, step.after)).not.toEqual(visibleEntries(step, "allied"));
  });

  it("6.3 submarines that name targets: visible, with the block of the force only", () => {
    const state = over(3);
    const played = play("resolveSubmarineCombat", state, attack(state), [1, 9]);
    const lines = auditView(played.audit, "axis", state, played.snapshot);
    const [targetsEntry] = lines.filter(({ code }) => code === "TARGETS_WANTED");
    const { block } = force(state, "allied", CONVOY);
    expect(targetsEntry).toMatchObject({ after: { decision: "sub_targets", side: "axis", block } });
    expect(JSON.stringify(targetsEntry)).not.toContain(CONVOY);
  });
});
