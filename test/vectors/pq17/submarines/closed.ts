import { all, type Change, type Json, needs, type Roll, refused, resolves, type Vector } from "../kit";
import { options } from "../kit/changes";
import { card, force, forceOf, ship } from "../kit/pieces";
import { CONVOY, FLEET, PACK } from "../snapshots/submarines";
import { ATTACK, LOCATED, order } from "./combat";

/** 7.1.1 Location by a Wolf Pack. */
export function locating(): Vector[] {
  const locates = (id: string, title: string, rolls: Roll[], located: Json, change?: Change): Vector =>
    resolves({
      id: `sub-locate-${id}`,
      title: `7.1.1 ${title}`,
      citation: "7.1.1",
      operation: "resolveSubmarineCombat",
      base: "sub-attack",
      change,
      input: ATTACK,
      rolls,
      outcome: { located },
      snapshot: { sides: { axis: { fought: [PACK] } } },
    });
  const nothing = card("locate-card", 36);
  const shadow =
    (by: "force" | "sector", id: string): Change =>
    (state) => {
      state.sides.axis.shadowing.push({ target: 1, by, id });
      if (by === "force") {
        const other = structuredClone(forceOf(state, "axis", PACK));
        state.sides.axis.forces.push({ ...other, id, number: 2, block: 2 });
      }
    };
  const option = options("second_location_card");
  const failed = { found: false, cards: 1, denied: null };
  const second = [nothing, LOCATED, order(0)];
  return [
    locates("failed", "a dash finds nothing, and the pack has had its attack", [nothing], failed),
    locates(
      "second",
      "a target shadowed by its side is looked for with a second card",
      second,
      { found: true, cards: 2 },
      shadow("sector", "barents"),
    ),
    locates(
      "option-air",
      "second_location_card: not if aircraft alone shadow it",
      [nothing],
      failed,
      all(option, shadow("sector", "barents")),
    ),
    locates(
      "option-pack",
      "second_location_card: but if another Wolf Pack does",
      second,
      { found: true, cards: 2 },
      all(option, shadow("force", "wolf_pack_eisteufel_2")),
    ),
    needs({
      id: "sub-locate-needs-card",
      title: "7.1.1 the location card of a Wolf Pack is requested",
      citation: "7.1.1",
      operation: "resolveSubmarineCombat",
      base: "sub-attack",
      input: ATTACK,
      next: { label: "locate-card" },
    }),
    needs({
      id: "sub-combat-needs-roll",
      title: "7.4 then the die of the Submarine Combat Table",
      citation: "7.4",
      operation: "resolveSubmarineCombat",
      base: "sub-attack",
      input: ATTACK,
      rolls: [LOCATED],
      next: { label: "sub-combat", chart: "SUBMARINE_COMBAT" },
    }),
  ];
}

/** Vectors for the refusals of submarine attacks. */
export function refusals(): Vector[] {
  const closed = (id: string, title: string, section: string, code: string, change: Change, more: Json = {}): Vector =>
    refused({
      id: `sub-${id}`,
      title: `${section} ${title}`,
      citation: section,
      operation: "resolveSubmarineCombat",
      base: "sub-attack",
      change,
      input: ATTACK,
      code,
      section,
      ...more,
    } as Parameters<typeof refused>[0]);
  const moved: Change = force("axis", PACK, { moved: { hexes: 1, speed: "slow", entered: ["0410"], done: true } });
  return [
    closed("moved", "a Wolf Pack that moved does not attack", "5.2", "PACK_MOVED", moved),
    closed("shadows", "nor one that shadows a convoy", "6.3.2", "PACK_SHADOWS", (state) => {
      state.sides.axis.shadowing = [{ target: 1, by: "force", id: PACK }];
    }),
    closed(
      "spent",
      "nor one that has spent its torpedoes",
      "7.3.2",
      "TORPEDOES_SPENT",
      force("axis", PACK, { units: [ship("ss_german", 2, { marks: ["torps_expended"] })] }),
    ),
    closed("fought", "a Wolf Pack attacks once in a segment", "7.1", "ALREADY_FOUGHT", (state) => {
      state.sides.axis.fought = [PACK];
    }),
    closed(
      "unidentified",
      "only identified forces are attacked",
      "7.1.1",
      "NO_TARGET",
      force("allied", CONVOY, { identified: false }),
    ),
    closed("elsewhere", "in the hex of the pack", "7.1.1", "NO_TARGET", force("allied", CONVOY, { at: "0411" })),
    closed("scattered", "a scattered convoy is not attacked in this way", "7.1.1", "NO_TARGET", (state) => {
      Object.assign(forceOf(state, "allied", CONVOY).convoy!, { scattered: true });
    }),
    closed(
      "scattered-beside",
      "nor where a TF beside it may be attacked",
      "7.7",
      "CONVOY_SCATTERED",
      (state) => {
        const convoy = forceOf(state, "allied", CONVOY);
        Object.assign(convoy.convoy!, { scattered: true });
        const other = { id: "task_force_9", kind: "task_force", number: 9, block: 9, convoy: null } as const;
        state.sides.allied.forces.push({ ...convoy, ...other, units: [ship("washington", 5)] });
      },
      { pointer: "/input/block" },
    ),
    closed("no-pack", "without a Wolf Pack at sea nothing attacks", "7.4", "NO_PACK", (state) => {
      state.sides.axis.forces = [];
    }),
    closed("out-of-turn", "submarines attack in their segment", "7.4", "OUT_OF_TURN", (state) => {
      state.phase = "recon";
    }),
    closed("pending", "while a pack names its targets no other attacks", "7.4", "DECISION_PENDING", () => undefined, {
      base: "sub-targets",
    }),
    closed("nothing-pending", "no targets are named before an attack", "7.4.3", "NOTHING_PENDING", () => undefined, {
      operation: "chooseSubmarineTargets",
      input: { categories: ["merchant"] },
    }),
    closed(
      "too-many-targets",
      "one category for each submarine that attacks",
      "7.4.3",
      "CHOICE_COUNT",
      () => undefined,
      {
        operation: "chooseSubmarineTargets",
        base: "sub-targets",
        input: { categories: ["merchant", "merchant"] },
        section: "7.4",
        pointer: "/input/categories",
      },
    ),
    closed(
      "hunt-fought",
      "a TF attacks once in a segment",
      "7.1",
      "ALREADY_FOUGHT",
      (state) => {
        state.sides.allied.fought = [FLEET];
      },
      { operation: "resolveOffensiveAsw", base: "sub-hunt", input: { force: FLEET, block: 1 } },
    ),
    closed(
      "hunt-no-hunters",
      "a TF without destroyers and escorts hunts nothing",
      "7.4.1",
      "NO_HUNTERS",
      (state) => {
        forceOf(state, "allied", FLEET).units = [ship("duke_of_york", 4)];
      },
      { operation: "resolveOffensiveAsw", base: "sub-hunt", input: { force: FLEET, block: 1 } },
    ),
    closed(
      "hunt-unidentified",
      "only an identified Wolf Pack is hunted",
      "7.1.1",
      "NO_TARGET",
      force("axis", PACK, { identified: false }),
      {
        operation: "resolveOffensiveAsw",
        base: "sub-hunt",
        input: { force: FLEET, block: 1 },
      },
    ),
    closed(
      "hunt-no-task-force",
      "a convoy does not hunt",
      "7.4.2",
      "NO_TASK_FORCE",
      (state) => {
        state.phasing = "allied";
      },
      { operation: "resolveOffensiveAsw", base: "sub-attack", input: { force: CONVOY, block: 1 } },
    ),
    closed(
      "duel-unidentified",
      "only an identified Wolf Pack is attacked",
      "7.1.1",
      "NO_TARGET",
      force("axis", PACK, { identified: false }),
      {
        operation: "resolveSubmarineDuel",
        base: "sub-duel",
        input: { force: "wolf_pack_british_1", block: 1 },
      },
    ),
    closed(
      "duel-no-pack",
      "without a Wolf Pack at sea none is attacked",
      "7.4.4",
      "NO_PACK",
      (state) => {
        state.sides.allied.forces = [];
      },
      { operation: "resolveSubmarineDuel", base: "sub-duel", input: { force: "wolf_pack_british_1", block: 1 } },
    ),
  ];
}
