import type { Invariant } from "../../../../core/contract/invariant";
import { findAirbase, findPort } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Pending } from "../3-sequence-of-play/state";
import { elusiveTargets } from "../13-random-events/elusive-target";
import { counterstrikers } from "../14-options/strike-back";
import { each, implies, inTurn, rule, unique } from "../shared/invariant";
import { turningRuns } from "./assignment";
import { choosers, isFairFire, risen } from "./fighter-fire";
import { findAircraft, strength } from "./flying";
import type { AirDecision, Strike } from "./state";
import { attackersLeft, defenderOf, forcesUnder } from "./strikes";

type AirPending = Extract<Pending, { strike: Strike }>;

const BY_ATTACKER: readonly AirDecision[] = ["air_return_fire", "air_assign", "air_retarget"];

/** 7.2 Requires the right attacking side, deciding side and segment. */
const owner: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "PENDING_IMPOSSIBLE",
    pointer: "/pending",
    of: "/pending/strike/cause",
    section: "7.2",
    variant: "aircraft-attack",
    holds: ({ state, item }) => state.phase === (item === "port_raid" ? "admin_confirm" : "air_combat"),
  }),
  implies({
    code: "PENDING_IMPOSSIBLE",
    pointer: "/pending/strike/side",
    section: "7.1",
    variant: "phasing-side",
    when: ({ holder }) => holder.cause === "segment",
    holds: ({ state, item }) => item === state.phasing,
  }),
  rule({
    code: "PENDING_IMPOSSIBLE",
    pointer: "/pending/side",
    of: "/pending/strike",
    section: "7.2",
    variant: "side-decides",
    holds: ({ item, holder }) => holder.side === (BY_ATTACKER.includes(holder.decision) ? item.side : defenderOf(item)),
  }),
];

const AIRCRAFT_UNKNOWN = {
  code: "AIRCRAFT_UNKNOWN",
  section: "7.2",
  variant: "side-air",
};

/** 7.1.3 True for an attack on a port or an airbase. */
function isAshore({ against }: Pick<Strike, "against">): boolean {
  return against === "port" || against === "airbase";
}

/** 7.2 Requires that the aircraft, ships and places of an attack exist, whether it is in progress or waiting. */
const partsOf = (root: "/pending/strike" | "/pending/strike/outer"): readonly Invariant<Snapshot, Charts>[] => [
  inTurn(
    rule({
      code: "STRIKE_IMPOSSIBLE",
      pointer: `${root}/against`,
      section: "7.1.3",
      variant: "block-attacked",
      holds: ({ holder }) =>
        (holder.place !== null) === isAshore(holder) && (holder.block === null) === isAshore(holder),
    }),
    [
      rule({
        code: "PLACE_UNKNOWN",
        pointer: `${root}/place`,
        section: "7.1.3",
        variant: "target",
        holds: ({ charts, item, holder }) =>
          item === null || (holder.against === "port" ? findPort : findAirbase)(charts, item) !== undefined,
      }),
      rule({
        code: "BLOCK_UNKNOWN",
        pointer: `${root}/block`,
        section: "7.1.1",
        variant: "force-block",
        holds: ({ state, item, holder }) => item === null || forcesUnder(state, holder).length > 0,
      }),
    ],
  ),
  rule({
    ...AIRCRAFT_UNKNOWN,
    pointer: `${root}/aircraft/*`,
    holds: ({ state, item, holder }) => findAircraft(state, holder.side, item) !== undefined,
  }),
  rule({
    ...AIRCRAFT_UNKNOWN,
    pointer: `${root}/scrambled/*`,
    holds: ({ state, item, holder }) => findAircraft(state, defenderOf(holder), item) !== undefined,
  }),
  unique({
    code: "AIRCRAFT_REPEATED",
    pointer: [`${root}/aircraft/*`, `${root}/scrambled/*`],
    section: "7.2",
    variant: "stands-twice",
    within: root,
  }),
  rule({
    ...AIRCRAFT_UNKNOWN,
    pointer: `${root}/later/*/*`,
    holds: ({ state, item, holder }) => findAircraft(state, holder.side, item) !== undefined,
  }),
  rule({
    ...AIRCRAFT_UNKNOWN,
    pointer: `${root}/parked/*`,
    variant: "side",
    holds: ({ state, item, holder }) => findAircraft(state, defenderOf(holder), item.aircraft) !== undefined,
  }),
  implies({
    code: "STRIKE_IMPOSSIBLE",
    pointer: `${root}/parked`,
    section: "7.2.4",
    variant: "air-units",
    when: ({ item }) => item.length > 0,
    holds: ({ holder }) => holder.against === "airbase",
  }),
  unique({
    code: "AIRCRAFT_REPEATED",
    pointer: `${root}/parked/*/no`,
    section: "7.2.4",
    variant: "number-stands",
  }),
  unique({
    code: "SHIP_REPEATED",
    pointer: `${root}/ships/*/no`,
    section: "7.2.4",
    variant: "number-stands",
  }),
  rule({
    code: "SHIP_UNKNOWN",
    pointer: `${root}/line/*/*/no`,
    of: `${root}/line/*/*`,
    section: "7.2.4",
    holds: ({ item, holder: { ships, parked = [] } }) => [...ships, ...parked].some(({ no }) => no === item.no),
  }),
  each(`${root}/runs/*`, [
    rule({
      code: "AIRCRAFT_UNKNOWN",
      pointer: `${root}/runs/*/aircraft`,
      of: `${root}/runs/*`,
      section: "7.2.4",
      variant: "takes-part",
      holds: ({ item, holder }) => holder.aircraft.includes(item.aircraft),
    }),
    rule({
      code: "STACK_UNKNOWN",
      pointer: `${root}/runs/*/stack`,
      of: `${root}/runs/*`,
      section: "7.2.4",
      holds: ({ item, holder }) => item.stack === null || item.stack <= holder.line.length,
    }),
  ]),
];

/**
 * 7.2.2 True if every fighter in the air has assigned all its fire and an attacker that fires has a choice of fighters.
 */
function isWaitingFire(state: Snapshot, charts: Charts, pending: AirPending): boolean {
  if (pending.decision !== "air_return_fire") return false;
  const { strike, fire } = pending;
  const attackerIds = attackersLeft(state, strike).map(({ id }) => id);
  const foes = risen(state, strike);
  const isComplete =
    fire.length === foes.length &&
    foes.every((foe, index) => {
      const shot = fire[index];
      return (
        shot?.aircraft === foe.id &&
        shot.targets.length === strength(foe) &&
        shot.targets.every((id) => attackerIds.includes(id))
      );
    });
  return isComplete && isFairFire(state, charts, strike, fire) && choosers(state, charts, strike, fire).length > 0;
}

/**
 * B Returns whether there is something to decide, by decision. Decisions without an entry may be answered with nothing.
 */
const CAN_DECIDE: Readonly<
  Partial<Record<AirDecision, (state: Snapshot, charts: Charts, pending: AirPending) => boolean>>
> = {
  air_scramble: (state, _, { strike }) => attackersLeft(state, strike).length > 0,
  air_dogfight_targets: (state, _, { strike }) =>
    risen(state, strike).length > 0 && attackersLeft(state, strike).length > 0,
  air_return_fire: isWaitingFire,
  air_counterstrike: (state, charts, { strike }) => counterstrikers(state, charts, strike).length > 0,
  air_deploy: (_state, _charts, { strike }) => strike.ships.length > 0 || (strike.parked ?? []).length > 0,
  air_elusive: (state, charts, { strike }) => elusiveTargets(state, charts, strike).length > 0,
  air_retarget: (state, charts, { strike }) =>
    turningRuns(state, charts, strike).some(({ stacks }) => stacks.length > 0),
};

/**
 * 7.2 The invariants of an air attack in progress. B Whether the side can decide is checked only if the attack is
 * sound.
 */
export const airAttack: Invariant<Snapshot, Charts> = inTurn(
  [
    ...owner,
    ...partsOf("/pending/strike"),
    rule({
      code: "STRIKE_IMPOSSIBLE",
      pointer: "/pending/strike/outer",
      section: "14.1",
      variant: "attack-waits",
      holds: ({ item, holder }) => (item !== null) === (holder.cause === "carrier_battle"),
    }),
    ...partsOf("/pending/strike/outer"),
    rule({
      code: "STRIKE_IMPOSSIBLE",
      pointer: "/pending/strike/outer/side",
      section: "14.1",
      variant: "side-strikes",
      holds: ({ item, holders: [, { side }] }) => item !== side,
    }),
  ],
  rule({
    code: "PENDING_IMPOSSIBLE",
    pointer: "/pending/decision",
    of: "/pending/strike",
    section: "7.2",
    variant: "nothing-decide",
    holds: ({ state, charts, holder }) => CAN_DECIDE[holder.decision]?.(state, charts, holder) !== false,
  }),
);
