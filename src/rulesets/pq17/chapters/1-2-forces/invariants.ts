import type { Invariant } from "../../../../core/contract/invariant";
import { findHex, isBox, navigable } from "../../charts/map";
import { findAirUnit, findPort, findUnit, isClass, sideOf, unitOf } from "../../charts/pack";
import type { Charts, NavalUnit } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Phase, Side } from "../../vocabulary";
import { atMost, each, implies, rule, unique } from "../shared/invariant";
import type { Force } from "./state";

/** 15.8 Phases of a campaign in which blocks at sea have no number. */
const UNNUMBERED_PHASES: readonly Phase[] = ["prep_initiative", "admin_oob", "end"];

/** 1.2 True if blocks at sea may have no number: during set-up, or between the operations of a campaign. */
function isUnnumbered({ phase, campaign }: Snapshot): boolean {
  return phase.startsWith("prep_setup") || (campaign !== null && UNNUMBERED_PHASES.includes(phase));
}

/** True for a hex that ships can enter. */
function isSea(charts: Charts, id: string): boolean {
  const hex = findHex(charts, id);
  return hex !== undefined && navigable(hex);
}

/** 5.2 True for a Wolf Pack at sea that has used movement without entering a hex or declaring a speed. */
function isUndeclared({ kind, station, moved }: Force): boolean {
  const isStationary = moved.hexes > 0 && moved.entered.length === 0;
  return kind === "wolf_pack" && station === "at_sea" && isStationary && moved.speed === null;
}

/** 1.4 Returns a named ship by its id. Undefined for a class or an air unit. */
export function namedShip(charts: Charts, id: string): NavalUnit | undefined {
  const unit = findUnit(charts, id);
  return unit === undefined || isClass(charts, unit) ? undefined : unit;
}

/** 1.2 Returns the side that owns a ship, class or air unit. Null if either side may own it. */
function ownerOf(charts: Charts, id: string): Side | null {
  return findAirUnit(charts, id)?.side ?? sideOf(unitOf(charts, id));
}

/** Returns the pointers to a member of every dummy and every force. */
const ofPieces = <T extends string>(member: T) =>
  [`/sides/*/dummies/*${member}`, `/sides/*/forces/*${member}`] as const;

/** A.3 The invariants of a block, whether a force or a dummy: its id, its number and its place. */
const pieces: readonly Invariant<Snapshot, Charts>[] = [
  unique({
    code: "PIECE_REPEATED",
    pointer: ofPieces("/id"),
    section: "A.3",
    within: "/sides/*",
  }),
  unique({
    code: "BLOCK_REPEATED",
    pointer: ofPieces("/block"),
    section: "1.2",
    within: "/sides/*",
  }),
  implies({
    code: "PLACE_IMPOSSIBLE",
    pointer: ofPieces("/at"),
    section: "1.1",
    variant: "hex-ships",
    when: ({ holder }) => holder.station === "at_sea",
    holds: ({ charts, item }) => isSea(charts, item),
  }),
  implies({
    code: "BLOCK_MISSING",
    pointer: ofPieces("/block"),
    section: "1.2",
    when: ({ state, holder }) => holder.station === "at_sea" && !isUnnumbered(state),
    holds: ({ item }) => item !== null,
  }),
  implies({
    code: "BLOCK_IMPOSSIBLE",
    pointer: ofPieces("/block"),
    section: "1.2",
    when: ({ holder }) => holder.station !== "at_sea",
    holds: ({ item }) => item === null,
  }),
  implies({
    code: "PLACE_IMPOSSIBLE",
    pointer: ofPieces("/at"),
    section: "1.1",
    variant: "box",
    when: ({ holder }) => holder.station === "box",
    holds: ({ item }) => isBox(item),
  }),
  implies({
    code: "PLACE_IMPOSSIBLE",
    pointer: ofPieces("/at"),
    section: "1.1",
    variant: "port-side",
    when: ({ holder }) => holder.station === "in_port",
    holds: ({ charts, item, keys: [side] }) => findPort(charts, item)?.side === side,
  }),
];

/** 1.2 Requires units of the side itself, in forces and in groups of reinforcements. */
export const unitOfSide = rule({
  code: "UNIT_IMPOSSIBLE",
  pointer: ["/sides/*/forces/*/units/*/unit", "/sides/*/reinforcements/*/units/*/unit"],
  section: "1.2",
  holds: ({ charts, item, keys: [side] }) => [side, null].includes(ownerOf(charts, item)),
});

/** 1.4 Limits a named ship's CS, in forces and in groups of reinforcements. */
export const csOfShip = atMost({
  code: "CS_IMPOSSIBLE",
  pointer: ["/sides/*/forces/*/units/*/cs", "/sides/*/reinforcements/*/units/*/cs"],
  section: "1.4",
  variant: "unit",
  values: ({ charts, holder }) => ({ name: unitOf(charts, holder.unit).name }),
  most: ({ charts, holder }) => namedShip(charts, holder.unit)?.cs ?? Number.POSITIVE_INFINITY,
});

/** A.3 The invariants of a force: its convoy, identification, plan, movement and units. */
const forces: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "CONVOY_IMPOSSIBLE",
    pointer: "/sides/*/forces/*/convoy",
    section: "1.2.1",
    holds: ({ item, holder }) => (item !== null) === (holder.kind === "convoy"),
  }),
  rule({
    code: "FORCE_EMPTY",
    pointer: "/sides/*/forces/*/units",
    section: "1.2",
    holds: ({ item, holder: { convoy } }) => item.length > 0 || (convoy?.dispersed.length ?? 0) > 0,
  }),
  implies({
    code: "ID_IMPOSSIBLE",
    pointer: "/sides/*/forces/*/idLevel",
    section: "6.1",
    variant: "block-identified",
    when: ({ holder }) => !holder.identified,
    holds: ({ item }) => item === 0,
  }),
  implies({
    code: "ID_IMPOSSIBLE",
    pointer: "/sides/*/forces/*/identified",
    section: "6.1",
    variant: "id-off",
    when: ({ item }) => item,
    holds: ({ holder }) => holder.station === "at_sea",
  }),
  rule({
    code: "PLACE_IMPOSSIBLE",
    pointer: "/sides/*/forces/*/plan/path/*",
    section: "4.2",
    variant: "hex-ships",
    holds: ({ charts, item }) => isBox(item) || isSea(charts, item),
  }),
  rule({
    code: "MOVED_IMPOSSIBLE",
    pointer: "/sides/*/forces/*/moved/hexes",
    section: "5.1",
    holds: ({ holders: [, force] }) => !isUndeclared(force),
  }),
  each("/sides/*/forces/*/units/*", [
    unitOfSide,
    rule({
      code: "CS_IMPOSSIBLE",
      pointer: "/sides/*/forces/*/units/*/cs",
      section: "7",
      variant: "gone",
      holds: ({ charts, item, holder }) => item > 0 || namedShip(charts, holder.unit) !== undefined,
    }),
    unique({
      code: "SHIP_REPEATED",
      pointer: "/sides/*/forces/*/units/*/unit",
      section: "1.4",
      variant: "whole",
      values: ({ charts, item }) => ({ name: unitOf(charts, item).name }),
      by: ({ charts, item, holder: { marks, tow } }) =>
        marks.length > 0 || tow !== null || namedShip(charts, item) !== undefined ? undefined : item,
    }),
    csOfShip,
    unique({
      code: "SHIP_REPEATED",
      pointer: "/sides/*/forces/*/units/*/unit",
      section: "1.4",
      variant: "named",
      values: ({ charts, item }) => ({ name: unitOf(charts, item).name }),
      by: ({ charts, item }) => namedShip(charts, item)?.id,
      within: "/sides/*",
    }),
  ]),
  rule({
    code: "UNIT_UNKNOWN",
    pointer: "/sides/*/forces/*/convoy/dispersed/*/unit",
    section: "9.3.2",
    variant: "charts-merchant",
    holds: ({ charts, item }) => unitOf(charts, item).type === "MX",
  }),
];

/** A.3 The invariants of the forces and dummies of a side. */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  each("/sides/*/dummies/*", pieces),
  each("/sides/*/forces/*", [...pieces, ...forces]),
];
