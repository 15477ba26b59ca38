import { refuses, sent } from "./air-missions/mission";
import { radii } from "./air-missions/radii";
import { all, type Change, refused, type Vector } from "./kit";
import { light, rulings, weather } from "./kit/changes";
import { aircraft, force, ship } from "./kit/pieces";

const JU88 = { aircraft: "ju88", mission: "attack", hexes: ["0410"] };

const offensive: Change = (state) => {
  state.sides.axis.chits = [{ letter: "A", condition: "ground_offensive", revealed: true, fulfilled: false }];
};

const local =
  (region: "north_norway" | "south_norway"): Change =>
  (state) => {
    state.weather.local = [{ region, turn: state.turn, after: "axis" }];
  };

const nightFlying: Change = (state) => {
  state.events = [{ event: "night_flying", side: "axis", until: state.turn, after: "axis" }];
};

function missions(): Vector[] {
  const axis = "air-move-axis";
  const allied = "air-move-allied";
  const unlisted = "VALUE_NOT_LISTED";
  return [
    sent("attack", "5.3 a Ju 88A-4 attacks within 8 hexes", axis, "ju88", "attack", ["0410"]),
    sent("search", "5.3 an R unit searches", axis, "he115", "search", ["0410"]),
    sent("r-attack", "5.3 D-27 an R unit may attack instead", axis, "he115", "attack", ["0410"]),
    sent("radius", "5.3.1 a unit with R and A forms an Air Radius of one hex for each step", axis, "bv138", "radius", [
      "0410",
      "0512",
    ]),
    sent("asw", "7.4.2 an A unit hunts submarines", allied, "catalina", "asw", ["0807"]),
    sent("carrier", "5.3 carrier aircraft fly from the hex of their carrier", allied, "albacore", "attack", ["0808"]),
    sent(
      "british-bomber-night",
      "5.3 British bombers fly at night",
      allied,
      "beaufort",
      "attack",
      ["1108"],
      light("night"),
    ),
    sent("recon-night", "5.3 R units fly at night", axis, "condor", "search", ["0808"], light("night")),
    sent("night-flying", "5.3 others by the event", axis, "ju88", "attack", ["0410"], all(light("night"), nightFlying)),
    sent(
      "local-weather",
      "9.5 aircraft based in a region of Local Weather fly in Fog",
      axis,
      "ju88",
      "attack",
      ["0410"],
      all(weather("fog"), local("north_norway")),
    ),
    sent("storm", "9.2.4 in a Storm land-based aircraft fly", axis, "ju88", "attack", ["0410"], weather("storm")),
    sent(
      "offensive-torpedoes",
      "12.6, E-132 in a Ground Offensive torpedo aircraft fly",
      axis,
      "he115",
      "attack",
      ["0410"],
      offensive,
      ["E-132"],
    ),
    sent(
      "offensive-ruled-type-tb",
      "12.6, E-132 by ruling those of type TB",
      axis,
      "he115",
      "attack",
      ["0714"],
      all(offensive, rulings("offensiveSparesTypeTb"), aircraft("axis", "he115", { unit: "fi167" })),
      ["E-132"],
    ),
    refuses(
      "offensive-ruled-other-types",
      "12.6, E-132 and no others",
      axis,
      { aircraft: "he115", mission: "attack", hexes: ["0410"] },
      "GROUND_OFFENSIVE",
      "12.6",
      "/input/aircraft",
      all(offensive, rulings("offensiveSparesTypeTb")),
    ),
    sent("offensive-kg-40", "12.6 and KG 40", axis, "condor", "search", ["0808"], offensive),
    sent("offensive-british", "12.6 and British aircraft", allied, "hudson", "search", ["1108"], (state) => {
      state.sides.axis.chits = [{ letter: "A", condition: "ground_offensive", revealed: true, fulfilled: false }];
    }),
    refuses(
      "out-of-range",
      "5.3 D-46 not beyond its range",
      axis,
      { ...JU88, hexes: ["0305"] },
      unlisted,
      "5.3",
      "/input/hexes/0",
    ),
    refuses(
      "fighter-range",
      "5.3 D-46 a Bf 109 reaches two hexes",
      axis,
      { aircraft: "fighter", mission: "attack", hexes: ["0410"] },
      unlisted,
      "5.3",
      "/input/hexes/0",
    ),
    refuses(
      "no-recon",
      "5.3 a Ju 88A-4 does not search",
      axis,
      { ...JU88, mission: "search" },
      unlisted,
      "5.3",
      "/input/mission",
    ),
    refuses(
      "photo",
      "6.9 P units take photographs alone",
      axis,
      { aircraft: "photo", mission: "attack", hexes: ["0410"] },
      "PHOTOGRAPHS_ALONE",
      "6.9",
      "/input/aircraft",
    ),
    refuses(
      "interceptor",
      "1.1.2 Interceptors stay at their base",
      axis,
      { aircraft: "interceptor", mission: "attack", hexes: ["0715"] },
      "INTERCEPTOR",
      "1.1.2",
      "/input/aircraft",
    ),
    refuses(
      "flown",
      "5.3 an air unit flies one mission",
      axis,
      JU88,
      "ON_A_MISSION",
      "5.3",
      "/input/aircraft",
      aircraft("axis", "ju88", { mission: "flown" }),
    ),
    refuses(
      "no-steps",
      "7.2.3 one without a step left stays",
      axis,
      JU88,
      "NO_STEPS_LEFT",
      "7.2.3",
      "/input/aircraft",
      aircraft("axis", "ju88", { cs: 0, lost: 2 }),
    ),
    refuses(
      "aborted",
      "7.2.3 as does one whose steps have all turned back",
      axis,
      JU88,
      "NO_STEPS_LEFT",
      "7.2.3",
      "/input/aircraft",
      aircraft("axis", "ju88", { aborted: 2 }),
    ),
    refuses(
      "fog",
      "9.2.3 in Fog nothing flies",
      axis,
      JU88,
      "GROUNDED",
      "9.2",
      "/input/aircraft",
      all(weather("fog"), local("south_norway"), aircraft("axis", "condor", { base: "vaernes" })),
    ),
    refuses(
      "night",
      "5.3 other units do not fly at night",
      axis,
      JU88,
      "NIGHT",
      "5.3",
      "/input/aircraft",
      light("night"),
    ),
    refuses(
      "offensive",
      "12.6 in a Ground Offensive other Germans do not fly",
      axis,
      JU88,
      "GROUND_OFFENSIVE",
      "12.6",
      "/input/aircraft",
      offensive,
    ),
    refuses(
      "carrier-crippled",
      "7.8 from a Crippled carrier nothing flies",
      allied,
      { aircraft: "albacore", mission: "attack", hexes: ["0808"] },
      "CARRIER_OUT_OF_ACTION",
      "7.8",
      "/input/aircraft",
      force("allied", "tf_home_fleet", { units: [ship("victorious", 4, { marks: ["crippled"] }), ship("dd_ai", 3)] }),
    ),
    refuses(
      "carrier-diw",
      "7.8 nor from one Dead in the Water",
      allied,
      { aircraft: "albacore", mission: "attack", hexes: ["0808"] },
      "CARRIER_OUT_OF_ACTION",
      "7.8",
      "/input/aircraft",
      force("allied", "tf_home_fleet", { units: [ship("victorious", 0), ship("dd_ai", 3)] }),
    ),
    refuses(
      "carrier-storm",
      "9.2.4 nor in a Storm",
      allied,
      { aircraft: "albacore", mission: "attack", hexes: ["0808"] },
      "GROUNDED",
      "9.2",
      "/input/aircraft",
      weather("storm"),
    ),
    refuses(
      "radius-too-wide",
      "5.3.1 no more hexes than steps",
      axis,
      { aircraft: "bv138", mission: "radius", hexes: ["0410", "0411", "0412"] },
      "CHOICE_COUNT",
      "5.3",
      "/input/hexes",
    ),
    refuses(
      "radius-enemy-port",
      "5.3.1 not in an enemy port hex",
      axis,
      { aircraft: "bv138", mission: "radius", hexes: ["0817"] },
      unlisted,
      "5.3",
      "/input/hexes/0",
    ),
    refuses(
      "radius-night",
      "5.3.1 the Axis forms none at night before August 1943",
      axis,
      { aircraft: "bv138", mission: "radius", hexes: ["0410"] },
      unlisted,
      "5.3",
      "/input/mission",
      light("night"),
    ),
    sent("radius-night-allied", "5.3.1 the Allies do", allied, "catalina", "radius", ["0807"], light("night")),
    refused({
      id: "air-mission-none",
      title: "5.3 a side without aircraft sends none",
      citation: "5.3",
      operation: "sendAircraft",
      base: axis,
      change: (state) => {
        state.sides.axis.aircraft = [];
      },
      input: JU88,
      code: "NO_AIRCRAFT",
      section: "5.3",
    }),
    refuses(
      "fighter-radius",
      "5.3.1 a fighter forms no Air Radius",
      axis,
      { aircraft: "fighter", mission: "radius", hexes: ["0715"] },
      unlisted,
      "5.3",
      "/input/mission",
    ),
  ];
}

/** Aircraft that are sent out. */
export function vectors(): Vector[] {
  return [...missions(), ...radii()];
}
