import { event } from "../events/event";
import { all, type Change, type Json, resolves, type Vector } from "../kit";
import { aa, bomb } from "../kit/attacks";
import { fighting } from "../kit/battles";
import { dummy, force as forceOf, fresh, phase } from "../kit/changes";
import { convoy, fleet, ships } from "../kit/fleets";
import { plane } from "../kit/pieces";
import { inPort } from "../kit/stations";
import { no, yes } from "../orders/order";
import { carrierStrikes } from "../remaining-rulings/carrier-strikes";
import { cover, dice, marked, raiders } from "../surface-guns/gunfire";
import { ev, keeps, knows } from "./fortnight";

/** 15.2-15.5, 15.8 Orders of a campaign. */
export function orders(): Vector[] {
  const relief = { operation: "exchangePatrolWhite", base: "campaign-planning", citation: "15.8.1" };
  const lying =
    (...units: (string | number)[]): Change =>
    (state) => {
      const off = { ...inPort("scapa_flow"), number: 58, sailed: false };
      state.sides.allied.forces = [
        ...state.sides.allied.forces.filter(({ at, station }) => station === "at_sea" && at === "0305"),
        fleet("fresh", 58, ships(...units), { ...off, fuel: { state: "full", marker: null, refuelled: true } }),
      ];
    };
  const claim = { operation: "claimReinforcement", base: "campaign-setup", citation: "15.3.2" };
  const claims =
    (number: number, fortnight: string, left: number): Change =>
    (state) => {
      state.fortnight = fortnight as typeof state.fortnight;
      state.campaign!.number = number;
      state.sides.allied.campaign!.claims = left;
      state.sides.axis.campaign!.claims = left;
    };
  const ballast = (id: string, title: string, change: Change, at: string): Vector =>
    resolves({
      id: `fortnight-${id}`,
      title,
      citation: "15.2.1",
      operation: "bidInitiative",
      base: "campaign-axis-bid",
      change: all(
        knows({
          boxes: [
            { port: "murmansk", unloading: [], ballast: [{ unit: "mv", cs: 5, damaged: false, faceUp: true }] },
            { port: "arkhangelsk", unloading: [], ballast: [{ unit: "mv", cs: 3, damaged: false, faceUp: true }] },
          ],
        }),
        change,
        (state) => {
          state.sides.allied.campaign!.bid = 3;
          state.sides.allied.forces = [];
        },
      ),
      input: { bid: 1 },
      rolls: [],
      outcome: { decided: true, fought: true },
      snapshot: {
        campaign: { boxes: [{ ballast: [] }, { ballast: [] }] },
        sides: {
          allied: {
            forces: ["murmansk", "arkhangelsk"].map((port, index) => ({
              kind: "convoy",
              at: port,
              units: [{ unit: "mv", cs: 5 - 2 * index }],
              convoy: { loaded: false, destinations: [at] },
            })),
            campaign: {
              sailing: [
                { from: "murmansk", loaded: false },
                { from: "arkhangelsk", loaded: false },
              ],
            },
          },
        },
      },
    });
  const sailing = { operation: "moveForce", base: "campaign-sailing", citation: "15.2" };
  const over = (id: string, title: string, ...units: [string, number][]): Vector =>
    no(
      {
        ...sailing,
        id: `convoy-limit-${id}`,
        title: `15.2 A convoy holds ${title}`,
        change: (state) => {
          state.sides.allied.dummies.push(dummy(9, "0606"));
          forceOf(state, "allied").units = [fresh("mv", 6), ...units.map(([unit, cs]) => fresh(unit, cs))];
        },
        input: { piece: "convoy_waiting", speed: "slow", path: ["0504"], cross: "clear" },
      },
      "CONVOY_OVER_LIMIT",
      "15.2",
      "/input/piece",
    );
  const mend = { operation: "repairShip", base: "campaign-oob-allied", citation: "15.5.1" };
  const hurt =
    (...units: [string, number][]): Change =>
    (state) => {
      state.sides.allied.forces = units.map(([unit, cs], index) => {
        const off = { ...inPort("reykjavik"), number: 58 + index, sailed: false };
        return fleet(unit, 58 + index, ships(unit, cs), {
          ...off,
          fuel: { state: "full", marker: null, refuelled: true },
        });
      });
    };
  const planned = (id: string, title: string, citation: string, change: Change, snapshot: Json): Vector =>
    resolves({
      id,
      title,
      citation,
      operation: "endPhase",
      base: "campaign-planning-axis",
      change,
      input: {},
      rolls: [],
      outcome: { phase: "turn_weather" },
      snapshot,
    });
  const waiting = (id: string, block: number, at: string) =>
    convoy(id, block, ships("mv", 8), {
      ...inPort(at),
      number: block,
      sailed: false,
      fuel: { state: "full", marker: null, refuelled: true },
    });
  const watch = (...changes: Change[]): Change =>
    all(
      lying("suffolk", 2, "norfolk", 3),
      (state) => {
        const [fresh] = state.sides.allied.forces.filter(({ id }) => id === "fresh");
        fresh!.at = "reykjavik";
      },
      ...changes,
    );
  return [
    over("aa", "two AA ships at most", ["palomares", 1], ["pozarica", 1], ["alynbank", 1]),
    over("ao", "two oilers at most", ["gray_ranger", 1], ["black_ranger", 1], ["blue_ranger", 1]),
    over("es", "two counters of escorts at most: 9 CS are three", ["es_british", 9]),
    over("ss", "two counters of submarines at most: 9 CS are three", ["ss_british", 9]),
    planned(
      "order-one-loaded",
      "15.2 Of two loaded convoys one has orders to leave port in a fortnight",
      "15.2",
      (state) => {
        state.sides.allied.forces = [waiting("pq_18", 58, "reykjavik"), waiting("pq_19", 59, "reykjavik")];
      },
      { sides: { allied: { campaign: { sailing: [{ convoy: "pq_18", from: "reykjavik", loaded: true }] } } } },
    ),
    planned("patrol-white-whole", "15.8.1 Patrol White keeps its station, and a second ship waits", "15.8.1", watch(), {
      sides: { allied: { patrolWhite: [{ left: false }, { left: false }] } },
    }),
    planned(
      "patrol-white-reduced",
      "15.8.1 With the agent at work one CA in Reykjavik is all that is kept",
      "15.8.1",
      watch(knows({ cobweb: true })),
      { sides: { allied: { patrolWhite: [{ left: false }] } } },
    ),
    resolves({
      id: "guns-green",
      title: "15.4.3 Sheffield, with a Green Crew, rolls one gunnery die for each 2 of her 4 CS",
      citation: "15.4.3",
      operation: "targetGuns",
      base: "surface-battle",
      change: fighting({
        attacker: "allied",
        allied: [cover(marked("sheffield", 4, "green_crew"))],
        axis: [raiders(...ships("admiral_hipper", 4))],
      }),
      input: { targets: [{ unit: 1, target: 2, cs: 4 }] },
      rolls: dice("CL", "CA", [0, 0]),
      outcome: { salvos: [{ unit: 1, target: 2, dice: 2, hits: 0 }] },
    }),
    resolves({
      id: "bombs-green",
      title: "15.4.3 Albacores of a carrier with a Green Crew drop one bomb for each 2 of their CS",
      citation: "15.4.3",
      operation: "strikeFromCarrier",
      base: "surface-battle",
      change: all(carrierStrikes(raiders(...ships("admiral_hipper", 4))), (state) => {
        state.sides.allied.aircraft = [plane("albacore_1", "albacore", 2, { carrier: "victorious" })];
        for (const ship of state.sides.allied.forces.flatMap(({ units }) => units)) {
          if (ship.unit === "victorious") ship.marks = ["green_crew"];
        }
      }),
      input: { runs: [{ aircraft: "albacore_1", target: 1, ordnance: "bombs" }] },
      rolls: [aa(0, "3"), bomb(0, 8)],
      outcome: { attacks: [{ dice: 1, hits: 0 }] },
    }),
    event({
      id: "group-fixed",
      title: "13.6 The event brings no group with a turn of its own, but the next",
      side: "allied",
      total: 12,
      citation: "13.6",
      change: (state) => {
        state.sides.allied.reinforcements[0]!.turn = 20;
      },
      outcome: { event: "reinforcements" },
      snapshot: {
        sides: {
          allied: {
            reinforcements: [
              { turn: 20, placed: false },
              { group: 2, placed: true },
            ],
          },
        },
      },
    }),
    ballast(
      "ballast",
      "15.2 The ships of a Ballast box form the convoy in ballast of its port, bound for Reykjavik",
      () => {},
      "reykjavik",
    ),
    ballast("ballast-ev", "15.2.1 Once EV has begun they are bound for Loch Ewe", ev("declared"), "loch_ewe"),
    yes(
      {
        ...relief,
        id: "relief-battlecruiser",
        title: "15.8.1 Without a CA in port a battle cruiser takes the station of Patrol White",
        change: lying("renown", 3, "sheffield", 4),
        input: { ship: "renown" },
      },
      { ship: "renown" },
    ),
    no(
      {
        ...relief,
        id: "relief-order",
        title: "15.8.1 A CL does not while there is a battle cruiser",
        change: lying("renown", 3, "sheffield", 4),
        input: { ship: "sheffield" },
      },
      "VALUE_NOT_LISTED",
      "15.8.1",
      "/input/ship",
    ),
    yes(
      {
        ...relief,
        id: "relief-light-cruiser",
        title: "15.8.1 Without either a CL does",
        change: lying("sheffield", 4),
        input: { ship: "sheffield" },
      },
      { ship: "sheffield" },
    ),
    yes(
      {
        ...claim,
        id: "claim-repaired",
        title: "15.3.2 Reinforcements brings a ship whose repair ends in this fortnight at once",
        change: all(
          claims(9, "1942-07-I", 2),
          keeps("allied", {
            returns: [{ unit: "kent", cs: 3, at: "clyde", due: 9, loaded: null, why: "repair" }],
          }),
        ),
        input: { unit: "kent" },
      },
      { unit: "kent", cs: 3, at: "clyde" },
      { sides: { allied: { campaign: { claims: 0, returns: [] } } } },
    ),
    yes(
      {
        ...claim,
        id: "claim-aircraft",
        title: "15.3.2 An air unit is one of the two that it brings",
        change: claims(6, "1942-05-II", 2),
        input: { unit: "p40_vvs" },
      },
      { unit: "p40_vvs", cs: 2, at: "vaenga" },
      { sides: { allied: { campaign: { claims: 1 } } } },
    ),
    no(
      {
        ...mend,
        id: "repair-us",
        title: "15.5 US ships are not repaired",
        change: hurt(["washington", 4], ["kent", 2]),
        input: { ship: "washington", cs: 1, at: "clyde" },
      },
      "VALUE_NOT_LISTED",
      "15.5",
      "/input/ship",
    ),
    no(
      {
        ...mend,
        id: "repair-soviet",
        title: "15.5 Soviet ships are not repaired",
        change: hurt(["dd_type7", 1], ["kent", 2]),
        input: { ship: "dd_type7", cs: 1, at: "clyde" },
      },
      "VALUE_NOT_LISTED",
      "15.5",
      "/input/ship",
    ),
    yes(
      {
        ...mend,
        id: "repair-british",
        title: "15.5.1 British ships come to the Clyde or the Channel after five fortnights for a CS",
        change: hurt(["washington", 4], ["kent", 2]),
        input: { ship: "kent", cs: 1, at: "english_channel" },
      },
      { ready: 14 },
    ),
    no(
      {
        ...mend,
        id: "repair-british-scapa",
        title: "15.5.1 They do not come to Scapa Flow",
        change: hurt(["washington", 4], ["kent", 2]),
        input: { ship: "kent", cs: 1, at: "scapa_flow" },
      },
      "VALUE_NOT_LISTED",
      "15.5",
      "/input/at",
    ),
    no(
      {
        operation: "takeTow",
        base: "lone-allied",
        citation: "5.1.1",
        id: "tow-green",
        title: "15.4.3 A green ship that is adrift is not taken in tow",
        change: all(phase("combine", "allied"), (state) => {
          forceOf(state, "allied").units = [
            fresh("norfolk", 3),
            fresh("dd_ai", 2),
            { ...fresh("jamaica", 0), marks: ["diw", "green_crew"] },
          ];
        }),
        input: { force: "tf_cruiser_cover", ship: "jamaica", by: "dd_ai" },
      },
      "NOTHING_TO_TOW",
      "5.1.1",
    ),
    no(
      {
        operation: "declareEv",
        base: "campaign-planning",
        citation: "15.8.3",
        id: "ev-again",
        title: "15.8.3 EV is declared once in a campaign",
        change: all(knows({ bids: { allied: 0, axis: 0 } }), ev("completed")),
        input: { force: null },
      },
      "EV_CLOSED",
      "15.8.3",
    ),
    yes(
      {
        operation: "declareEv",
        base: "campaign-planning",
        citation: "15.8.3",
        id: "ev-both-zero",
        title: "15.8.3 When both sides have bid 0 the aircraft of EV may go, without a TF",
        change: knows({ bids: { allied: 0, axis: 0 } }),
        input: { force: null },
      },
      { force: null },
      { campaign: { ev: { stage: "declared", moved: true } } },
    ),
    no(
      {
        operation: "buyEmergency",
        base: "campaign-oob-allied",
        citation: "15.4",
        id: "emergency-late",
        title: "15.4 Emergency reinforcements are called in the planning phase alone",
        input: { unit: "dd_us", cs: 1 },
      },
      "OUT_OF_TURN",
      "15.4",
    ),
  ];
}
