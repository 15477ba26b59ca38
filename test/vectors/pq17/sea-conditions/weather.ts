import { refuses } from "../air-missions/mission";
import { all, type Change, plain, type Roll, refused, resolves, roll, type Vector } from "../kit";
import { cardsDrawn, DECKS } from "../kit/cards";
import { force, fresh, laden, options, phase, turn, weather } from "../kit/changes";
import { being, COVER, inHex, inPort, of } from "../kit/forces";
import { moves } from "../kit/move";
import { plane } from "../kit/pieces";
import { inPort as lying } from "../kit/stations";
import { REPORTED } from "../order-of-play/sorties";

/** Allied cards that damage nothing. */
const CALM = DECKS.allied.filter(({ damage, plus }) => damage + plus === 0).map(({ no }) => no);

const LOCAL: Change = (state) => {
  state.weather.local = [{ region: "north_norway", turn: 10, after: "allied" }];
};

/** 9.2.5, 9.3.2, 9.3.3, 9.5 Gales, dispersal and local weather. */
export function weathers(): Vector[] {
  return [
    refuses(
      "gale",
      "9.2.5 in a Gale nothing flies",
      "air-move-axis",
      { aircraft: "ju88", mission: "attack", hexes: ["0410"] },
      "GROUNDED",
      "9.2",
      "",
      weather("gale"),
    ),
    refuses(
      "local-kirkenes",
      "9.5 Local Weather of northern Norway lets no aircraft of Kirkenes fly in Fog",
      "air-move-axis",
      { aircraft: "kirkenes", mission: "attack", hexes: ["0717"] },
      "GROUNDED",
      "9.2",
      "/input/aircraft",
      all(weather("fog"), LOCAL, (state) => {
        state.sides.axis.aircraft.push(plane("kirkenes", "ju88a4", 2, { base: "kirkenes_air" }));
      }),
    ),
    resolves({
      id: "local-weather-kept",
      title: "9.5 Local Weather of an Axis event outlasts a change of the prevailing weather",
      citation: "9.5",
      operation: "resolveWeather",
      base: "weather-gale",
      change: all(turn(10), LOCAL, weather("fair"), (state) => {
        state.season = "summer";
      }),
      input: {},
      rolls: [roll("weather", "WEATHER", [9, 4], "summer", { PREVIOUS_FAIR: -2 })],
      outcome: { weather: "fog" },
      snapshot: {
        weather: { prevailing: "fog", local: [{ region: "north_norway", turn: 10, after: "allied" }] },
      },
    }),
    resolves({
      id: "disperse-again",
      title: "9.3.2 Merchants that disperse later belong to the same dispersed part, in the hex of their convoy",
      citation: "9.3.2",
      operation: "resolveDispersal",
      base: "dispersal",
      change: (state) => {
        const convoy = force(state, "allied");
        convoy.units = [fresh("mv", 11), fresh("dd_ai", 1)];
        convoy.convoy!.dispersed = [{ unit: "mv", cs: 2 }];
      },
      input: { convoy: "convoy_pq_17" },
      rolls: [
        plain("dispersal", [5], "2", { GALE_DISPERSAL: -3 }),
        { label: "dispersal-ship", faces: [1], chart: null },
        { label: "dispersal-ship", faces: [1], chart: null },
      ].map(({ label, faces }) => ({ label, faces, chart: null })),
      outcome: { dispersed: 2 },
      snapshot: {
        sides: {
          allied: {
            forces: [
              {
                at: "0410",
                convoy: { dispersed: [{ unit: "mv", cs: 4 }] },
                units: [{ unit: "mv", cs: 9 }, { unit: "dd_ai" }],
              },
            ],
          },
        },
      },
    }),
    refused({
      id: "rejoin-out-of-turn",
      title: "9.3.3 Dispersed ships rejoin in the combine segment alone",
      citation: "9.3.3",
      operation: "resolveRejoining",
      base: "rejoining",
      change: phase("surface_combat", "allied"),
      input: { convoy: "convoy_pq_17" },
      code: "OUT_OF_TURN",
      section: "9.3.3",
    }),
    resolves({
      id: "event-local-after-fog",
      title: "13.4 Local Weather holds against what prevails when it is used: aircraft of its region fly in Fog",
      citation: "13.4",
      operation: "sendAircraft",
      base: "air-move-axis",
      change: all(weather("fog"), LOCAL),
      input: { aircraft: "ju88", mission: "attack", hexes: ["0410"] },
      rolls: [],
      outcome: { aircraft: "ju88", mission: "attack" },
    }),
  ];
}

/** 10.2, 10.3 Ice at a port, and beyond the corridor. */
export function ice(): Vector[] {
  const barentsburg: Change = all(of("allied", ["dd_ai", 2]), inPort("allied", "barentsburg"), (state) => {
    state.ice.west_iv = { expected: "thin_pack", fixed: true };
  });
  const crosses = (
    id: string,
    title: string,
    citation: string,
    change: Change,
    to: string,
    cards: number,
    breaks: readonly Roll[] = [],
  ): Vector =>
    resolves({
      id: `move-ice-${id}`,
      title,
      citation,
      operation: "moveForce",
      base: "ice-allied",
      change,
      input: { piece: "tf_home_fleet", speed: "moderate", path: [to], cross: "solid_pack" },
      rolls: [...breaks, ...cardsDrawn("ice-damage-card", CALM.slice(0, cards))],
      outcome: { end: "arrived" },
    });
  const through = [plain("ice-breakthrough", [6], "through")];
  return [
    crosses(
      "port-leave",
      "10.2.4 A force that leaves port through Thin Pack rolls a die and draws three cards",
      "10.2.4",
      barentsburg,
      "0214",
      3,
      through,
    ),
    crosses(
      "port-enter",
      "10.2.4 So does a force that enters port through Thin Pack",
      "10.2.4",
      all(of("allied", ["dd_ai", 2]), inHex("allied", "0214"), (state) => {
        state.ice.west_iv = { expected: "thin_pack", fixed: true };
      }),
      "barentsburg",
      3,
      through,
    ),
    crosses(
      "corridor-elsewhere",
      "10.3 In 1118 next to the corridor the Allies draw a card for Light Drift",
      "10.3",
      all(of("allied", ["dd_ai", 2]), inHex("allied", "1119"), (state) => {
        state.ice.east_iii = { expected: "light_drift", fixed: true };
      }),
      "1118",
      1,
    ),
  ];
}

/** 11.1.2, 11.1.4, 11.3, 11.4 Fuel of German and Soviet ships, and German ships that may sail. */
export function bunkers(): Vector[] {
  const sortie = (
    id: string,
    title: string,
    citation: string,
    change: Change,
    path: string[],
    force: Record<string, unknown>,
  ): Vector =>
    moves({
      id,
      title,
      citation,
      side: "axis",
      change,
      path,
      snapshot: { sides: { axis: { forces: [{ station: "at_sea", ...force }] } } },
    });
  const hipper = (port: string): Change => all(of("axis", ["admiral_hipper", 4]), inPort("axis", port));
  const date =
    (fortnight: string): Change =>
    (state) => {
      Object.assign(state, { fortnight });
    };
  const minelaying: Change = (state) => {
    state.sides.axis.chits = [{ letter: "K", condition: "minelaying", revealed: false, fulfilled: false }];
  };
  return [
    sortie(
      "no-target-1941",
      "11.4 Before 1942 a German TF sails although no enemy has been identified",
      "11.4",
      all(hipper("trondheim"), date("1941-12-II")),
      ["1111"],
      { at: "1111" },
    ),
    sortie(
      "target-found",
      "11.4, 11.1.2 Once an enemy is identified at sea it sails, with 12 turns of fuel although it is all heavy ships",
      "11.4",
      all(hipper("trondheim"), REPORTED),
      ["1111"],
      { at: "1111", fuel: { marker: 21 } },
    ),
    sortie(
      "condition-sails",
      "11.4 Minelaying lets it sail before an enemy is identified",
      "11.4",
      all(hipper("trondheim"), minelaying),
      ["1111"],
      { at: "1111" },
    ),
    sortie(
      "heavy-kiel",
      "11.4, 11.1.2 Heavy ships alone that sail from Kiel have 20 turns of fuel",
      "11.4",
      all(hipper("kiel"), REPORTED),
      ["germany", "1707"],
      { at: "1707", fuel: { marker: 29 } },
    ),
    refused({
      id: "refuel-out-of-turn",
      title: "11.3.1 Refuel markers are placed in their step of the movement segment",
      citation: "11.3.1",
      operation: "refuelForce",
      base: "lone-allied",
      change: all(phase("air_move", "allied"), (state) => {
        Object.assign(force(state, "allied"), lying("reykjavik"));
      }),
      input: { force: COVER },
      code: "OUT_OF_TURN",
      section: "11.3",
    }),
    resolves({
      id: "detach-soviet-endurance",
      title: "11.1.4 A convoy in ballast whose Soviet ships leave it has its Fuel Warning 6 turns later",
      citation: "11.1.4",
      operation: "detachForce",
      base: "lone-allied",
      change: all(
        phase("move_detach", "allied"),
        options("soviet_endurance"),
        being("allied", (each) => {
          Object.assign(each, { kind: "convoy", units: [fresh("dd_type7", 2), fresh("dd_ai", 2), fresh("mv", 8)] });
          each.convoy = laden(8, { loaded: false, destinations: ["reykjavik"], visited: ["0708"], closest: 9 });
          each.fuel.marker = 14;
        }),
      ),
      input: { force: COVER, units: [{ unit: "dd_type7", cs: 2 }] },
      rolls: [],
      snapshot: {
        sides: { allied: { forces: [{ id: COVER, fuel: { marker: 20 } }, { fuel: { marker: 14 } }] } },
      },
    }),
  ];
}
