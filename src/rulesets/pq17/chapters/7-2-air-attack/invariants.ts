import { findAirbase, findPort } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Pending } from "../3-sequence-of-play/state";
import { counterstrikers } from "../14-options/strike-back";
import type { Report } from "../shared/game";
import { attackersLeft, choosers, defenderOf, forcesUnder, isFairFire, risen } from "./air-combat";
import { turningRuns } from "./assignment";
import type { Strike } from "./state";
import { elusiveTargets } from "./turn-aircraft";
import { findAircraft, strength } from "./units";

type AirPending = Extract<Pending, { strike: Strike }>;

const BY_ATTACKER = ["air_return_fire", "air_assign", "air_retarget"];

/** 7.2 What an air attack in progress cannot be: of the wrong side or segment, or about aircraft, ships and places that do not exist. */
export function checkStrike(state: Snapshot, charts: Charts, pending: AirPending, report: Report): void {
  let sound = true;
  const fault: Report = (code, pointer, message) => {
    sound = false;
    report(code, pointer, message);
  };
  checkOwner(state, pending, fault);
  const { outer, ...strike } = pending.strike;
  checkParts(state, charts, pending.strike, "/pending/strike", fault);
  if ((outer !== null) !== (strike.cause === "carrier_battle")) {
    fault(
      "STRIKE_IMPOSSIBLE",
      "/pending/strike/outer",
      "An attack waits while a carrier strikes back, and only then (14.1).",
    );
  }
  if (outer !== null) {
    checkParts(state, charts, { ...outer, outer: null }, "/pending/strike/outer", fault);
    if (outer.side === strike.side)
      fault("STRIKE_IMPOSSIBLE", "/pending/strike/outer/side", "The other side strikes back.");
  }
  if (sound) checkChoice(state, charts, pending, fault);
}

function checkOwner(state: Snapshot, { decision, side, strike }: AirPending, fault: Report): void {
  const raid = strike.cause === "port_raid";
  if (state.phase !== (raid ? "admin_confirm" : "air_combat")) {
    fault(
      "PENDING_IMPOSSIBLE",
      "/pending",
      "Aircraft attack in their segment, or in Port Raids at the end (7.2, 12.7).",
    );
  }
  const attacker = strike.cause === "segment" ? state.phasing : strike.side;
  if (strike.side !== attacker) {
    fault("PENDING_IMPOSSIBLE", "/pending/strike/side", "The phasing side attacks from the air (7.1).");
  }
  const decides = BY_ATTACKER.includes(decision) ? strike.side : defenderOf(strike);
  if (side !== decides) fault("PENDING_IMPOSSIBLE", "/pending/side", "The other side decides that (7.2).");
}

function checkParts(state: Snapshot, charts: Charts, strike: Strike, root: string, fault: Report): void {
  const ashore = strike.against === "port" || strike.against === "airbase";
  if ((strike.place !== null) !== ashore || (strike.block !== null) === ashore) {
    fault("STRIKE_IMPOSSIBLE", `${root}/against`, "A block is attacked at sea, a port or airbase ashore (7.1.3).");
  } else if (strike.against === "airbase" && findAirbase(charts, strike.place ?? "") === undefined) {
    fault("PLACE_UNKNOWN", `${root}/place`, `There is no airbase ${strike.place}.`);
  } else if (strike.against === "port" && findPort(charts, strike.place ?? "") === undefined) {
    fault("PLACE_UNKNOWN", `${root}/place`, `There is no port ${strike.place}.`);
  } else if (!ashore && forcesUnder(state, strike).length === 0) {
    fault("BLOCK_UNKNOWN", `${root}/block`, `There is no force of block ${strike.block} at sea (7.1.1).`);
  }
  const known = (side: Strike["side"], ids: readonly string[], pointer: string): void => {
    ids.forEach((id, index) => {
      if (findAircraft(state, side, id) === undefined) {
        fault("AIRCRAFT_UNKNOWN", `${root}/${pointer}/${index}`, `This side has no air unit ${id}.`);
      }
    });
  };
  known(strike.side, strike.aircraft, "aircraft");
  known(defenderOf(strike), strike.scrambled, "scrambled");
  const named = new Set<string>();
  for (const [pointer, ids] of Object.entries({ aircraft: strike.aircraft, scrambled: strike.scrambled })) {
    ids.forEach((id, index) => {
      if (named.has(id)) fault("AIRCRAFT_REPEATED", `${root}/${pointer}/${index}`, `${id} stands twice.`);
      named.add(id);
    });
  }
  strike.later.forEach((group, index) => {
    known(strike.side, group, `later/${index}`);
  });
  const parked = strike.parked ?? [];
  known(
    defenderOf(strike),
    parked.map(({ aircraft }) => aircraft),
    "parked",
  );
  if (parked.length > 0 && strike.against !== "airbase") {
    fault("STRIKE_IMPOSSIBLE", `${root}/parked`, "Air units are lined up on an airbase alone (7.2.4).");
  }
  checkDisplay(strike, root, fault);
}

function checkDisplay(strike: Strike, root: string, fault: Report): void {
  const parked = (strike.parked ?? []).map(({ no }) => no);
  parked.forEach((no, index) => {
    if (parked.indexOf(no) < index)
      fault("AIRCRAFT_REPEATED", `${root}/parked/${index}/no`, `Number ${no} stands twice.`);
  });
  const numbers = strike.ships.map(({ no }) => no);
  strike.ships.forEach(({ no }, index) => {
    if (numbers.indexOf(no) < index) fault("SHIP_REPEATED", `${root}/ships/${index}/no`, `Number ${no} stands twice.`);
  });
  strike.line.forEach((stack, index) => {
    stack.forEach(({ no }, part) => {
      if (!numbers.includes(no) && !parked.includes(no)) {
        fault("SHIP_UNKNOWN", `${root}/line/${index}/${part}/no`, `No ships of number ${no} are on the display.`);
      }
    });
  });
  strike.runs.forEach(({ aircraft, stack }, index) => {
    if (!strike.aircraft.includes(aircraft)) {
      fault("AIRCRAFT_UNKNOWN", `${root}/runs/${index}/aircraft`, `${aircraft} takes no part in this attack.`);
    }
    if (stack !== null && stack > strike.line.length) {
      fault("STACK_UNKNOWN", `${root}/runs/${index}/stack`, `The line has no stack ${stack}.`);
    }
  });
}

/** B A decision that nobody could take is no decision; those left out may be answered with nothing. */
function checkChoice(state: Snapshot, charts: Charts, pending: AirPending, fault: Report): void {
  const { decision, strike } = pending;
  const attacked = (): boolean => attackersLeft(state, strike).length > 0;
  const open: Partial<Record<AirPending["decision"], () => boolean>> = {
    air_scramble: attacked,
    air_dogfight_targets: () => risen(state, strike).length > 0 && attacked(),
    air_return_fire: () => isWaitingFire(state, charts, pending),
    air_counterstrike: () => counterstrikers(state, charts, strike).length > 0,
    air_deploy: () => strike.ships.length > 0 || (strike.parked ?? []).length > 0,
    air_elusive: () => elusiveTargets(state, charts, strike).length > 0,
    air_retarget: () => turningRuns(state, charts, strike).some(({ stacks }) => stacks.length > 0),
  };
  if (open[decision]?.() === false) {
    fault("PENDING_IMPOSSIBLE", "/pending/decision", "There is nothing to decide in this air attack (7.2).");
  }
}

/** 7.2.2 True for fire that every fighter in the air has named in full, at attackers of which one has a choice of its own. */
function isWaitingFire(state: Snapshot, charts: Charts, pending: AirPending): boolean {
  if (pending.decision !== "air_return_fire") return false;
  const { strike, fire } = pending;
  const left = attackersLeft(state, strike).map(({ id }) => id);
  const foes = risen(state, strike);
  const whole =
    fire.length === foes.length &&
    foes.every((foe, index) => {
      const named = fire[index];
      return (
        named?.aircraft === foe.id &&
        named.targets.length === strength(foe) &&
        named.targets.every((id) => left.includes(id))
      );
    });
  return whole && isFairFire(state, charts, strike, fire) && choosers(state, charts, strike, fire).length > 0;
}
