import type { Force } from "../../../../src/rulesets/pq17/snapshot-forces";
import type { Chit, ConditionId, Side } from "../../../../src/rulesets/pq17/vocabulary";
import { all, type Change, draw, type Json, needs, refused, resolves, type Vector } from "../kit";
import { convoy, fleet, ships } from "../surface/fleets";

const off = { block: null, identified: false, idLevel: 0 };
const chit =
  (side: Side, letter: Chit, condition: ConditionId): Change =>
  (state) => {
    state.sides[side].chits = [{ letter, condition, revealed: false, fulfilled: false }];
  };
const forces =
  (side: Side, ...list: Force[]): Change =>
  (state) => {
    state.sides[side].forces = structuredClone(list);
  };

/** D-59, 4.3.2 Forces at sea at the start are paid for in the first movement segment of their side. */
function command(): Vector[] {
  const by = (
    id: string,
    title: string,
    side: Side,
    units: Force["units"],
    pools: readonly Json[],
    changes: Partial<Force> = {},
    more?: Change,
  ): Vector =>
    resolves({
      id: `command-${id}`,
      title,
      citation: "4.3.2",
      operation: "endPhase",
      base: "turn-end",
      change: all(
        forces(side, fleet("sailing", 1, units, { at: "0607", sailed: false, ...changes })),
        (state) => {
          state.phase = "photo";
          state.phasing = side;
        },
        more,
      ),
      input: {},
      rolls: [],
      outcome: { ended: "photo", phase: "move_stand_up" },
      snapshot: { sides: { [side]: { command: pools, forces: [{ id: "sailing", sailed: true }] } } },
    });
  const home = (spent: number, credit: number) => [
    { pool: "home_fleet", available: 8 - spent, spent, credit, creditUntil: credit === 0 ? null : 11 },
    {},
  ];
  const north = (spent: number) => [{ pool: "gruppe_nord", available: 8 - spent, spent }];
  const patrol: Change = (state) => {
    state.sides.allied.patrolWhite = [{ unit: "kent", left: false }];
  };
  return [
    by(
      "cruisers",
      "4.3.2 D-59 Three cruisers at sea cost 2 points; the half that is left serves the next turn (D-34)",
      "allied",
      ships("liverpool", 4, "trinidad", 4, "nigeria", 4),
      home(2, 1),
    ),
    by("two", "4.3.2 Two cruisers cost a point", "allied", ships("liverpool", 4, "trinidad", 4), home(1, 0)),
    by(
      "capital",
      "4.3.2 A capital ship costs a point",
      "allied",
      ships("duke_of_york", 4, "washington", 5),
      home(2, 0),
    ),
    by(
      "carrier",
      "4.3.2 A CVE counts as a cruiser, a CV as a capital ship",
      "allied",
      ships("victorious", 4, "avenger", 1),
      home(2, 1),
    ),
    by("light", "4.3 Destroyers alone cost nothing", "allied", ships("dd_ai", 4), home(0, 0)),
    by(
      "soviet",
      "4.3.2 A point of Severnyy Flot takes any number of Soviet ships to sea",
      "allied",
      ships("dd_type7", 3, "tb_novik", 2),
      [{ spent: 0 }, { pool: "severnyy_flot", available: 1, spent: 1 }],
    ),
    by(
      "patrol",
      "4.3.2 D-59 Patrol White costs nothing",
      "allied",
      ships("kent", 3),
      home(0, 0),
      { at: "0305" },
      patrol,
    ),
    by(
      "german",
      "4.3.2 Two German cruisers cost Gruppe Nord a point",
      "axis",
      ships("lutzow", 4, "admiral_hipper", 4),
      north(1),
    ),
    by("germany", "4.3.3 Ships from Germany or Kiel need no points", "axis", ships("tirpitz", 5), north(0), {
      fromGermany: true,
    }),
  ];
}

/** 12.12 The convoy of the Kara Sea. */
function kara(): Vector[] {
  const plan = {
    operation: "attackKaraConvoy",
    base: "surface-segment",
    citation: "12.12",
    input: { force: "raider" },
  };
  const box = { station: "box" as const, at: "kara_sea", ...off };
  const raider = fleet("raider", 1, ships("admiral_scheer", 4), box);
  const pack = fleet("pack", 2, ships("ss_german", 2), { ...box, kind: "wolf_pack" });
  const merchants = convoy("kara", 1, ships("es_soviet", 1, "mv", 4), box);
  const held = chit("axis", "E", "wunderland");
  const placed: Change = (state) => {
    state.sides.axis.special.kara = true;
  };
  const there = all(held, placed, forces("axis", raider, pack), forces("allied", merchants));
  return [
    resolves({
      ...plan,
      id: "kara-attacked",
      title: "12.12 The Panzerschiff in the Kara Sea attacks the convoy there without a location card",
      change: there,
      rolls: [],
      outcome: { combat: null },
      rulings: ["E-75"],
      snapshot: {
        pending: { decision: "surf_submarines", side: "allied", battle: { hex: "kara_sea", attacker: "axis" } },
        sides: { axis: { attacked: ["raider"] } },
      },
    }),
    refused({
      ...plan,
      id: "kara-pack-segment",
      title: "12.12 Wolf Packs attack in their own segment",
      change: there,
      input: { force: "pack" },
      code: "VALUE_NOT_LISTED",
      section: "12.12",
      pointer: "/input/force",
    }),
    refused({
      ...plan,
      id: "kara-none",
      title: "12.12 Without the convoy there is nothing to attack",
      change: all(held, placed, forces("axis", raider), forces("allied")),
      code: "NO_CONVOY",
      section: "12.12",
    }),
    refused({
      ...plan,
      id: "kara-fought",
      title: "12.12 D-35 The raider attacks once in a segment",
      change: all(there, (state) => {
        state.sides.axis.attacked = ["raider"];
      }),
      code: "NO_ATTACKER",
      section: "12.12",
    }),
  ];
}

/** 12.7 Port Raids. */
function raids(): Vector[] {
  const plan = { operation: "raidPort", base: "confirmation", citation: "12.7" };
  const input = { port: "murmansk", light: "day", aircraft: ["ju88a4_1"] };
  const left = (raidsLeft: number): Change =>
    all(chit("axis", "K", "port_raids"), (state) => {
      state.sides.axis.special.raidsLeft = raidsLeft;
    });
  return [
    resolves({
      ...plan,
      id: "raid-day",
      title: "12.7 Aircraft of northern Norway raid Murmansk by day; one raid is left",
      change: left(2),
      input,
      rolls: [],
      snapshot: { sides: { axis: { special: { raidsLeft: 1 } } } },
      rulings: ["E-74"],
    }),
    refused({
      ...plan,
      id: "raid-night",
      title: "12.7 In an operation that was all day no raid is made by night",
      change: left(2),
      input: { ...input, light: "night" },
      code: "VALUE_NOT_LISTED",
      section: "12.7",
      pointer: "/input/light",
    }),
    refused({
      ...plan,
      id: "raid-south",
      title: "12.7 D-58 Aircraft of southern Norway take no part",
      change: left(2),
      input: { ...input, aircraft: ["fw200_1"] },
      code: "VALUE_NOT_LISTED",
      section: "12.7",
      pointer: "/input/aircraft/0",
    }),
    refused({
      ...plan,
      id: "raid-third",
      title: "12.7 There are two raids",
      change: left(0),
      input,
      code: "NO_RAID_LEFT",
      section: "12.7",
    }),
    refused({
      ...plan,
      id: "raid-empty",
      title: "12.7 Ports without Allied forces are not raided",
      change: all(left(2), forces("allied")),
      input,
      code: "NO_PORT_HELD",
      section: "12.7",
    }),
  ];
}

/** 12.2.1 Ships that come back. */
function returning(): Vector[] {
  const plan = {
    operation: "returnShips",
    base: "event-axis",
    citation: "12.2.1",
    input: { hex: "0401", dummy: "0601" },
  };
  const told =
    (shown: boolean, fuelWarning: number | null): Change =>
    (state) => {
      state.sides.axis.forces = state.sides.axis.forces.map((force) => ({
        ...force,
        units: force.units.filter(({ unit }) => unit !== "lutzow"),
      }));
      state.sides.axis.special.returning = {
        ships: [{ unit: "lutzow", cs: 4 }],
        turn: state.turn - 1,
        fuelWarning,
        shown,
      };
    };
  return [
    resolves({
      ...plan,
      id: "back",
      title: "12.2.1 Ships that broke out come back to the western edge with a dummy, their blocks mixed",
      change: told(true, 20),
      rolls: [draw("block-order", 1, "as they stood")],
      snapshot: { phase: "random_event", sides: { axis: { special: { returning: null } } } },
    }),
    needs({
      ...plan,
      id: "back-needs",
      title: "12.2.1 Asks for the order of the blocks that come back",
      change: told(true, 20),
      next: { label: "block-order" },
    }),
    refused({
      ...plan,
      id: "back-untold",
      title: "12.2.1 Ships come back only after their chit has been shown",
      change: told(false, 20),
      code: "NO_SHIPS_RETURN",
      section: "12.2.1",
    }),
    refused({
      ...plan,
      id: "back-inland",
      title: "12.2.1 They come back on the western edge",
      change: told(true, 20),
      input: { hex: "0410", dummy: "0601" },
      code: "VALUE_NOT_LISTED",
      section: "12.2.1",
      pointer: "/input/hex",
    }),
    refused({
      operation: "resolveRandomEvent",
      base: "event-axis",
      id: "back-first",
      title: "12.2.1 Ships that are due come back before the random event",
      citation: "12.2.1",
      change: told(true, 20),
      input: {},
      code: "SHIPS_RETURN",
      section: "12.2.1",
    }),
  ];
}

/** Refusals that remain. */
function others(): Vector[] {
  const no = (
    id: string,
    title: string,
    citation: string,
    operation: string,
    base: string,
    change: Change | undefined,
    input: Json,
    code: string,
    section: string,
    pointer = "",
  ): Vector => refused({ id, title, citation, operation, base, change, input, code, section, pointer });
  const gearbox = (letter: Chit) => chit("allied", letter, "gearbox");
  const emergency: Change = (state) => {
    const own = state.sides.axis.campaign;
    if (own !== null) own.emergency = [{ unit: "tb_35_37", cs: 2, bought: 9, placed: false }];
  };
  const transfer: Change = (state) => {
    state.options = ["transfer_to_germany"];
  };
  const early: Change = (state) => {
    state.options = ["green_units"];
  };
  const training: Change = (state) => {
    state.options = ["training"];
  };
  const relieved: Change = (state) => {
    const own = state.sides.allied.campaign;
    if (own !== null) own.relieved = true;
  };
  const gear = { condition: "gearbox", from: "reykjavik", ships: [{ force: "scapa_reserve", unit: "dd_ai", cs: 1 }] };
  return [
    no(
      "bid-left",
      "4.1.2 The phase does not end before both sides have bid",
      "4.1.2",
      "endPhase",
      "campaign-bids",
      undefined,
      {},
      "BID_LEFT",
      "4.1.2",
    ),
    no(
      "gearbox-twice",
      "4.2 GEARBOX gathers once",
      "12.10",
      "planCondition",
      "setting-up",
      all(gearbox("F"), (state) => {
        state.sides.allied.special.plan = {
          condition: "gearbox",
          force: "scapa_reserve",
          ships: [{ unit: "dd_ai", cs: 1 }],
        };
      }),
      gear,
      "ALREADY_PLANNED",
      "4.2",
    ),
    no(
      "gearbox-letter",
      "12.10 A letter without a force orders none",
      "12.10",
      "planCondition",
      "setting-up",
      gearbox("A"),
      gear,
      "NO_MISSION",
      "12.10",
    ),
    no(
      "gearbox-ships",
      "12.10 GEARBOX needs ships in play",
      "12.10",
      "planCondition",
      "setting-up",
      all(gearbox("F"), (state) => {
        state.sides.allied.forces = state.sides.allied.forces.filter(({ id }) => id === "scapa_reserve");
      }),
      gear,
      "NO_SHIPS",
      "12",
    ),
    no(
      "emergency-all",
      "15.4.2 Two CS of torpedo boats are all that can be called",
      "15.4.2",
      "buyEmergency",
      "campaign-planning-axis",
      emergency,
      { unit: "tb_35_37", cs: 1 },
      "NOTHING_ON_OFFER",
      "15.4",
    ),
    no(
      "transfer-nobody",
      "15.7.5 Without a TF in Norway nobody is transferred",
      "15.7.5",
      "transferToGermany",
      "campaign-oob-axis",
      all(transfer, forces("axis")),
      { force: "narvik_group", to: "kiel" },
      "NOBODY_IN_NORWAY",
      "15.7.5",
    ),
    no(
      "home-nobody",
      "15.8 Without forces at sea nobody goes home",
      "15.8",
      "returnForce",
      "campaign-oob-allied",
      forces("allied"),
      { force: "tf_home_fleet", port: "reykjavik" },
      "NOBODY_AT_SEA",
      "15.8",
    ),
    no(
      "green-none",
      "15.4.3 The Axis has no New unit",
      "15.4.3",
      "takeGreenUnit",
      "campaign-planning-axis",
      early,
      { unit: "koln" },
      "NO_NEW_UNIT",
      "15.4.3",
    ),
    no(
      "relief-twice",
      "15.8.1 Patrol White is relieved once in a fortnight",
      "15.8.1",
      "exchangePatrolWhite",
      "campaign-planning",
      relieved,
      { ship: "suffolk" },
      "ALREADY_RELIEVED",
      "15.8.1",
    ),
    no(
      "relief-nobody",
      "15.8.1 Without a cruiser in port there is no relief",
      "15.8.1",
      "exchangePatrolWhite",
      "campaign-planning",
      forces("allied", fleet("tf_patrol_white", 1, ships("kent", 3), { at: "0305" })),
      { ship: "suffolk" },
      "NO_RELIEF",
      "15.8.1",
    ),
    no(
      "training-nobody",
      "4.3.4 Without a TF in port nobody trains",
      "4.3.4",
      "declareTraining",
      "training-axis",
      all(training, forces("axis")),
      { force: "narvik_group" },
      "NO_TRAINEES",
      "4.3.4",
    ),
    no(
      "no-campaign",
      "15.4 Emergency reinforcements belong to the campaign",
      "15.4",
      "buyEmergency",
      "planning-allied",
      undefined,
      { unit: "dd_ai", cs: 1 },
      "NO_CAMPAIGN",
      "15.4",
    ),
  ];
}

/** 4.3, 12, 15 What stands in no other file. */
export const moreVectors = (): Vector[] => [...command(), ...kara(), ...raids(), ...returning(), ...others()];
