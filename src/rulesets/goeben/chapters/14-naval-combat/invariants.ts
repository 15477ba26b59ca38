import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Phase } from "../../vocabulary";
import { holderAt } from "../9-ports/sites";
import { alliedAt, faceDownCoastalAt } from "../13-incidents/pool";
import { isDefended } from "../16-bombardment/coastal-defences";
import { austroHungarianAt, germanAt } from "../shared/game";
import { atMost, each, implies, inTurn, onlyIn, rule, unique, where } from "../shared/invariant";
import { printedOf } from "./gunnery";
import { gunsOf, roundsOf, visibilityAt } from "./rounds";
import { shipsToAct } from "./ships-to-act";
import type { Battle, Combatant } from "./state";
import { isFighting } from "./targets";

/** Phases of a battle before ships can fire. */
const BEFORE_FIRE: readonly Phase[] = ["contact", "break_off"];

const NAVAL_FIRE: readonly Phase[] = ["gunnery", "torpedoes"];

const FIRE_PHASES: readonly Phase[] = [...NAVAL_FIRE, "bombarding"];

const BATTLE_PHASES: readonly Phase[] = [...BEFORE_FIRE, ...FIRE_PHASES];

/** Upper bound for the victory points that a battle brings or costs. */
const MAX_BATTLE_VP = 10_000;

const BATTLE_LISTS = ["austroHungarian", "allied"] as const;

/** The lists of a battle's ships whose ids are looked up in the charts. */
type BattleList = (typeof BATTLE_LISTS)[number];

/** 14.1, 16.0 Returns the ids of the ships that take part: those in the space. A bombardment has no Allied ships. */
function participantsOf(state: Snapshot, charts: Charts, { kind, space }: Battle, list: BattleList): string[] {
  if (list === "austroHungarian") return austroHungarianAt(state, space).map(({ id }) => id);
  return kind === "naval" ? alliedAt(state, charts, space).map(({ id }) => id) : [];
}

/** 14.1 Requires that a list contains exactly the ships that take part, each once. */
function participants(list: BattleList, variant: "at" | "fought"): Invariant<Snapshot, Charts> {
  return each(`/battle/${list}`, [
    rule({
      code: "SHIP_ELSEWHERE",
      pointer: `/battle/${list}/*/id`,
      section: "14.1",
      variant,
      holds: ({ state, charts, item, holders: [battle] }) => participantsOf(state, charts, battle, list).includes(item),
    }),
    uniqueShips,
    rule({
      code: "SHIP_LEFT_OUT",
      pointer: `/battle/${list}`,
      section: "14.1",
      variant,
      holds: ({ state, charts, item, holder }) =>
        participantsOf(state, charts, holder, list).every((id) => item.some((ship) => ship.id === id)),
    }),
  ]);
}

const uniqueShips = unique({
  code: "SHIP_REPEATED",
  pointer: BATTLE_LISTS.map((list) => `/battle/${list}/*/id` as const),
  section: "14.1",
  variant: "ship-takes",
});

function isHurt({ damage, gunHits, engineHits, torpedoesOut, withdrawn, sunk }: Combatant): boolean {
  return damage + gunHits + engineHits > 0 || torpedoesOut || withdrawn || sunk;
}

/**
 * 14.13, D-38 Limits damage: a ship above its armor is sunk, hits count as damage, and engine damage ends torpedo fire.
 */
const damageLimits = [
  rule({
    code: "DAMAGE_IMPOSSIBLE",
    pointer: BATTLE_LISTS.map((list) => `/battle/${list}/*/damage` as const),
    section: "14.13",
    variant: "damage-sinks",
    holds: ({ charts, item, holder: { id, sunk } }) => sunk || item <= printedOf(charts, id).armor,
  }),
  rule({
    code: "DAMAGE_IMPOSSIBLE",
    pointer: BATTLE_LISTS.map((list) => `/battle/${list}/*/damage` as const),
    section: "D-38",
    variant: "gun-engine",
    holds: ({ item, holder: { gunHits, engineHits } }) => gunHits + engineHits <= item,
  }),
  implies({
    code: "DAMAGE_IMPOSSIBLE",
    pointer: BATTLE_LISTS.map((list) => `/battle/${list}/*/torpedoesOut` as const),
    section: "14.13",
    variant: "engine-damage",
    when: ({ holder }) => holder.engineHits > 0,
    holds: ({ item }) => item,
  }),
];

/** 14.2, 14.13 The invariants of damage. They look ships up in the charts, so they require that all ships take part. */
function damage(list: BattleList, before: readonly Phase[]): Invariant<Snapshot, Charts> {
  return where(
    "/battle",
    ({ state, charts, item }) =>
      item?.[list].every((ship) => participantsOf(state, charts, item, list).includes(ship.id)) ?? false,
    [
      each(`/battle/${list}/*`, [
        inTurn(
          rule({
            code: "DAMAGE_IMPOSSIBLE",
            pointer: `/battle/${list}/*`,
            section: "14.2",
            variant: "ship-hit",
            during: before,
            holds: ({ item }) => !isHurt(item),
          }),
          ...damageLimits,
        ),
      ]),
    ],
  );
}

/** 14.1 Requires that a battle's friendly ships are those in its space, or were sunk in the battle. */
const friendly: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "SHIP_ELSEWHERE",
    pointer: "/battle/german/*",
    section: "14.1",
    variant: "german",
    holds: ({ state, item, holder }) => {
      const { status, space } = state.ships[item];
      const isThere = status === "in_play" && space === holder.space;
      return isThere || (status === "sunk" && FIRE_PHASES.includes(state.phase));
    },
  }),
  unique({
    code: "SHIP_REPEATED",
    pointer: "/battle/german/*",
    section: "14.1",
    variant: "ship-takes",
  }),
  rule({
    code: "SHIP_LEFT_OUT",
    pointer: "/battle/german",
    section: "14.1",
    variant: "german",
    holds: ({ state, item, holder }) => germanAt(state, holder.space).every((id) => item.includes(id)),
  }),
  participants("austroHungarian", "at"),
  damage("austroHungarian", BEFORE_FIRE),
];

/** 14.1, 16.0 Requires that a naval battle has the Allied ships in its space, and a bombardment none. */
const allied: readonly Invariant<Snapshot, Charts>[] = [
  participants("allied", "fought"),
  damage("allied", [...BEFORE_FIRE, "bombarding"]),
  implies({
    code: "BATTLE_SIDES",
    pointer: "/battle/allied",
    section: "14.1",
    variant: "allied-ship",
    when: ({ holder }) => holder.kind === "naval",
    holds: ({ item }) => item.some(isFighting),
  }),
];

/** 14.0, 16.0 The invariants of a battle's space and of the visibility there. */
const place: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "BATTLE_PLACE",
    pointer: "/battle/space",
    section: "14.0",
    variant: "space-done",
    holds: ({ state, item }) => !state.done.includes(item),
  }),
  rule({
    code: "BATTLE_PLACE",
    pointer: "/battle/space",
    section: "D-47",
    variant: "nobody-fights",
    holds: ({ state, item }) => !state.storms.includes(item),
  }),
  implies({
    code: "BATTLE_PLACE",
    pointer: "/battle/space",
    section: "16.0",
    variant: "bombarded-allied",
    when: ({ holder }) => holder.kind === "bombardment",
    holds: ({ state, charts, item }) => holderAt(state, charts, item) === "allied" && isDefended(state, item),
  }),
  implies({
    code: "BATTLE_PLACE",
    pointer: "/battle/space",
    section: "D-49b",
    variant: "units-port",
    during: ["bombarding"],
    when: ({ holder }) => holder.kind === "bombardment",
    holds: ({ state, item }) => faceDownCoastalAt(state, item) === 0,
  }),
  rule({
    code: "BATTLE_UNSEEN",
    pointer: "/battle/visibility",
    section: "13.1",
    variant: "visibility-space",
    holds: ({ state, item, holder }) => item !== "poor" && visibilityAt(state, holder.space) === item,
  }),
  implies({
    code: "BATTLE_UNSEEN",
    pointer: "/battle/night",
    section: "22.0",
    variant: "night-falls",
    when: ({ item }) => item,
    holds: ({ state, holder }) => holder.kind === "naval" && state.options.nightCombat,
  }),
];

/** 14.2, 14.3, 14.4 Requires that contact comes first and decides First Salvo, and that phase and round match. */
const course: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "CONTACT_MISMATCH",
    pointer: "/battle/contact",
    section: "14.3",
    variant: "contact-made",
    holds: ({ state, item, holder: { first } }) => {
      if (state.phase === "contact") return item === null && first === null;
      return item !== null && item !== "N" && first === (item.startsWith("G") ? "friendly" : "allied");
    },
  }),
  rule({
    code: "CONTACT_MISMATCH",
    pointer: "/battle/first",
    section: "14.4",
    variant: "player-breaks",
    during: ["break_off"],
    holds: ({ item }) => item !== "allied",
  }),
  rule({
    code: "ROUND_MISMATCH",
    pointer: "/battle/round",
    section: "14.2",
    variant: "round-battle",
    holds: ({ state, item, holder }) =>
      item < (FIRE_PHASES.includes(state.phase) ? roundsOf(holder).length : Math.min(1, roundsOf(holder).length)),
  }),
  rule({
    code: "ROUND_MISMATCH",
    pointer: "/battle/round",
    section: "14.2",
    variant: "fit-round",
    during: FIRE_PHASES,
    holds: ({ state: { phase }, holder }) => {
      if (phase === "bombarding") return holder.kind === "bombardment";
      return holder.kind === "naval" && gunsOf(holder).length > 0 === (phase === "gunnery");
    },
  }),
];

/**
 * 14.2, 14.8, 14.14 The invariants of a battle's progress: ships that have fired or paid, and victory points so far.
 */
const score: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "SHIP_REPEATED",
    pointer: ["/battle/fired", "/battle/paid", "/battle/maximumFire"],
    section: "14.8",
    variant: "lists-ships",
    holds: ({ item, holder: { german, austroHungarian, paid }, key }) => {
      const among: Record<typeof key, readonly string[]> = {
        fired: [...german, ...austroHungarian.map(({ id }) => id)],
        paid: german,
        maximumFire: paid,
      };
      return item.every((id) => among[key].includes(id)) && new Set(item).size === item.length;
    },
  }),
  implies({
    code: "BATTLE_SIDES",
    pointer: "/battle/firstNation",
    section: "20.0",
    variant: "nation-alone",
    when: ({ item }) => item !== null,
    holds: ({ holder }) => holder.german.length > 0 && holder.austroHungarian.length > 0,
  }),
  atMost({
    code: "VP_IMPOSSIBLE",
    pointer: "/battle/gained",
    section: "14.14",
    variant: "battle-brings",
    most: MAX_BATTLE_VP,
  }),
  atMost({
    code: "VP_IMPOSSIBLE",
    pointer: "/battle/lost",
    section: "14.14",
    variant: "battle-costs",
    most: MAX_BATTLE_VP,
  }),
  implies({
    code: "FIRE_IMPOSSIBLE",
    pointer: "/battle/anyFire",
    section: "14.8",
    variant: "ships-paid",
    when: ({ holder }) => holder.paid.length > 0,
    holds: ({ item }) => item,
  }),
  implies({
    code: "FIRE_IMPOSSIBLE",
    pointer: "/battle",
    section: "14.2",
    variant: "fire-open",
    during: BEFORE_FIRE,
    when: ({ item }) => item !== null,
    holds: ({ item }) => {
      const { fired, paid, maximumFire, gained, lost, anyFire, firstNation } = item!;
      return fired.length + paid.length + maximumFire.length + gained + lost === 0 && !anyFire && firstNation === null;
    },
  }),
];

/**
 * 14.0 The invariants of a battle: its ships, its space, its course and its score. In a fire phase, a ship must be able
 * to act.
 */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  inTurn(
    onlyIn({
      code: "BATTLE_MISPLACED",
      pointer: "/battle",
      section: "14.0",
      phases: BATTLE_PHASES,
      always: true,
    }),
    [...friendly, ...allied, ...place, ...course, ...score],
    rule({
      code: "NOBODY_TO_ACT",
      pointer: "/battle",
      section: "14.2",
      during: FIRE_PHASES,
      holds: ({ state, charts }) => shipsToAct(state, charts).length > 0,
    }),
  ),
];
