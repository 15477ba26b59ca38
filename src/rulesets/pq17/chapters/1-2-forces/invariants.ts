import type { Invariant } from "../../../../core/contract/invariant";
import { findHex, isBox, navigable } from "../../charts/map";
import { findAirUnit, findPort, findUnit, isClass, sideOf, unitOf } from "../../charts/pack";
import type { Charts, NavalUnit } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Phase, Side } from "../../vocabulary";
import { atMost, each, implies, rule, unique } from "../shared/invariant";
import type { Force } from "./state";

/** 15.8 Phases of a campaign in which blocks at sea have no number. */
const BETWEEN: readonly Phase[] = ["prep_initiative", "admin_oob", "end"];

/** 1.2 True while blocks at sea may have no number yet, or none any more. */
function isUnnumbered({ phase, campaign }: Snapshot): boolean {
  return phase.startsWith("prep_setup") || (campaign !== null && BETWEEN.includes(phase));
}

/** True for a hex that ships enter. */
function isSea(charts: Charts, id: string): boolean {
  const hex = findHex(charts, id);
  return hex !== undefined && navigable(hex);
}

/** 5.2 True for a Wolf Pack at sea that has used movement and entered no hex, without having declared a speed. */
function isUndeclared({ kind, station, moved }: Force): boolean {
  const held = moved.hexes > 0 && moved.entered.length === 0;
  return kind === "wolf_pack" && station === "at_sea" && held && moved.speed === null;
}

/** 1.4 A named ship by its id; undefined for a class or an air unit. */
export function namedShip(charts: Charts, id: string): NavalUnit | undefined {
  const unit = findUnit(charts, id);
  return unit === undefined || isClass(charts, unit) ? undefined : unit;
}

/** 1.2 The side whose ship, class or air unit it is; null where either may own it. */
function ownerOf(charts: Charts, id: string): Side | null {
  return findAirUnit(charts, id)?.side ?? sideOf(unitOf(charts, id));
}

/** A member of every dummy and every force. */
const ofPieces = <T extends string>(member: T) =>
  [`/sides/*/dummies/*${member}`, `/sides/*/forces/*${member}`] as const;

/** A.3 What no block could be, whatever stands behind it. */
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

/** 1.2 Units of one side only, in forces and in groups of reinforcements. */
export const unitOfSide = rule({
  code: "UNIT_IMPOSSIBLE",
  pointer: ["/sides/*/forces/*/units/*/unit", "/sides/*/reinforcements/*/units/*/unit"],
  section: "1.2",
  holds: ({ charts, item, keys: [side] }) => [side, null].includes(ownerOf(charts, item)),
});

/** 1.4 No more CS than the ship has, in forces and in groups of reinforcements. */
export const csOfShip = atMost({
  code: "CS_IMPOSSIBLE",
  pointer: ["/sides/*/forces/*/units/*/cs", "/sides/*/reinforcements/*/units/*/cs"],
  section: "1.4",
  variant: "unit",
  values: ({ charts, holder }) => ({ name: unitOf(charts, holder.unit).name }),
  most: ({ charts, holder }) => namedShip(charts, holder.unit)?.cs ?? Number.POSITIVE_INFINITY,
});

/** A.3 What no force could be, or hold. */
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

/** A.3 What the forces and dummies of a side cannot be. */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  each("/sides/*/dummies/*", pieces),
  each("/sides/*/forces/*", [...pieces, ...forces]),
];
