import { all, type Change, type Json, malformed, plain, resolves, type Vector } from "../kit";
import { fighting } from "../kit/battles";
import { phase, turn, weather } from "../kit/changes";
import { convoy, fleet, ships } from "../kit/fleets";

/** A segment ends, and the next one follows. */
function ends(
  id: string,
  title: string,
  base: string,
  change: Change,
  outcome: Json,
  citation = "3.2",
  snapshot?: Json,
): Vector {
  return resolves({
    id: `order-${id}`,
    title,
    citation,
    operation: "endPhase",
    base,
    change,
    input: {},
    rolls: [],
    outcome,
    ...(snapshot && { snapshot }),
  });
}

/** 3.1, 3.2, 4.1, 8.1, 9.1 The parts of a turn, one after the other. */
export function segments(): Vector[] {
  const step = (from: Parameters<typeof phase>[0]): Change => phase(from, "allied");
  return [
    ends(
      "planning",
      "3.1 When both sides have set up, plans are made",
      "setting-up",
      () => undefined,
      { ended: "prep_setup_2", phase: "prep_plan" },
      "3.1",
    ),
    ends("photo", "3.2 Naval movement follows the photographs", "turn-end", step("photo"), {
      ended: "photo",
      phase: "move_stand_up",
    }),
    ends("move", "3.2 Air movement follows naval movement", "turn-end", step("move_blocks"), {
      ended: "move_blocks",
      phase: "air_move",
    }),
    ends("air-move", "3.2 Reconnaissance follows air movement", "turn-end", step("air_move"), {
      ended: "air_move",
      phase: "recon",
    }),
    ends("recon", "3.2 Air combat follows reconnaissance", "turn-end", step("recon"), {
      ended: "recon",
      phase: "air_combat",
    }),
    ends("air-combat", "3.2 Submarine combat follows air combat", "turn-end", step("air_combat"), {
      ended: "air_combat",
      phase: "submarine_combat",
    }),
    ends("submarine-combat", "3.2 Surface combat follows submarine combat", "turn-end", step("submarine_combat"), {
      ended: "submarine_combat",
      phase: "surface_combat",
    }),
    ends("surface-combat", "3.2 The combine segment follows surface combat", "turn-end", step("surface_combat"), {
      ended: "surface_combat",
      phase: "combine",
    }),
    ends(
      "axis",
      "3.2, 9.1 The Axis player phase follows the Allied one, in the weather of the turn",
      "turn-end",
      all(step("combine"), weather("fog")),
      { ended: "combine", phase: "random_event", phasing: "axis" },
      "3.2",
      { turn: 10, weather: { prevailing: "fog" } },
    ),
    ends(
      "fuel-phase",
      "8.1 The AM turn is followed by the PM turn of the same day",
      "turn-end",
      turn(9),
      { ended: "combine", phase: "turn_weather" },
      "8.1",
      { turn: 10 },
    ),
    ends(
      "day-1-am",
      "4.1 With the initiative the Allies move on day 1 AM",
      "lone-allied",
      all(step("photo"), turn(1), (state) => {
        Object.assign(state, { initiative: "allied", startTurn: 1 });
      }),
      { phase: "move_stand_up" },
      "4.1",
    ),
    ends(
      "no-obligation",
      "4.3 The side without the initiative spends no command point in its first movement segment unless it likes",
      "lone-axis",
      phase("move_blocks", "axis"),
      { ended: "move_blocks", phase: "air_move" },
      "4.3",
      { sides: { axis: { command: [{ pool: "gruppe_nord", available: 8, spent: 0, credit: 0 }] } } },
    ),
    ends(
      "axis-initiative",
      "4.2 With the initiative of the Axis no convoy has to sail on day 1",
      "campaign-sailing",
      all(turn(2), (state) => {
        state.initiative = "axis";
      }),
      { ended: "move_blocks", phase: "air_move" },
      "4.2",
    ),
  ];
}

/** 2.1.1, 4.1.2 Vectors for points of convoys in ballast, and invalid bids. */
export function pointsAndBids(): Vector[] {
  return [
    resolves({
      id: "sunk-ballast",
      title: "2.1.1 A merchant in ballast that is sunk costs 1 VP and no more",
      citation: "2.1.1",
      operation: "targetGuns",
      base: "surface-hunt",
      change: all(
        fighting(
          {
            attacker: "axis",
            axis: [fleet("firing", 1, ships("tirpitz", 1))],
            allied: [convoy("target", 1, ships("mv", 1))],
          },
          { unescorted: 2, hadWarships: false },
          { 1: { area: "torpedo_attack" } },
        ),
        (state) => {
          state.sides.allied.forces[0]!.convoy!.loaded = false;
        },
      ),
      input: { targets: [{ unit: 1, target: 2, cs: 1 }] },
      rolls: [plain("gunnery", [9], "hit")],
      outcome: { vp: -1 },
      snapshot: { vp: { log: [{ side: "allied", code: "SHIP_SUNK", amount: -1, unit: "mv", rule: "2" }] } },
    }),
    malformed({
      id: "bid-over-nine",
      title: "4.1.2 A bid is no higher than 9",
      citation: "4.1.2",
      operation: "bidInitiative",
      base: "campaign-bids",
      input: { bid: 10 },
      code: "INPUT_MALFORMED",
      pointer: "/input/bid",
    }),
  ];
}
