import type { Combatant } from "../../../src/rulesets/goeben/chapters/14-naval-combat/state";
import { all, type Change, needs, type Vector } from "./kit";
import { aboard, options, rulings, set, ship } from "./kit/changes";
import {
  battle,
  came,
  ended,
  type Fought,
  type HitDice,
  harmed,
  inRound,
  orders,
  paid,
  printed,
  resolves,
  SEA,
  turnOf,
  volley,
} from "./kit/combat";
import { hull, lost, sunk } from "./kit/losses";

const guns = { operation: "resolveGunneryRound", citation: "14.7" };

/** Goeben's secondary guns hit an Allied ship of the squadron; the rows of the Allied column. */
function onAllied(
  id: string,
  title: string,
  target: string,
  hits: readonly HitDice[],
  harm: Partial<Combatant>,
  change?: Change,
): Vector {
  const armor = { inflexible: 3, warrior: 2, gloucester: 1, dd_5th_flotilla_1: 1 }[target]!;
  const terms = { GUN_FACTOR: 3, LEADERSHIP: 4, ARMOR: -armor };
  const fire = [{ weapon: "secondary" as const, terms, hits: hits.length }];
  return resolves({
    ...guns,
    base: "squadron-contact",
    id: `gun-hit-${id}`,
    title,
    citation: title.split(" ")[0]!,
    change: all(inRound("secondary"), change),
    input: orders("goeben", target),
    ...came(volley({ firer: "goeben", target, fire, hits, sunk: harm.sunk ?? false })),
    after: all(turnOf("goeben"), paid("goeben"), harmed(target, harm)),
    rulings: [...(hits.some((hit) => hit === 1 || hit === 2) ? ["D-40"] : [])],
  });
}

function allied(): Vector[] {
  const gun = { gunHits: 1, damage: 1 };
  const engine = { engineHits: 1, damage: 1, torpedoesOut: true };
  return [
    onAllied("allied-1", "14.13 Gun damage on a 1 counts 1", "inflexible", [1], gun),
    onAllied("allied-2", "14.13 Gun damage on a 2 counts 1", "inflexible", [2], gun),
    onAllied("allied-3", "14.13 Hull damage counts 1", "inflexible", [3], { damage: 1 }),
    onAllied("allied-4", "14.13 Engine damage counts 1 and ends torpedo fire", "inflexible", [4], engine),
    onAllied("allied-5", "14.13 A ship withdraws without damage", "inflexible", [5], { damage: 0, withdrawn: true }),
    onAllied("allied-6", "14.13 A magazine explosion sinks at once", "inflexible", [6], { damage: 0, sunk: true }),
    onAllied("armor-borne", "14.13 Damage up to the armor is borne", "inflexible", [3, 3, 3], { damage: 3 }),
    onAllied(
      "armor-exceeded",
      "14.13 Damage above the armor sinks, whatever it is (D-38)",
      "inflexible",
      [1, 3, 4, 2],
      {
        gunHits: 2,
        engineHits: 1,
        damage: 4,
        torpedoesOut: true,
        sunk: true,
      },
    ),
    onAllied(
      "sunk-beats-withdrawn",
      "14.7 D-38 Withdrawal waits for all hits of the fire; sinking beats it",
      "gloucester",
      [5, 3, 3],
      {
        damage: 2,
        withdrawn: true,
        sunk: true,
      },
    ),
    onAllied(
      "adds-up",
      "14.13 Damage lasts for the battle and adds up (D-38)",
      "warrior",
      [4],
      {
        gunHits: 1,
        engineHits: 1,
        damage: 3,
        torpedoesOut: true,
        sunk: true,
      },
      harmed("warrior", { gunHits: 1, damage: 2 }),
    ),
    onAllied("engine-twice", "14.13 A second engine result counts too", "inflexible", [4, 4], {
      engineHits: 2,
      damage: 2,
      torpedoesOut: true,
    }),
    onAllied("withdraw-and-damage", "14.7 A ship that withdraws keeps its damage", "warrior", [5, 3], {
      damage: 1,
      withdrawn: true,
    }),
  ];
}

/** Inflexible fires at Goeben, which holds her own fire in the primary round. */
function atGoeben(
  id: string,
  title: string,
  hits: readonly HitDice[],
  after: Change,
  more: { change?: Change; rulings?: readonly string[]; sunk?: boolean } = {},
): Vector {
  const fire = [{ weapon: "primary" as const, terms: { GUN_FACTOR: 4 }, hits: hits.length }];
  const own = volley({ firer: "inflexible", target: "goeben", fire, hits, sunk: more.sunk ?? false });
  return resolves({
    ...guns,
    base: "inflexible-contact",
    id: `gun-hit-${id}`,
    title,
    citation: title.split(" ")[0]!,
    change: all(inRound("primary"), more.change),
    input: orders("goeben", null),
    ...came(null, [own]),
    after: all(battle({ round: 1, fired: [], anyFire: true }), after),
    ...(more.rulings === undefined ? {} : { rulings: more.rulings }),
  });
}

function german(): Vector[] {
  const worn = ship("goeben", { primary: 1, secondary: 1, tertiary: 1 });
  return [
    atGoeben(
      "german-1",
      "14.7 Result 1 takes one from each type of gun",
      [1],
      ship("goeben", { primary: 4, secondary: 2, tertiary: 1 }),
    ),
    atGoeben(
      "german-2",
      "14.7 Result 2 takes two from each type of gun; a type brought to 0 costs 5 VP (D-41)",
      [2],
      all(ship("goeben", { primary: 3, secondary: 1, tertiary: 0 }), lost(5)),
      { rulings: ["D-41"] },
    ),
    atGoeben(
      "german-guns-gone",
      "17.1 Each type of gun brought to 0 costs 5 VP (D-41)",
      [1],
      all(ship("goeben", { primary: 0, secondary: 0, tertiary: 0 }), lost(15)),
      { change: worn, rulings: ["D-41"] },
    ),
    atGoeben(
      "german-guns-zero",
      "6.3 Guns at 0 lose nothing more, and cost nothing more",
      [2],
      ship("goeben", { primary: 3, secondary: 1 }),
      { change: ship("goeben", { tertiary: 0 }) },
    ),
    atGoeben("german-3", "14.7 Result 3 takes a Hull box, the highest first, with its cargo (D-56)", [3], hull(11), {
      change: aboard("goeben", { 11: "wireless", 12: "reserve_crew" }),
      rulings: ["D-56"],
    }),
    atGoeben(
      "german-seaplane",
      "20.1 A seaplane is lost with either of its boxes",
      [3],
      all(aboard("goeben", { 11: null, 12: null }), hull(11)),
      {
        change: all(options({ seaplanes: true }), aboard("goeben", { 11: "seaplane", 12: "seaplane" })),
        rulings: ["D-56"],
      },
    ),
    atGoeben("german-4", "14.7 Result 4 takes one from the Engines", [4], ship("goeben", { engines: 5 })),
    atGoeben(
      "german-engines-gone",
      "17.1 Engines brought to 0 cost 5 VP (D-41)",
      [4],
      all(ship("goeben", { engines: 0 }), lost(5)),
      { change: ship("goeben", { engines: 1 }), rulings: ["D-41"] },
    ),
    ...[1, 3, 5].map((sub) =>
      atGoeben(
        `bridge-${sub}`,
        `14.7 A bridge hit with a ${sub} costs one Leadership`,
        [[5, sub]],
        ship("goeben", { leadership: 3 }),
      ),
    ),
    ...[2, 4, 6].map((sub) =>
      atGoeben(`bridge-${sub}`, `14.7 A bridge hit with a ${sub} costs nothing`, [[5, sub]], (): void => {}),
    ),
    atGoeben("bridge-floor", "6.3 Leadership stops at 0", [[5, 1]], (): void => {}, {
      change: ship("goeben", { leadership: 0 }),
    }),
    ...[1, 4].map((sub) =>
      atGoeben(
        `critical-${sub}`,
        `14.7 A critical hit takes ${sub} from Hull and Engines each`,
        [[6, sub]],
        all(hull(12 - sub), ship("goeben", { engines: 6 - sub })),
      ),
    ),
    atGoeben(
      "critical-6",
      "14.7 A critical hit of 6 stops the Engines of Goeben, for 5 VP (D-41)",
      [[6, 6]],
      all(hull(6), ship("goeben", { engines: 0 }), lost(5)),
      { rulings: ["D-41"] },
    ),
    atGoeben(
      "in-order",
      "14.7 C.8 Hits are resolved one after the other, each with its sub-die",
      [[6, 1], 3, [5, 3], [6, 2]],
      all(hull(8), ship("goeben", { engines: 3, leadership: 3 })),
    ),
    atGoeben(
      "german-sunk",
      "6.2 The last Hull box sinks the ship: -40 VP, and its cargo is lost (D-82)",
      [3],
      all(sunk("goeben"), lost(40)),
      { change: all(ship("goeben", { hull: 1 }), aboard("goeben", { 1: "wireless" })), rulings: ["D-82"], sunk: true },
    ),
    atGoeben(
      "german-sunk-engines",
      "17.1 Engines that the sinking hit takes to 0 cost nothing (D-41)",
      [[6, 2]],
      all(sunk("goeben"), lost(40)),
      { change: ship("goeben", { hull: 2, engines: 2 }), sunk: true },
    ),
    atGoeben(
      "german-surplus",
      "14.5 Hits after the sinking one are lost (D-36)",
      [3, 1, [5, 1]],
      all(sunk("goeben"), lost(40)),
      { change: ship("goeben", { hull: 1 }), rulings: ["D-36"], sunk: true },
    ),
  ];
}

/** Inflexible's torpedoes at Goeben, which holds; the battle is over then. */
function torpedoed(
  id: string,
  title: string,
  hits: readonly HitDice[],
  after: Change,
  more: { change?: Change; rulings?: readonly string[]; vp?: number } = {},
): Vector {
  const fire = [{ weapon: "torpedo" as const, terms: { TORPEDO_FACTOR: 2 }, hits: hits.length }];
  const theirs: Fought = volley({ firer: "inflexible", target: "goeben", fire, hits });
  const vp = more.vp ?? 0;
  return resolves({
    operation: "resolveTorpedoRound",
    base: "inflexible-contact",
    id: `torpedo-hit-${id}`,
    title,
    citation: title.split(" ")[0]!,
    change: all(inRound("torpedo", { fired: ["breslau"] }), more.change),
    input: { ship: "goeben", torpedoes: 0, target: null },
    ...came(null, [theirs], ended(SEA, { lost: vp }, { inflexible: "unharmed" })),
    after: all(
      after,
      set({ phase: "naval_combat", battle: null, alert: 2, vp: -vp, done: [SEA], threatened: [SEA] }),
      (state) => {
        Object.assign(state.markers.find(({ id: each }) => each === "inflexible")!, { place: "pool", space: null });
      },
    ),
    ...(more.rulings === undefined ? {} : { rulings: more.rulings }),
  });
}

function torpedoesAtGerman(): Vector[] {
  const tubes = rulings({ torpedoHitDisablesTubes: true });
  return [
    torpedoed("german-1", "14.7 Torpedo result 1 takes a Hull box with its cargo", [1], hull(11), {
      change: aboard("goeben", { 12: "wireless" }),
      rulings: ["D-56"],
    }),
    torpedoed(
      "german-2",
      "14.10 Torpedo result 2 takes two Hull boxes and leaves the torpedoes (D-43)",
      [2],
      hull(10),
      { rulings: ["D-43"] },
    ),
    torpedoed(
      "german-2-tubes",
      "14.10 D-43 With torpedoHitDisablesTubes result 2 takes the torpedoes too",
      [2],
      all(hull(10), ship("goeben", { torpedoes: 0 })),
      { change: tubes, rulings: ["D-43"] },
    ),
    torpedoed("german-3", "14.7 Torpedo result 3 takes one from the Engines", [3], ship("goeben", { engines: 5 })),
    torpedoed("german-4", "14.7 Torpedo result 4 takes two from the Engines", [4], ship("goeben", { engines: 4 })),
    torpedoed(
      "german-4-gone",
      "17.1 Two Engines lost at once to 0 cost 5 VP (D-41)",
      [4],
      ship("goeben", { engines: 0 }),
      { change: ship("goeben", { engines: 1 }), vp: 5, rulings: ["D-41"] },
    ),
    torpedoed("german-5", "14.7 Torpedo result 5 is a dud", [5], (): void => {}),
    torpedoed(
      "german-6",
      "14.7 A critical torpedo hit takes its die from Hull and Engines each",
      [[6, 3]],
      all(hull(9), ship("goeben", { engines: 3 })),
    ),
    needs({
      operation: "resolveTorpedoRound",
      base: "inflexible-contact",
      id: "torpedo-hit-needs-critical",
      title: "14.7 Requests the die of a critical hit",
      citation: "14.7",
      change: inRound("torpedo", { fired: ["breslau"] }),
      input: { ship: "goeben", torpedoes: 0, target: null },
      rolls: printed("inflexible", "goeben", ["torpedo"], { hits: [[6, 1]] }).rolls.slice(0, 2),
      next: { label: "critical-hit", dice: "1d6", chart: null },
    }),
  ];
}

/** 14.7, 14.13 Vectors for the effects of hits. */
export const vectors = (): Vector[] => [...allied(), ...german(), ...torpedoesAtGerman()];
