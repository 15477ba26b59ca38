import { all, type Change, type Json, needs, plain, type Roll, refused, resolves, roll, type Vector } from "./kit";
import { aboard, both, consort, consortIs, marker, options, rulings, set, ship } from "./kit/changes";
import { type Meeting, meets } from "./kit/incidents";

const SUB = "allied_submarine_1";

function meeting(face: number): Roll {
  return roll("submarine", "SUBMARINE", [face]);
}

function torpedo(face: number): Roll {
  return roll("submarine-torpedo", "TORPEDO_FIRE", [face]);
}

function hit(face: number, column: "german" | "allied" = "german"): Roll {
  return roll("torpedo-hit", "TORPEDO_HIT", [face], column);
}

function submarine(id: string, title: string, face: number, more: Partial<Meeting>): Vector {
  const { rolls = [], ...rest } = more;
  return meets({
    id: `submarine-${id}`,
    title: `13.1 ${title}`,
    draws: [SUB],
    rolls: [meeting(face), ...rolls],
    ...rest,
  });
}

function encounters(): Vector[] {
  const alarm = { result: "false_alarm" };
  const torpedoes = (...ships: readonly string[]) => ({ events: [{ result: "torpedoes", ships }] });
  const ships = (goeben: Json, breslau: Json = {}): Json => ({ ships: { goeben, breslau } });
  const dockside: Partial<Meeting> = { space: "bone", draws: [SUB, "quiet_seas_6"] };
  const quiet = { result: "no_effect" };
  return [
    submarine("1", "Submarine 1: a false alarm", 1, { events: [alarm] }),
    submarine("2", "Submarine 2: a false alarm", 2, { events: [alarm] }),
    ...[3, 4].map((face) =>
      submarine(String(face), `Submarine ${face}: the ships may evade`, face, {
        events: [{ result: "evasion" }],
        finished: false,
        phase: "submarine_evasion",
        snapshot: { incident: { space: "central_ionian", queue: [SUB], drawn: [SUB] }, done: [] },
      }),
    ),
    submarine("no-coal", "Submarine 3: ships without coal take their chance at once", 3, {
      change: both("central_ionian", { coal: 0 }),
      rolls: [torpedo(4), torpedo(5), hit(5)],
      events: [{ result: "evasion", ships: ["breslau"] }],
      snapshot: ships({ hull: 12 }, { hull: 4 }),
    }),
    submarine("5", "Submarine 5: a torpedo at every ship", 5, { rolls: [torpedo(1), torpedo(4)], ...torpedoes() }),
    submarine("5-hull", "A hit at once takes a Hull box with its cargo", 5, {
      change: aboard("goeben", { 12: "wireless" }),
      rolls: [torpedo(5), hit(1), torpedo(1)],
      ...torpedoes("goeben"),
      snapshot: ships({ hull: 11, boxes: Array.from({ length: 12 }, () => null) }),
      rulings: ["D-56"],
    }),
    submarine("5-hull-two", "D-43 A hit of 2 takes two Hull boxes and no torpedoes", 5, {
      rolls: [torpedo(6), hit(2), torpedo(6), hit(5)],
      ...torpedoes("goeben", "breslau"),
      snapshot: ships({ hull: 10, torpedoes: 2 }, { hull: 4 }),
      rulings: ["D-43"],
    }),
    submarine("5-tubes-by-ruling", "D-43 Under the other ruling a hit of 2 takes the torpedoes", 5, {
      change: rulings({ torpedoHitDisablesTubes: true }),
      rolls: [torpedo(6), hit(2), torpedo(6), hit(5)],
      ...torpedoes("goeben", "breslau"),
      snapshot: ships({ hull: 10, torpedoes: 0 }, { hull: 4 }),
      rulings: ["D-43"],
    }),
    submarine("5-engines", "A hit of 3 takes a box of Engines, a 4 two", 5, {
      rolls: [torpedo(5), hit(3), torpedo(6), hit(4)],
      ...torpedoes("goeben", "breslau"),
      outcome: { vp: 0 },
      snapshot: ships({ engines: 5 }, { engines: 4 }),
    }),
    submarine("5-engines-to-0", "D-41 Engines torpedoed to 0 cost 5 VP", 5, {
      change: ship("breslau", { engines: 2 }),
      rolls: [torpedo(1), torpedo(6), hit(4)],
      ...torpedoes("breslau"),
      outcome: { vp: -5 },
      snapshot: ships({}, { engines: 0 }),
      rulings: ["D-41"],
    }),
    submarine("5-critical", "A critical hit takes as much Hull and Engines as a die shows", 5, {
      rolls: [torpedo(6), hit(6), plain("critical-hit", [3], "3"), torpedo(2)],
      ...torpedoes("goeben"),
      snapshot: ships({ hull: 9, engines: 3 }),
    }),
    submarine("5-sinks", "D-82 A torpedo that takes the last Hull box sinks the ship", 5, {
      rolls: [torpedo(2), torpedo(6), hit(6), plain("critical-hit", [4], "4")],
      ...torpedoes("breslau"),
      outcome: { vp: -10 },
      snapshot: ships({}, { status: "sunk", space: null, hull: 0 }),
      rulings: ["D-82"],
    }),
    submarine("5-nets", "D-69 In an Allied port nets stop a 5", 5, {
      ...dockside,
      change: aboard("goeben", { 1: "torpedo_nets" }),
      rolls: [torpedo(5), torpedo(5), hit(1)].map((each) => each),
      draws: [SUB, "quiet_seas_6"],
      events: [{ result: "torpedoes", ships: ["breslau"] }, quiet],
      snapshot: ships({ hull: 12 }, { hull: 3 }),
      rulings: ["D-69"],
    }),
    submarine("5-nets-six", "D-69 Nets do not stop a 6", 5, {
      ...dockside,
      change: aboard("goeben", { 1: "torpedo_nets" }),
      rolls: [torpedo(6), hit(1), torpedo(2)],
      events: [{ result: "torpedoes", ships: ["goeben"] }, quiet],
      snapshot: ships({ hull: 11 }),
    }),
    submarine("5-nets-at-sea", "At sea nets stop nothing", 5, {
      change: aboard("goeben", { 1: "torpedo_nets" }),
      rolls: [torpedo(5), hit(1), torpedo(2)],
      ...torpedoes("goeben"),
      snapshot: ships({ hull: 11 }),
    }),
    submarine("6", "Submarine 6: rammed and sunk for 2 VP; the player chooses the ship", 6, {
      events: [{ result: "rammed" }],
      finished: false,
      phase: "submarine_ramming",
      outcome: { vp: 2 },
      snapshot: { vp: 2, ships: { goeben: { hull: 12 }, breslau: { hull: 4 } } },
    }),
    submarine("6-alone", "A ship alone is the one that rammed", 6, {
      base: "breslau-alone",
      events: [{ result: "rammed", ships: ["breslau"] }],
      outcome: { vp: -38 },
      snapshot: { ships: { breslau: { hull: 3 } } },
    }),
    submarine("then-goes-on", "Incidents drawn after the submarine follow it", 1, {
      alert: 2,
      draws: [SUB, "royal_navy_pursue_orders_1"],
      events: [alarm, { result: "alert_changed" }],
      outcome: { alert: 3 },
    }),
    submarine("consort", "An Austro-Hungarian ship is hit in its own column", 5, {
      citation: "20.0",
      change: escorted("sankt_georg"),
      rolls: [torpedo(1), torpedo(1), torpedo(5), hit(2, "allied")],
      ...torpedoes("sankt_georg"),
      after: consortIs("sankt_georg", { damage: 1 }),
    }),
    submarine("consort-magazine", "A magazine hit sinks an Austro-Hungarian ship", 5, {
      citation: "20.0",
      change: escorted("sankt_georg"),
      rolls: [torpedo(1), torpedo(1), torpedo(6), hit(6, "allied")],
      ...torpedoes("sankt_georg"),
      outcome: { vp: -12 },
      after: consortIs("sankt_georg", { status: "sunk", space: null }),
    }),
  ];
}

function escorted(id: string): Change {
  return all(
    options({ austroHungarianWarships: true }),
    marker("austro_hungarian_fleet_sorties_1", "removed", null, { turn: 1 }),
    consort(id, "central_ionian", { arrived: 1 }),
  );
}

const BASE = "submarine";

function evading(): Vector[] {
  const plan = (id: string, title: string, coal: Json, change?: Change) => {
    return {
      id: `evade-${id}`,
      title: `13.1 ${title}`,
      citation: "13.1",
      operation: "resolveSubmarineEvasion",
      base: BASE,
      change,
      input: { coal },
    };
  };
  const over: Change = (state) => {
    Object.assign(state, { phase: "incidents", incident: null, done: ["central_ionian"] });
    Object.assign(state.markers.find(({ id }) => id === SUB)!, { place: "pool", space: null });
  };
  return [
    resolves({
      ...plan("both-pay", "Both ships pay coal and are safe", { goeben: true, breslau: true }),
      outcome: { paid: ["goeben", "breslau"], hit: [], finished: true, phase: "incidents" },
      after: all(over, ship("goeben", { coal: 3 }), ship("breslau", { coal: 4 })),
    }),
    resolves({
      ...plan("one-pays", "The ship that does not pay is torpedoed as by a 5", { goeben: true, breslau: false }),
      rolls: [torpedo(5), hit(1)],
      outcome: { paid: ["goeben"], hit: ["breslau"], finished: true },
      after: all(over, ship("goeben", { coal: 3 }), ship("breslau", { hull: 3 })),
    }),
    resolves({
      ...plan("nobody-pays", "Nobody pays, nobody is hit", { goeben: false, breslau: false }),
      rolls: [torpedo(4), torpedo(1)],
      outcome: { paid: [], hit: [], finished: true },
      after: over,
    }),
    resolves({
      ...plan(
        "one-without-coal",
        "A ship without coal is torpedoed while the other pays",
        { breslau: true },
        ship("goeben", { coal: 0 }),
      ),
      rolls: [torpedo(6), hit(5)],
      outcome: { paid: ["breslau"], hit: ["goeben"] },
      after: all(over, ship("breslau", { coal: 4 })),
    }),
    resolves({
      ...plan(
        "consort-paid",
        "D-52 An Austro-Hungarian ship is treated as if it had paid",
        { goeben: true, breslau: true },
        escorted("novara"),
      ),
      outcome: { paid: ["goeben", "breslau"], hit: [] },
      after: all(over, ship("goeben", { coal: 3 }), ship("breslau", { coal: 4 })),
      rulings: ["D-52"],
    }),
    resolves({
      ...plan("goes-on", "The incidents drawn later follow", { goeben: true, breslau: true }, (state) => {
        state.alert = 2;
        state.incident!.queue.push("storm_1");
        state.incident!.drawn.push("storm_1");
        Object.assign(state.markers.find(({ id }) => id === "storm_1")!, {
          place: "set_aside",
          space: "central_ionian",
          turn: 2,
        });
      }),
      rolls: [roll("storm", "STORM", [2]), roll("storm", "STORM", [3])],
      outcome: {
        finished: true,
        events: [
          { marker: SUB, kind: "allied_submarine", result: "evasion", ships: [] },
          { marker: "storm_1", kind: "storm", result: "storm", ships: [] },
        ],
      },
      snapshot: { storms: ["central_ionian"], incident: null },
    }),
    needs({
      ...plan("needs-die", "A ship that risks it needs a die", { goeben: false, breslau: true }),
      next: { label: "submarine-torpedo", count: 1, sides: 6, held: [], chart: "TORPEDO_FIRE" },
    }),
    needs({
      ...plan("needs-hit", "A hit is read at once", { goeben: false, breslau: true }),
      rolls: [torpedo(6)],
      next: { label: "torpedo-hit", count: 1, sides: 6, held: [], chart: "TORPEDO_HIT", column: "german" },
    }),
    refused({
      ...plan(
        "no-coal",
        "A ship without coal cannot pay",
        { goeben: true, breslau: true },
        ship("goeben", { coal: 0 }),
      ),
      code: "NO_COAL",
      section: "13.1",
      pointer: "/input/coal/goeben",
    }),
    refused({
      ...plan("undecided", "Every ship with coal decides", { goeben: true }),
      code: "CHOICE_MISSING",
      section: "13.1",
      pointer: "/input/coal/breslau",
    }),
    refused({
      id: "evade-out-of-turn",
      title: "13.1 Without a submarine no one evades",
      citation: "13.1",
      operation: "resolveSubmarineEvasion",
      base: "at-sea",
      input: { coal: { goeben: true, breslau: true } },
      code: "OUT_OF_TURN",
      section: "13.1",
    }),
  ];
}

function ramming(): Vector[] {
  const rammed = set({ phase: "submarine_ramming", vp: 2 });
  const plan = (id: string, title: string, name: string, change?: Change) => {
    return {
      id: `ram-${id}`,
      title: /^[0-9]/.test(title) ? title : `13.1 ${title}`,
      citation: "13.1",
      operation: "chooseRammedShip",
      base: BASE,
      change: all(rammed, change),
      input: { ship: name },
    };
  };
  const event = (name: string): Json => ({ marker: SUB, kind: "allied_submarine", result: "rammed", ships: [name] });
  return [
    resolves({
      ...plan("goeben", "The ship that rammed loses a Hull box", "goeben"),
      outcome: { ship: "goeben", events: [event("goeben")], finished: true, vp: 2 },
      snapshot: { phase: "incidents", incident: null, ships: { goeben: { hull: 11 }, breslau: { hull: 4 } } },
    }),
    resolves({
      ...plan("cargo", "Its cargo goes with the box", "breslau", aboard("breslau", { 4: "seebataillon" })),
      outcome: { ship: "breslau", finished: true },
      snapshot: { ships: { breslau: { hull: 3, boxes: [null, null, null, null] } } },
      rulings: ["D-56"],
    }),
    resolves({
      ...plan("consort", "20.0 For an Austro-Hungarian ship it is one damage", "novara", escorted("novara")),
      outcome: { ship: "novara", finished: true, vp: 2 },
      after: (state) => {
        state.austroHungarian.find(({ id }) => id === "novara")!.damage = 1;
      },
    }),
    refused({
      ...plan("elsewhere", "A ship of the space rammed it", "moltke"),
      code: "VALUE_NOT_LISTED",
      section: "13.1",
      pointer: "/input/ship",
    }),
    refused({
      id: "ram-out-of-turn",
      title: "13.1 Without a submarine nothing is rammed",
      citation: "13.1",
      operation: "chooseRammedShip",
      base: "at-sea",
      input: { ship: "goeben" },
      code: "OUT_OF_TURN",
      section: "13.1",
    }),
  ];
}

/** 13.1 The Allied submarine. */
export const vectors = (): Vector[] => [...encounters(), ...evading(), ...ramming()];
