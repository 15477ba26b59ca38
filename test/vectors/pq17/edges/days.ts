import { keeps } from "../campaign-accounts/fortnight";
import { all, type Case, type Json, refused, type Vector } from "../kit";
import { dummy, force, fresh, phase, weather } from "../kit/changes";
import { endsPhase } from "../kit/endings";
import { fleet } from "../kit/fleets";
import { COVER, convoy } from "../kit/forces";
import { plane } from "../kit/pieces";
import { forces, inPort } from "../kit/stations";
import { without } from "./moves";

const ends = endsPhase("day");

/**
 * 3.2, 4.1, 5.3, 7.1, 9.5 Vectors for the state that the end of a segment leaves unchanged, and the decisions that it
 * opens.
 */
export function segments(): Vector[] {
  const next = (is: string, phasing: string | null = "allied"): Json => ({ phase: is, phasing });
  const local = (region: "britain" | "south_norway" | "iceland", turn: number, after: "allied" | "axis") => ({
    region,
    turn,
    after,
  });
  const hunter = (id: string, mission: "attack" | "radius") =>
    plane(id, "catalina", 1, { base: "sumburgh", hex: "0708", mission, radius: mission === "radius" ? ["0708"] : [] });
  const combined = phase("combine", "allied");
  return [
    refused({
      citation: "12.2.1",
      operation: "endPhase",
      base: "lone-axis",
      id: "day-ships-return",
      title: "12.2.1 The Axis does not end its event while ships that broke out must come back",
      change: all(phase("random_event", "axis"), (state) => {
        state.sides.axis.special.returning = {
          ships: [{ unit: "admiral_hipper", cs: 4 }],
          turn: 9,
          fuelWarning: 20,
          shown: true,
        };
      }),
      code: "SHIPS_RETURN",
      section: "12.2.1",
    }),
    ends(
      "card-without-dispersal",
      "9.3.2 A card that does not disperse its convoy holds no segment open",
      "lone-allied",
      all(phase("move_detach", "allied"), convoy("0708", 9), weather("gale"), (state) => {
        state.sides.allied.convoyCards = [{ force: COVER, card: 1, moves: true, disperses: false, dispersed: false }];
      }),
      next("move_refuel"),
    ),
    ends("plans", "4.2 After the Allies the Axis plans", "planning-allied", () => undefined, next("prep_plan", "axis")),
    ends("special", "12 With the special phase the turn ends", "special-allied", () => undefined, { turn: 11 }),
    ends(
      "aircraft-stay",
      "5.3 At the end of the recon segment aircraft stay out",
      "lone-allied",
      all(phase("recon", "allied"), without("axis"), (state) => {
        state.sides.allied.aircraft = [hunter("a", "attack"), hunter("b", "radius")];
        state.sides.axis.aircraft = [
          plane("c", "bv138", 1, { base: "tromso_see", hex: "0709", mission: "radius", radius: ["0709"] }),
        ];
      }),
      {
        ...next("air_combat"),
        sides: {
          allied: { aircraft: [{ mission: "attack" }, { mission: "radius" }] },
          axis: { aircraft: [{ mission: "radius" }] },
        },
      },
    ),
    ends(
      "combats-over",
      "7.1 With a combat segment ends what has fought and what was attacked",
      "lone-allied",
      all(phase("submarine_combat", "allied"), (state) => {
        Object.assign(state.sides.allied, { fought: [COVER], attacked: ["narvik_group"] });
        state.sides.axis.fought = ["narvik_group"];
      }),
      { ...next("surface_combat"), sides: { allied: { fought: [], attacked: [] }, axis: { fought: [] } } },
    ),
    ends(
      "moves-later",
      "4.1 After the morning of day 1 the Allies move, no matter who has the initiative",
      "lone-allied",
      all(phase("photo", "allied"), (state) => {
        state.initiative = "axis";
      }),
      next("move_stand_up"),
    ),
    ends(
      "local-weather",
      "9.5 Local Weather ends with the player phase for which it holds",
      "lone-allied",
      all(combined, (state) => {
        state.weather.local = [
          local("britain", 9, "allied"),
          local("south_norway", 10, "allied"),
          local("iceland", 9, "axis"),
        ];
      }),
      { weather: { local: [{ region: "south_norway" }, { region: "iceland" }] } },
    ),
    ends(
      "local-weather-later",
      "9.5 Local Weather of a later turn, or of the other side, continues",
      "lone-allied",
      all(combined, (state) => {
        state.weather.local = [local("south_norway", 10, "allied"), local("iceland", 9, "axis")];
      }),
      { weather: { local: [{ region: "south_norway" }, { region: "iceland" }] } },
    ),
    ends(
      "surplus-dummies",
      "1.3 A dummy in port and one in the hex of the port are one too many",
      "lone-allied",
      all(combined, (state) => {
        state.sides.allied.dummies = [dummy(4, "0504"), { ...dummy(5, "reykjavik"), station: "in_port", block: null }];
      }),
      { sides: { allied: { dummies: [{}] } } },
    ),
    ends(
      "fresh-pieces",
      "8.1 Each trace of a move ends with the turn",
      "turn-end",
      (state) => {
        const still = { hexes: 0, speed: null, entered: [], done: false };
        state.sides.allied.dummies = [
          { ...dummy(4, "0403"), moved: { ...still, hexes: 1 } },
          { ...dummy(5, "0405"), moved: { ...still, done: true } },
        ];
        state.sides.axis.dummies = [
          { ...dummy(4, "0713"), moved: { ...still, entered: ["0713"] } },
          { ...dummy(5, "0612"), moved: { ...still, speed: "moderate" } },
        ];
      },
      {
        sides: {
          allied: { dummies: [{ moved: { hexes: 0 } }, { moved: { done: false } }] },
          axis: { dummies: [{ moved: { entered: [] } }, { moved: { speed: null } }] },
        },
      },
    ),
  ];
}

/** 3.4 When an operation is over. */
export function lastDays(): Vector[] {
  const lying = { ...inPort("scapa_flow"), sailed: true };
  return [
    ends(
      "day-15",
      "3.4 On day 15 the operation continues while TFs of both sides are at sea",
      "turn-end",
      (state) => {
        state.turn = 28;
      },
      { turn: 29, phase: "turn_weather" },
    ),
    ends(
      "convoy-in-port",
      "3.4 While a convoy is in another port the operation continues",
      "turn-end",
      all(
        forces("axis", fleet("group", 1, [fresh("scharnhorst", 3)], { ...inPort("trondheim"), sailed: true })),
        (state) => {
          const first = force(state, "allied");
          state.sides.allied.forces.push({
            ...structuredClone(first),
            ...lying,
            id: "convoy_1",
            kind: "convoy",
            number: 1,
            fuel: { state: "full", marker: null, refuelled: true },
            units: [fresh("mv", 5)],
            convoy: {
              loaded: true,
              destinations: ["murmansk"],
              merchants: 5,
              excused: 0,
              visited: [],
              closest: null,
              scattered: false,
              dispersed: [],
              arrived: false,
            },
          });
        },
      ),
      { turn: 11, phase: "turn_weather" },
    ),
    ends(
      "two-damaged",
      "2.4 The damage of two capital ships is booked in the order of their names",
      "campaign-last-turn",
      all(
        keeps("allied", { credited: [] }),
        keeps("axis", { credited: [] }),
        forces(
          "allied",
          fleet("home", 1, [fresh("duke_of_york", 3), fresh("washington", 4)], {
            ...inPort("scapa_flow"),
            sailed: false,
          }),
        ),
        forces("axis", fleet("group", 1, [fresh("scharnhorst", 3)], { ...inPort("trondheim"), sailed: false })),
      ),
      {
        sides: {
          allied: {
            tally: {
              uncounted: [
                { unit: "duke_of_york", cs: 1 },
                { unit: "washington", cs: 1 },
              ],
            },
          },
        },
      },
    ),
  ];
}

/** 4.3, 5.1.8, 5.1.9 Vectors for the state at the start of each operation of a campaign. */
export function beginnings(): Vector[] {
  return [
    ends(
      "campaign-fresh",
      "4.3 Each operation of a campaign begins without training done and carriers located",
      "campaign-planning-axis",
      (state) => {
        Object.assign(state.sides.allied, { trained: true, located: ["victorious"], obliged: false });
        state.sides.axis.obliged = true;
      },
      { sides: { allied: { trained: false, obliged: true }, axis: { obliged: false } } },
    ),
    ends(
      "campaign-fresh-axis",
      "4.3 The side with the initiative owes a command point",
      "campaign-planning-axis",
      (state) => {
        state.initiative = "axis";
      },
      { sides: { allied: { obliged: false }, axis: { obliged: true } } },
    ),
  ];
}

/** 4.1.2 Bids that leave a fortnight without an operation, and bids out of their phase. */
export function passes(): Vector[] {
  const plan: Omit<Case, "id" | "title"> = { citation: "4.1.2", operation: "bidInitiative", base: "campaign-axis-bid" };
  return [
    refused({
      ...plan,
      id: "pass-late",
      title: "4.1.2 No one bids in the recon segment",
      base: "lone-allied",
      change: phase("recon", "allied"),
      input: { bid: 1 },
      code: "OUT_OF_TURN",
      section: "4.1.2",
    }),
  ];
}
