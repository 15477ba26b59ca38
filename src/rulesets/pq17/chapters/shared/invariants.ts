import { findAirbase, findAirUnit, findCard, isClass, sideOf, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { placesOf } from "../13-random-events/reinforcements";
import type { Report } from "./game";

/** 13.6 What a group of reinforcements that has not come cannot be: of ships too strong, due twice or of the other side, or due where it has no place. */
function checkReinforcements(state: Snapshot, charts: Charts, side: Side, report: Report): void {
  const known = new Set<string>();
  state.sides[side].reinforcements.forEach((group, index) => {
    if (group.placed) return;
    const root = `/sides/${side}/reinforcements/${index}`;
    const { port, base } = placesOf(charts, group.at);
    group.units.forEach(({ unit, cs }, place) => {
      const pointer = `${root}/units/${place}`;
      const aircraft = findAirUnit(charts, unit);
      const facts = aircraft === undefined ? unitOf(charts, unit) : undefined;
      const owner = facts === undefined ? aircraft?.side : sideOf(facts);
      const berth = facts === undefined ? base : port;
      if (owner !== side && owner !== null) {
        report("UNIT_IMPOSSIBLE", `${pointer}/unit`, "It belongs to the other side.");
      }
      if (berth?.side !== side) {
        report("PLACE_IMPOSSIBLE", `${root}/at`, `${unit} cannot come to ${group.at}: no place of this side for it.`);
      }
      if (facts === undefined || isClass(charts, facts)) return;
      if (cs > facts.cs) report("CS_IMPOSSIBLE", `${pointer}/cs`, `${facts.name} has ${facts.cs} CS at most.`);
      if (known.has(unit)) report("SHIP_REPEATED", `${pointer}/unit`, `${facts.name} stands twice.`);
      known.add(unit);
    });
  });
}

/** A.2 What a side cannot own: unknown cards, bases, pools and shadowers. */
export function checkOwned(state: Snapshot, charts: Charts, side: Side, report: Report): void {
  const own = state.sides[side];
  const root = `/sides/${side}`;
  own.deck.forEach((no, index) => {
    const pointer = `${root}/deck/${index}`;
    if (findCard(charts, side, no) === undefined) report("CARD_UNKNOWN", pointer, `The deck has no card ${no}.`);
    const before = own.deck[index - 1];
    if (before !== undefined && before >= no)
      report("DECK_IMPOSSIBLE", pointer, "Cards stand in ascending order (C.3).");
  });
  own.aircraft.forEach(({ id, base, carrier }, index) => {
    const pointer = `${root}/aircraft/${index}`;
    if (own.aircraft.findIndex((each) => each.id === id) < index) {
      report("AIRCRAFT_REPEATED", `${pointer}/id`, `${id} stands twice.`);
    }
    if (base !== null && findAirbase(charts, base)?.side !== side) {
      report("BASE_UNKNOWN", `${pointer}/base`, `${base} is no airbase of this side.`);
    }
    if ((base === null) === (carrier === null)) {
      report("BASE_IMPOSSIBLE", `${pointer}/base`, "An air unit is based ashore or aboard a carrier (5.3).");
    }
  });
  own.carrierRadii.forEach((id, index) => {
    if (own.forces.some((force) => force.id === id)) return;
    report("PIECE_UNKNOWN", `${root}/carrierRadii/${index}`, `This side has no force ${id}.`);
  });
  checkReinforcements(state, charts, side, report);
  own.command.forEach(({ pool }, index) => {
    const pointer = `${root}/command/${index}/pool`;
    if (charts.COMMAND_POINTS.facts.sides[pool] !== side)
      report("POOL_IMPOSSIBLE", pointer, `${pool} is not this side's.`);
    if (own.command.findIndex((each) => each.pool === pool) < index)
      report("POOL_REPEATED", pointer, "A pool stands once.");
  });
  own.sectors.forEach(({ sector }, index) => {
    const facts = charts.AIR_COVER.facts.sectors.find(({ id }) => id === sector);
    if (facts?.side !== side)
      report("SECTOR_IMPOSSIBLE", `${root}/sectors/${index}/sector`, `${sector} is not this side's.`);
  });
  own.shadowing.forEach(({ by, id }, index) => {
    const known = {
      force: own.forces.some((each) => each.id === id),
      aircraft: own.aircraft.some((each) => each.id === id),
      radius: charts.AIR_COVER.facts.radii.some((each) => each.id === id && each.side === side),
      sector: own.sectors.some((each) => each.sector === id),
    };
    if (!known[by]) report("SHADOWER_UNKNOWN", `${root}/shadowing/${index}/id`, `This side has no ${by} ${id}.`);
  });
}
