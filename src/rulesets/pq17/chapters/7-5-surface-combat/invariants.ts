import type { Invariant } from "../../../../core/contract/invariant";
import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { atSea } from "../shared/game";
import { each, exists, implies, inTurn, rule, where } from "../shared/invariant";
import { totalCs } from "../shared/units";
import { entriesOf, forceOfPart } from "./battle";
import type { DisplayPart, SurfaceBattle, SurfaceDecision } from "./state";
import { isOpen, stepsOf } from "./steps";

/** G.23 Decisions that may be answered with nothing, with any units in the battle. */
const OPTIONAL_DECISIONS: readonly SurfaceDecision["decision"][] = ["surf_submarines", "surf_engage", "surf_carrier"];

/**
 * Returns the battle in progress and who decides in it. 7.4.6 A battle that waits for a submarine combat has not begun.
 */
function battleOf({ pending }: Snapshot): SurfaceDecision | undefined {
  if (pending === null) return undefined;
  if ("battle" in pending) return pending;
  if (pending.decision !== "sub_targets" || pending.surface === null) return undefined;
  return { decision: "surf_submarines", side: pending.side, battle: pending.surface };
}

/** Returns the pointers to a member of a surface battle, in progress or waiting for a submarine combat. */
const inBattle = <T extends string>(member: T) => [`/pending/battle${member}`, `/pending/surface${member}`] as const;

/** G.23 Returns the step in which a decision is taken. */
function stepOf(decision: SurfaceDecision["decision"]): string {
  return decision.replace("surf_", "").replace("torp_", "torpedo_");
}

/** 7.5.2 Returns the CS that a part's force has (`have`) and the CS on the display (`shown`). */
function csOfPart(
  state: Snapshot,
  charts: Charts,
  { units }: SurfaceBattle,
  side: Side,
  part: DisplayPart,
): { have: number; shown: number } {
  const force = forceOfPart(state, side, part);
  if (force === undefined) return { have: 0, shown: 0 };
  const entries = entriesOf(charts, force, part);
  const parts = units.filter((unit) => unit.side === side).flatMap((unit) => unit.parts);
  const same = parts.filter(
    (other) =>
      other.force === part.force && other.unit === part.unit && entriesOf(charts, force, other)[0] === entries[0],
  );
  return { have: totalCs(entries), shown: totalCs(same) };
}

/** G.23 Requires that the step of a battle and its decision match. */
const steps: readonly Invariant<Snapshot, Charts>[] = [
  implies({
    code: "PENDING_IMPOSSIBLE",
    pointer: "/pending/decision",
    section: "7.4.6",
    variant: "submarines-convoy",
    when: ({ state }) => battleOf(state)?.decision === "surf_submarines",
    holds: ({ state }) => {
      const { side, battle } = battleOf(state)!;
      return battle.round === 0 && side !== battle.attacker;
    },
  }),
  where("/pending/battle", ({ holder }) => holder.decision !== "surf_submarines", [
    rule({
      code: "PENDING_IMPOSSIBLE",
      pointer: "/pending/decision",
      of: "/pending/battle/round",
      section: "7.5.2",
      variant: "rounds-count",
      holds: ({ item }) => item > 0,
    }),
    implies({
      code: "PENDING_IMPOSSIBLE",
      pointer: "/pending/decision",
      of: "/pending/battle/step",
      section: "7.5.2",
      variant: "forces-join",
      when: ({ holders: [{ decision }] }) => decision === "surf_engage",
      holds: ({ item }) => item === "engage_phasing" || item === "engage_other",
    }),
    implies({
      code: "PENDING_IMPOSSIBLE",
      pointer: "/pending/decision",
      of: "/pending/battle/step",
      section: "G.23",
      variant: "step",
      when: ({ holders: [{ decision }] }) => decision !== "surf_engage",
      holds: ({ item, holders: [{ decision }] }) => item === stepOf(decision),
    }),
    implies({
      code: "PENDING_IMPOSSIBLE",
      pointer: "/pending/decision",
      of: "/pending/battle/attacker",
      section: "G.23",
      variant: "sides-decision",
      when: ({ holders: [{ decision }] }) => decision !== "surf_engage",
      holds: ({ item, holders: [{ decision, side }] }) => decision.endsWith("attacker") === (side === item),
    }),
    rule({
      code: "PENDING_IMPOSSIBLE",
      pointer: "/pending/decision",
      of: "/pending/battle/step",
      section: "G.24",
      variant: "round-progress",
      holds: ({ item, holder }) => stepsOf(holder).includes(item),
    }),
  ]),
];

/** 7.5.4 Requires unique unit numbers on the Battle Display. A unit screens and protects only units on the display. */
const counters: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "UNIT_REPEATED",
    pointer: inBattle("/units/*/no"),
    section: "7.5.2",
    variant: "unit-stands",
    holds: ({ item, holders: [, { units }] }) => units.filter(({ no }) => no === item).length === 1,
  }),
  rule({
    code: "UNIT_UNKNOWN",
    pointer: inBattle("/units/*"),
    section: "7.5.4",
    variant: "unit-display",
    over: ({ item: { screens, protects } }) => (protects === null ? screens : [...screens, protects]),
    holds: ({ each, holder }) => holder.units.some(({ no }) => no === each),
  }),
];

/** 7.5.2 Requires that the CS on the Battle Display match the CS of the forces. */
const parts: Invariant<Snapshot, Charts> = inTurn(
  rule({
    code: "PIECE_UNKNOWN",
    pointer: inBattle("/units/*/parts/*/force"),
    section: "7.5.2",
    variant: "fight-battle",
    holds: ({ state, item, holders: [, { forces }, { side }, part] }) => {
      const fights = forces.some((each) => each.side === side && each.force === item);
      return fights && forceOfPart(state, side, part) !== undefined;
    },
  }),
  rule({
    code: "CS_IMPOSSIBLE",
    pointer: inBattle("/units/*/parts/*/cs"),
    section: "7.5.2",
    variant: "cs-marked",
    values: ({ state, charts, holders: [, battle, { side }, part] }) => csOfPart(state, charts, battle, side, part),
    holds: ({ state, charts, holders: [, battle, { side }, part] }) => {
      const cs = csOfPart(state, charts, battle, side, part);
      return cs.shown === cs.have;
    },
  }),
);

/** 7.5.2 The invariants of the units of a battle, each with its CS. */
const unitsOf = (root: "/pending/battle" | "/pending/surface"): Invariant<Snapshot, Charts> =>
  each(`${root}/units/*`, [...counters, each(`${root}/units/*/parts/*`, [parts])]);

/** 7.5.2 The invariants of the Battle Display: forces in its hex, and existing units and numbers. */
const display: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "PLACE_IMPOSSIBLE",
    pointer: inBattle("/forces/*/force"),
    section: "7.5",
    variant: "elsewhere",
    values: ({ holders: [, { hex }] }) => ({ hex }),
    holds: ({ state, holder, holders: [, { hex }] }) => {
      const force = forceOfPart(state, holder.side, holder);
      return force === undefined || (force.station !== "in_port" && force.at === hex);
    },
  }),
  unitsOf("/pending/battle"),
  unitsOf("/pending/surface"),
  rule({
    code: "TARGET_IMPOSSIBLE",
    pointer: [...inBattle("/guns/*"), ...inBattle("/torpedoes/*")],
    section: "7.5.2",
    holds: ({ item, holder: { units } }) => {
      const [firer, target] = [item.unit, item.target].map((no) => units.find((each) => each.no === no));
      return firer !== undefined && target !== undefined && firer.side !== target.side;
    },
  }),
];

/** G.22 The invariants of a surface battle. B Whether the side can decide is checked only if the battle is sound. */
export const battle: Invariant<Snapshot, Charts> = inTurn(
  where("/pending", ({ state }) => battleOf(state) !== undefined, [
    rule({
      code: "PENDING_IMPOSSIBLE",
      pointer: "/pending",
      section: "7.5",
      variant: "battles-fought",
      holds: ({ state: { phase } }) => phase === "surface_combat" || phase === "move_blocks",
    }),
    rule({
      code: "BATTLE_IMPOSSIBLE",
      pointer: inBattle("/transit"),
      section: "6.6.1",
      variant: "transit-fought",
      holds: ({ state, item }) => item === (state.phase === "move_blocks"),
    }),
    ...steps,
    ...display,
  ]),
  where("/pending/battle", ({ holder }) => !OPTIONAL_DECISIONS.includes(holder.decision), [
    rule({
      code: "PENDING_IMPOSSIBLE",
      pointer: "/pending/decision",
      of: "/pending/battle",
      section: "7.5.2",
      variant: "nothing-decide-step",
      holds: ({ state, charts, item, holder }) => isOpen(state, charts, item, holder.side),
    }),
  ]),
);

/** True if the side has a force with this id at sea in the hex. */
function isForceAt({ sides }: Snapshot, side: Side, id: string, hex: string): boolean {
  return sides[side].forces.some((force) => force.id === id && atSea(force) && force.at === hex);
}

/** 7.5.1 The invariants of an attack that may be intercepted. */
export const interception: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "PENDING_IMPOSSIBLE",
    pointer: "/pending",
    of: "/pending/attack",
    section: "7.5.1",
    variant: "side-intercepts",
    holds: ({ state, holder }) => state.phase === "surface_combat" && holder.side !== state.phasing,
  }),
  rule({
    code: "PIECE_UNKNOWN",
    pointer: "/pending/attack/attackers/*",
    section: "7.5.1",
    variant: "force-attacks",
    holds: ({ state, item, holders: [{ side }, { hex }] }) => isForceAt(state, opponentOf(side), item, hex),
  }),
  rule({
    code: "PIECE_UNKNOWN",
    pointer: "/pending/attack/target",
    section: "7.5.1",
    variant: "force-attacked",
    holds: ({ state, item, holders: [{ side }, { hex }] }) => isForceAt(state, side, item, hex),
  }),
];

/** 6.3.3 The invariants of cruisers that may shadow after a battle. */
export const shadowing: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "PENDING_IMPOSSIBLE",
    pointer: "/pending",
    of: "/pending/targets",
    section: "6.3.3",
    variant: "cruisers-shadow",
    holds: ({ state: { phase } }) => phase === "surface_combat" || phase === "move_blocks",
  }),
  rule({
    code: "PENDING_IMPOSSIBLE",
    pointer: "/pending/side",
    of: "/pending/targets",
    section: "6.3.3",
    variant: "allied-cruisers",
    holds: ({ holder }) => holder.side === "allied",
  }),
  rule({
    code: "BLOCK_UNKNOWN",
    pointer: "/pending/targets/*",
    section: "6.3.3",
    variant: "axis-force",
    holds: ({ state, item }) => state.sides.axis.forces.some((force) => force.block === item && atSea(force)),
  }),
  exists({
    code: "PIECE_UNKNOWN",
    pointer: "/pending/forces/*",
    section: "6.3.3",
    variant: "force",
    among: ({ state }) => state.sides.allied.forces.map(({ id }) => id),
  }),
];
