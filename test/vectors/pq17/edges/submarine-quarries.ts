import { all, type Case, type Change, type Json, type Roll, refused, resolves, roll, type Vector } from "../kit";
import { cardRoll, DECKS, misses } from "../kit/cards";
import { force as forceIn, fresh, phase } from "../kit/changes";
import { pack } from "../kit/forces";
import { aircraft, card, force, forceOf, plane, ship } from "../kit/pieces";
import { FLEET, PACK } from "../snapshots/submarines";
import { ATTACK, convoyOf, LOCATED, LOCATION_CARDS, order } from "../submarines/combat";
import { asw } from "../submarines/fights";
import { goes } from "./moves";

const hunt: Omit<Case, "id" | "title"> = { citation: "7.4.2", operation: "resolveAirborneAsw", base: "air-hunt" };

/** A second air unit on ASW, of another hex or nation. */
const another =
  (changes: Json): Change =>
  (state) => {
    const hex = state.sides.allied.aircraft[0]!.hex;
    state.sides.allied.aircraft.push(
      plane("second", "catalina", 1, { base: "sumburgh", hex, mission: "asw", ...changes } as never),
    );
  };

const offensive = (face: number): Roll => roll("asw", "ASW", [face], null, { OFFENSIVE_ASW: -1 });

/** 7.4.2 Vectors for the aircraft that hunt a Wolf Pack. */
export function airborneHunts(): Vector[] {
  const locateCard = card("locate-card", 14);
  const no = (
    id: string,
    title: string,
    change: Change,
    code: string,
    more: Partial<Case> = {},
    pointer = "",
  ): Vector =>
    refused({
      ...hunt,
      id: `quarry-${id}`,
      title: `7.4.2 ${title}`,
      change,
      input: { block: 1, aircraft: ["hunter", "second"] },
      ...more,
      code,
      section: "7.4.2",
      pointer,
    });
  const yes = (id: string, title: string, change: Change, units: string[], rolls: Roll[], results: string[]): Vector =>
    resolves({
      ...hunt,
      id: `quarry-${id}`,
      title: `7.4.2 ${title}`,
      change,
      input: { block: 1, aircraft: units },
      rolls,
      outcome: { results },
    });
  return [
    no(
      "spent",
      "An air unit of which nothing is left does not hunt",
      another({ aborted: 1 }),
      "VALUE_NOT_LISTED",
      { input: { block: 1, aircraft: ["second"] } },
      "/input/aircraft/0",
    ),
    no(
      "elsewhere",
      "An air unit over another hex does not hunt",
      another({ hex: "0708" }),
      "VALUE_NOT_LISTED",
      { input: { block: 1, aircraft: ["second"] } },
      "/input/aircraft/0",
    ),
    no(
      "searches",
      "An air unit that searches does not hunt",
      another({ mission: "search" }),
      "VALUE_NOT_LISTED",
      { input: { block: 1, aircraft: ["second"] } },
      "/input/aircraft/0",
    ),
    no("late", "Aircraft do not hunt in the recon segment", all(another({}), phase("recon", "allied")), "OUT_OF_TURN"),
    no(
      "twice",
      "An air unit is named once",
      another({}),
      "CHOICE_REPEATED",
      { input: { block: 1, aircraft: ["hunter", "hunter"] } },
      "/input/aircraft/1",
    ),
    yes(
      "single",
      "One CS throws one die",
      aircraft("allied", "hunter", { cs: 1 }),
      ["hunter"],
      [locateCard, offensive(5)],
      ["none"],
    ),
    yes("one-of-two", "One of two units hunts alone", another({}), ["second"], [locateCard, offensive(5)], ["none"]),
    yes(
      "mixed",
      "With a British unit among them a card on which Soviet searchers fail finds",
      another({ unit: "mbr2", base: "vaenga" }),
      ["hunter", "second"],
      [
        cardRoll(
          "locate-card",
          DECKS.allied.find(({ day }) => day.sovietFail && !day.submarine && day.air.startsWith("U"))!.no,
        ),
        offensive(5),
        offensive(5),
        roll("asw", "ASW", [5], null, { OFFENSIVE_ASW: -1, SOVIET: -1 }),
      ],
      ["none", "none", "none"],
    ),
  ];
}

/** 7.4.5 The nations of a patrol that hunts at a hexside. */
export function patrolNations(): Vector[] {
  return [
    goes(
      {
        id: "asw-soviet-to-british",
        title: "7.4.5 From a Soviet Air Radius into a British one the patrol is not Soviet",
        side: "axis",
        change: all(pack("axis", "0718"), (state) => {
          state.sides.allied.aircraft = [
            plane("eye", "catalina", 1, { base: "sumburgh", hex: "0719", mission: "radius", radius: ["0719"] }),
          ];
        }),
        path: ["0719"],
      },
      { sides: { axis: { forces: [{ at: "0719" }] } } },
      [roll("asw-patrol", "ASW", [0])],
    ),
  ];
}

/** 7.4, 7.4.2, 7.4.3, 7.4.4 Submarine combats that seldom occur. */
export function seldom(): Vector[] {
  const movement = { hexes: 1, speed: "moderate" as const, entered: [], done: true };
  const british = "wolf_pack_british_1";
  return [
    resolves({
      id: "sub-held-attacks",
      title: "5.2 E-06 A Wolf Pack that a patrol has held in its hex may attack",
      citation: "5.2",
      operation: "resolveSubmarineCombat",
      base: "sub-attack",
      change: force("axis", PACK, { moved: movement }),
      input: ATTACK,
      rolls: [card("locate-card", LOCATION_CARDS.nothing)],
      outcome: { combat: null },
      rulings: ["E-06"],
    }),
    refused({
      id: "sub-attack-late",
      title: "7.4 Wolf Packs do not attack in the recon segment",
      citation: "7.4",
      operation: "resolveSubmarineCombat",
      base: "sub-attack",
      change: phase("recon", "axis"),
      input: ATTACK,
      code: "OUT_OF_TURN",
      section: "7.4",
    }),
    resolves({
      id: "sub-of-two-nations",
      title: "7.4.6 The submarines of one nation leave the convoy, the others stay",
      citation: "7.4.6",
      operation: "sendConvoySubmarines",
      base: "sub-of-convoy",
      change: (state) => {
        state.sides.allied.forces[0]!.units.push(ship("ss_soviet", 2));
      },
      input: { block: 1 },
      rolls: [roll("sub-combat", "SUBMARINE_COMBAT", [6], null, { PACK_ID: -3, ESCORTS: -1, TARGET_TF: -1 })],
      outcome: { block: 1 },
      rulings: ["E-10"],
    }),
    resolves({
      id: "sub-held-duels",
      title: "5.2 E-06 Such a Wolf Pack may attack another",
      citation: "5.2",
      operation: "resolveSubmarineDuel",
      base: "sub-duel",
      change: force("allied", british, { moved: movement }),
      input: { force: british, block: 1 },
      rolls: [misses("locate-card", "allied")],
      outcome: { duel: null },
      rulings: ["E-06"],
    }),
    resolves({
      id: "sub-nobody-attacks",
      title: "7.4.3 No submarine need attack",
      citation: "7.4.3",
      operation: "chooseSubmarineTargets",
      base: "sub-escorted",
      input: { categories: [] },
      rolls: [asw(0), asw(0)],
      outcome: { combat: { attacks: [] } },
    }),
    resolves({
      id: "sub-modifiers-limited",
      title: "7.4 The limit of the modifiers is in its own section",
      citation: "7.4",
      operation: "resolveSubmarineCombat",
      base: "sub-attack",
      change: convoyOf(ship("dd_ai", 12), ship("es_british", 4), ship("mv", 9)),
      input: ATTACK,
      rolls: [LOCATED, { ...order(6, { ESCORTS: -8, LIMIT: 2 }), rules: { ESCORTS: "7.4.3", LIMIT: "7.4" } }],
      outcome: { combat: { waiting: true } },
    }),
    ...(["fought", "attacked"] as const).map((list) =>
      refused({
        id: `sub-raider-${list}`,
        title: `7.7.1 A TF that has ${list === "fought" ? "fought" : "declared an attack"} attacks no strays`,
        citation: "7.7.1",
        operation: "attackStrayMerchants",
        base: "sub-raider",
        change: (state) => {
          state.sides.axis[list] = [forceIn(state, "axis").id];
        },
        input: { force: "trondheim_group", block: 1 },
        code: "ALREADY_FOUGHT",
        section: "7.1",
      }),
    ),
    refused({
      id: "sub-hunter-two",
      title: "7.4.2 A second TF that has fought does not hunt",
      citation: "7.4.2",
      operation: "resolveOffensiveAsw",
      base: "sub-hunt",
      change: (state) => {
        const first = forceOf(state, "allied", FLEET);
        state.sides.allied.forces.push({
          ...structuredClone(first),
          id: "f2",
          number: 9,
          block: 2,
          units: [fresh("dd_us", 2)],
        });
        state.sides.allied.fought = ["f2"];
      },
      input: { force: "f2", block: 1 },
      code: "ALREADY_FOUGHT",
      section: "7.1",
      pointer: "/input/force",
    }),
  ];
}
