import {
  type ContactPlan,
  canHurry,
  contactNumber,
  contactSpeed,
  leadershipOf,
} from "../chapters/14-naval-combat/contact-number";
import { aimAt } from "../chapters/14-naval-combat/fire-options";
import { diceOf, gunneryDice, printedGunneryTerms, printedOf } from "../chapters/14-naval-combat/gunnery";
import { weaponsOf } from "../chapters/14-naval-combat/rounds";
import type { Battle, Combatant } from "../chapters/14-naval-combat/state";
import { friendlyFighting, isFighting } from "../chapters/14-naval-combat/targets";
import { printedTorpedoTerms, torpedoTerms } from "../chapters/14-naval-combat/torpedoes";
import { unitsStanding } from "../chapters/16-bombardment/coastal-defences";
import { alliedShipOf, coastalUnitOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { type GermanShipId, GUNS } from "../vocabulary";
import type { BattleReport } from "./situation-battle-schema";

type Fire = BattleReport["fire"][number];

/** 14.0, 16.0 The battle in progress with its numbers; null without one. */
export function battleReport(state: Snapshot, charts: Charts): BattleReport | null {
  const { battle } = state;
  if (battle === null) return null;
  const { kind, space, night, visibility, first, gained, lost } = battle;
  const german = battle.german.filter((id) => state.ships[id].status === "in_play");
  return {
    kind,
    space,
    night,
    visibility,
    result: battle.contact,
    first,
    weapons: [...weaponsOf(battle)],
    german,
    others: [
      ...battle.austroHungarian.map((ship) => combatant(charts, ship, "friendly")),
      ...battle.allied.map((ship) => combatant(charts, ship, "allied")),
    ],
    contact: battle.contact === null ? contactPlans(state, charts, battle) : [],
    fire: [
      ...german.flatMap((id) => germanFire(state, charts, battle, id)),
      ...[...battle.austroHungarian, ...battle.allied]
        .filter(isFighting)
        .flatMap((ship) => printedFire(state, charts, battle, ship)),
      ...unitFire(state, charts, battle),
    ],
    gained,
    lost,
  };
}

function combatant(charts: Charts, ship: Combatant, side: "friendly" | "allied"): BattleReport["others"][number] {
  const { id, damage, gunHits, torpedoesOut, withdrawn, sunk } = ship;
  return { ship: id, side, damage, armor: printedOf(charts, id).armor, gunHits, torpedoesOut, withdrawn, sunk };
}

/** 14.3, D-30 The best choices of ships for contact: without coal, and with coal where that is faster. */
function contactPlans(state: Snapshot, charts: Charts, battle: Battle): BattleReport["contact"] {
  const ships = friendlyFighting(state, battle);
  const leader = best(ships, (ship) => leadershipOf(state, charts, ship));
  const cruiser = best(ships, (ship) => contactSpeed(state, charts, ship, false));
  if (leader === undefined || cruiser === undefined) return [];
  const hurrying = ships.filter((ship) => canHurry(state, charts, ship));
  const racer = best(hurrying, (ship) => contactSpeed(state, charts, ship, true));
  const plans: ContactPlan[] = [{ leader, speed: cruiser, maximumSpeed: false }];
  const cruise = contactSpeed(state, charts, cruiser, false);
  if (racer !== undefined && contactSpeed(state, charts, racer, true) > cruise) {
    plans.push({ leader, speed: racer, maximumSpeed: true });
  }
  return plans.map((plan) => {
    const at = (die: number): number => contactNumber(state, charts, plan, die);
    return { ...plan, lowest: at(1), highest: at(6) };
  });
}

/** The first ship with the highest value; undefined when there is none. */
function best(ships: readonly string[], value: (ship: string) => number): string | undefined {
  return ships.reduce<string | undefined>(
    (best, ship) => (best === undefined || value(ship) > value(best) ? ship : best),
    undefined,
  );
}

/** 14.5, 14.6 Dice of a German ship against every target left, or against the port. */
function germanFire(state: Snapshot, charts: Charts, battle: Battle, ship: GermanShipId): Fire[] {
  const naval = battle.kind === "naval";
  const targets: (string | null)[] = naval ? battle.allied.filter(isFighting).map(({ id }) => id) : [null];
  return targets.flatMap((target): Fire[] => {
    const armor = target === null ? 0 : alliedShipOf(charts, target).armor;
    const guns = GUNS.filter((gun) => state.ships[ship][gun] > 0).map((weapon): Fire => {
      const dice = (maximum: boolean): number =>
        gunneryDice(state, charts, ship, weapon, aimAt(battle, ship, armor, maximum));
      return { ship, weapon, target, dice: dice(false), maximumFire: dice(true) };
    });
    const { torpedoes } = state.ships[ship];
    if (!naval || torpedoes === 0) return guns;
    const dice = diceOf(torpedoTerms(state, charts, ship, torpedoes, armor));
    return [...guns, { ship, weapon: "torpedo", target, dice, maximumFire: null }];
  });
}

/** 14.11, 14.12 Dice of an Allied or Austro-Hungarian ship, which armor does not lessen. */
function printedFire(state: Snapshot, charts: Charts, battle: Battle, ship: Combatant): Fire[] {
  const guns = GUNS.map(
    (weapon) => [weapon, diceOf(printedGunneryTerms(state, charts, ship, weapon, battle))] as const,
  );
  const torpedoes = battle.kind === "naval" ? diceOf(printedTorpedoTerms(charts, ship)) : 0;
  return [...guns, ["torpedo", torpedoes] as const]
    .filter(([, dice]) => dice > 0)
    .map(([weapon, dice]) => ({ ship: ship.id, weapon, target: null, dice, maximumFire: null }));
}

/** 16.0 Dice of the face-up coastal defence units. */
function unitFire(state: Snapshot, charts: Charts, { kind, space }: Battle): Fire[] {
  if (kind === "naval") return [];
  return unitsStanding(state, charts, space).map((ship) => {
    const { strength } = coastalUnitOf(charts, ship);
    return { ship, weapon: "primary", target: null, dice: strength, maximumFire: null };
  });
}
