import type { Charts } from "../../charts/schema";
import type { ForceKind } from "../../vocabulary";
import type { Convoy, Force, Piece, Ship } from "../1-2-forces/state";
import { inGroup, typeOf } from "./units";

/** A piece's move before it moves. */
export const NOT_MOVED: Piece["moved"] = { hexes: 0, speed: null, entered: [], done: false };

/** The members that distinguish a new force from others. */
type Identity = Pick<Force, "id" | "kind" | "number" | "name" | "at" | "units">;

/** The course of a convoy: loaded or not, its destinations, its MX CS, and whether it has arrived. */
type Course = Pick<Convoy, "loaded" | "destinations" | "merchants" | "arrived">;

/** 1.2 The kind of force that some ships make. */
export function kindFor(charts: Charts, units: readonly Ship[]): ForceKind {
  if (units.some((ship) => typeOf(charts, ship) === "MX")) return "convoy";
  return units.every((ship) => inGroup(charts, ship, "submarine")) ? "wolf_pack" : "task_force";
}

/** A force of no convoy as it comes into play: in port, unidentified, with full bunkers. */
export function freshForce({ id, kind, number, name, at, units }: Identity): Force {
  return {
    id,
    station: "in_port",
    at,
    block: null,
    moved: { ...NOT_MOVED, entered: [] },
    kind,
    number,
    name,
    identified: false,
    idLevel: 0,
    dummyDue: false,
    sailed: false,
    fuel: { state: "full", marker: null, refuelled: true },
    refuelling: false,
    reloading: false,
    training: null,
    fromGermany: false,
    plan: null,
    convoy: null,
    units,
  };
}

/** 1.2.1 The additional state of a convoy as it comes into play, with all its merchants in company. */
export function freshConvoy({ loaded, destinations, merchants, arrived }: Course): Convoy {
  return {
    loaded,
    destinations,
    merchants,
    excused: 0,
    visited: [],
    closest: null,
    scattered: false,
    dispersed: [],
    arrived,
  };
}
