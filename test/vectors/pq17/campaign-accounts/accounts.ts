import { COAST, eventRoll, pick } from "../events/event";
import { iceRoll, picks } from "../ice/crossing";
import { all, type Change, draw, type Json, plain, type Roll, resolves, roll, type Vector } from "../kit";
import { fighting } from "../kit/battles";
import { cardsDrawn, DECKS } from "../kit/cards";
import { laden, weather } from "../kit/changes";
import { after } from "../kit/chit-draws";
import { convoy, fleet, ships } from "../kit/fleets";
import { inHex, of } from "../kit/forces";
import { plane } from "../kit/pieces";
import { forces, inPort } from "../kit/stations";
import { cover, dice, plan, raiders } from "../surface-guns/gunfire";
import { ended, ev, keeps, knows } from "./fortnight";

const boxes = (murmansk: object): Change =>
  knows({
    boxes: [
      { port: "murmansk", unloading: [], ballast: [], ...murmansk },
      { port: "arkhangelsk", unloading: [], ballast: [] },
    ],
  });

/** 12.1, 12.6.1, 15.2.2, 15.8.3 Vectors for the entries of the order-of-battle phase. */
export function accounts(): Vector[] {
  const arrived = convoy("pq_17", 1, ships("mv", 8), inPort("murmansk"));
  const ballast = (damaged: boolean, cs: number) => ({ unit: "mv", cs, damaged, faceUp: true });
  const takenOut: Change = (state) => {
    state.sides.axis.aircraft = [plane("ju88_1", "ju88a4", 0, { base: "banak" })];
  };
  return [
    ended(
      "unloading",
      "15.2.2 Loaded ships in port in Russia go to the Unloading box in the order-of-battle phase",
      9,
      forces("allied", { ...arrived, convoy: { ...arrived.convoy!, arrived: true } }),
      {
        campaign: { boxes: [{ port: "murmansk", unloading: [{ unit: "mv", cs: 8, damaged: false }] }, {}] },
        sides: { allied: { forces: [{ at: "reykjavik" }] } },
      },
    ),
    ended(
      "wrecks",
      "15.2.2 Crippled ships and those adrift leave the Ballast box",
      9,
      boxes({ ballast: [ballast(false, 5), ballast(true, 2)] }),
      { campaign: { boxes: [{ port: "murmansk", ballast: [{ unit: "mv", cs: 5, damaged: false }] }, {}] } },
    ),
    ended(
      "offensive-axis",
      "12.6.1 A Ground Offensive costs the Germans a third of their 4 air CS in Norway, fractions up",
      9,
      (state) => {
        state.sides.allied.chits = [{ letter: "D", condition: "ground_offensive", revealed: true, fulfilled: false }];
        state.sides.axis.aircraft = [
          plane("ju88_1", "ju88a4", 2, { base: "banak" }),
          plane("ju88_2", "ju88a4", 2, { base: "banak" }),
        ];
      },
      {
        sides: {
          axis: {
            aircraft: [
              { id: "ju88_1", cs: 1 },
              { id: "ju88_2", cs: 1 },
            ],
          },
        },
        campaign: { played: [{ vp: 0 }] },
      },
      [
        plain("offensive-die", [4], "no_effect"),
        draw("offensive-loss", 1, "ju88_1"),
        draw("offensive-loss", 3, "ju88_2"),
        plain("offensive-die", [9], "no_effect"),
      ],
    ),
    ended(
      "offensive-back",
      "12.6.1 A replacement brings back an air unit that a Ground Offensive has taken out",
      9,
      all(keeps("axis", { replacements: [{ units: ["ju88a4"], cs: 1 }] }), takenOut),
      { sides: { axis: { aircraft: [{ id: "ju88_1", cs: 1 }] } } },
    ),
    ended("offensive-stays", "12.6.1 Without a replacement it stays out", 9, takenOut, {
      sides: { axis: { aircraft: [{ id: "ju88_1", cs: 0 }] } },
    }),
    ended(
      "cobweb",
      "12.1 In a campaign the agent reports two convoys of the next fortnight",
      9,
      (state) => {
        state.sides.axis.chits = [{ letter: "A", condition: "agent_cobweb", revealed: false, fulfilled: false }];
      },
      {
        campaign: { cobweb: true, spent: ["agent_cobweb"] },
        sides: { axis: { special: { cobweb: 2 } } },
      },
    ),
    ended(
      "cobweb-over",
      "12.1 In the fortnight after that it reports none",
      10,
      all(knows({ cobweb: true, spent: ["agent_cobweb"] }), (state) => {
        state.sides.axis.special.cobweb = 2;
      }),
      { campaign: { cobweb: false, spent: ["agent_cobweb"] }, sides: { axis: { special: { cobweb: 0 } } } },
    ),
    ended(
      "ev-aircraft",
      "15.8.3 When the aircraft of EV may go two Hampdens and a photo Spitfire come to Vaenga",
      9,
      knows({ ev: { stage: "declared", moved: true, gathered: false } }),
      {
        sides: {
          allied: {
            aircraft: ["hampden", "hampden", "pr_spitfire"].map((unit) => ({ unit, base: "vaenga" })),
          },
        },
      },
    ),
    ended(
      "ev-nothing",
      "15.8.3 No aircraft arrive before they may move",
      9,
      knows({ ev: { stage: "declared", moved: false, gathered: false } }),
      { sides: { allied: { aircraft: [] } } },
    ),
    ended("ev-due", "15.8.3 In the fortnight after the declaration of EV its loaded convoy is due", 9, ev("declared"), {
      campaign: { ev: { stage: "convoy_due" } },
    }),
    ended(
      "ev-sailed",
      "15.8.3 When that convoy has sailed EV is carried out",
      10,
      all(
        ev("convoy_due"),
        keeps("allied", { sailing: [{ convoy: "pq_18", from: "reykjavik", loaded: true, merchants: 8, excused: 0 }] }),
      ),
      { campaign: { ev: { stage: "completed" } } },
    ),
    ended(
      "ev-waits",
      "15.8.3 EV does not end while it is at Reykjavik",
      10,
      all(
        ev("convoy_due"),
        forces("allied", convoy("pq_18", 1, ships("mv", 8), { ...inPort("reykjavik"), sailed: false })),
        keeps("allied", { sailing: [{ convoy: "pq_18", from: "reykjavik", loaded: true, merchants: 8, excused: 0 }] }),
      ),
      { campaign: { ev: { stage: "convoy_due" } } },
    ),
  ];
}

/** 15.9 The end of a campaign. */
export function ends(): Vector[] {
  const end = (id: string, title: string, vpTotal: number, result: "allied" | "axis"): Vector =>
    resolves({
      id: `campaign-${id}`,
      title,
      citation: "15.9",
      operation: "endPhase",
      base: "campaign-bare",
      change: all(
        after(2),
        knows({ months: 1, played: [{ fortnight: "1942-03-I", fought: true, vp: vpTotal }], vpTotal }),
      ),
      input: {},
      rolls: [],
      outcome: { phase: "end" },
      snapshot: { result, phase: "end", campaign: { vpTotal } },
    });
  return [
    end("won", "15.9 With 30 points for the one month played the Allies win", 30, "allied"),
    end("lost", "15.9 With fewer the Axis wins", 29.5, "axis"),
  ];
}

/** 15.5.3 Vectors for ships that weather and the shore take out of an operation. */
export function absences(): Vector[] {
  const by = (
    id: string,
    title: string,
    change: Change,
    rolls: readonly Roll[],
    allied: readonly Json[],
    axis: readonly Json[],
    rulings: readonly string[] = [],
  ): Vector =>
    resolves({
      id: `absent-${id}`,
      title,
      citation: "15.5.3",
      operation: "resolveRandomEvent",
      base: "campaign-event",
      change,
      input: {},
      rolls: [...rolls],
      snapshot: {
        sides: { allied: { campaign: { returns: [...allied] } }, axis: { campaign: { returns: [...axis] } } },
      },
      ...(rulings.length > 0 && { rulings: [...rulings] }),
    });
  const storm = DECKS.allied.find((each) => each.storm === "all")!.no;
  return [
    by(
      "gale",
      "15.5.3 A British ship that a Gale damages comes back repaired to Scapa Flow in the next fortnight, a German one to Narvik",
      weather("gale"),
      [eventRoll("allied", 4), ...cardsDrawn("weather-damage-card", [1]), ...cardsDrawn("weather-damage-card", [6])],
      [{ unit: "norfolk", cs: 3, at: "scapa_flow", due: 10, loaded: null, why: "weather" }],
      [{ unit: "lutzow", cs: 4, at: "narvik", due: 10, loaded: null, why: "weather" }],
    ),
    by(
      "soviet",
      "15.5.3 A Soviet ship that a Storm damages does not come back",
      all(weather("storm"), of("allied", ["dd_type7", 1])),
      [eventRoll("allied", 4), ...cardsDrawn("weather-damage-card", [storm])],
      [],
      [],
    ),
    by(
      "merchant",
      "15.5.3 A merchant that runs aground comes back in the nearest port five fortnights later, as after one hit (E-89)",
      all(inHex("allied", COAST), forces("allied", convoy("pq_17", 1, ships("mv", 4), { at: COAST }))),
      [eventRoll("allied", 2), pick("event-ship", 1)],
      [{ unit: "mv", cs: 1, due: 14, why: "grounding" }],
      [],
      ["E-89"],
    ),
    by(
      "merchant-gale",
      "15.2.3 A merchant that a Gale damages goes back to the port that its convoy left, in this fortnight",
      all(
        weather("gale"),
        forces("allied", convoy("pq_17", 1, ships("mv", 4), { at: "0708" })),
        keeps("allied", { sailing: [{ convoy: "pq_17", from: "reykjavik", loaded: true, merchants: 4, excused: 0 }] }),
      ),
      [
        eventRoll("allied", 4),
        ...cardsDrawn("weather-damage-card", [4]),
        pick("weather-damage-ship", 1),
        ...cardsDrawn("weather-damage-card", [1]),
      ],
      [{ unit: "mv", cs: 1, at: "reykjavik", due: 9, loaded: true, why: "weather" }],
      [],
    ),
  ];
}

/** 15.2.3 Merchants that ice hurts, in the West and in the East. */
export function iceAbsences(): Vector[] {
  const hurt = (
    id: string,
    title: string,
    zone: "west_v" | "east_v",
    [from, to]: [string, string],
    returns: Json[],
  ): Vector =>
    resolves({
      id: `absent-ice-${id}`,
      title,
      citation: "15.2.3",
      operation: "moveForce",
      base: "campaign-sailing",
      change: (state) => {
        state.ice[zone] = { expected: "light_drift", fixed: false };
        const [force] = state.sides.allied.forces;
        Object.assign(force!, { station: "at_sea", at: from, block: 1, sailed: true });
        force!.fuel = { state: "full", marker: null, refuelled: false };
        force!.convoy = laden(15, { visited: [from] });
      },
      input: { piece: "convoy_waiting", speed: "slow", path: [to], cross: "solid_pack" },
      rolls: [iceRoll("light_drift", 3), ...cardsDrawn("ice-damage-card", [1]), ...picks(1)],
      outcome: { end: "arrived" },
      snapshot: {
        sides: {
          allied: {
            removed: [{ unit: "mv", cs: 1, why: "ice" }],
            campaign: { returns, sailing: [{ convoy: "convoy_waiting", excused: 1 }] },
          },
        },
      },
    });
  return [
    hurt("west", "15.2.3 A merchant that ice hurts in the West does not come back", "west_v", ["0413", "0414"], []),
    hurt(
      "east",
      "15.2.3 One that ice hurts in the East goes back to the port that its convoy left",
      "east_v",
      ["0515", "0516"],
      [{ unit: "mv", cs: 1, at: "reykjavik", due: 9, loaded: true, why: "ice" }],
    ),
  ];
}

/** 7.9, 15.5.1 A destroyer whose fate is damage is repaired as after one hit. */
export function destroyerRepairs(): Vector[] {
  return [
    resolves({
      ...plan,
      id: "absent-destroyer",
      title: "15.5.1 A destroyer that 7.9 damages comes back in Kiel five fortnights later, as after one hit",
      citation: "15.5.1",
      base: "campaign-battle",
      change: fighting({
        attacker: "allied",
        allied: [cover(...ships("adventure", 1))],
        axis: [raiders(...ships("dd_z36a", 3))],
        options: ["destroyer_hits"],
      }),
      input: { targets: [{ unit: 1, target: 2, cs: 1 }] },
      rolls: [...dice("CM", "DD", [8]), roll("destroyer-fate", "DESTROYER_FATE", [7])],
      snapshot: {
        sides: {
          axis: {
            removed: [{ unit: "dd_z36a", cs: 1, why: "destroyer_damage" }],
            campaign: { returns: [{ unit: "dd_z36a", cs: 1, at: "kiel", due: 14, loaded: null, why: "repair" }] },
          },
        },
      },
    }),
  ];
}

/** 15.1, 15.4.3, 15.6.4 Vectors for the entries of the VP phase of an operation. */
export function closings(): Vector[] {
  const by = (id: string, title: string, change: Change, snapshot: Json): Vector =>
    resolves({
      id: `closing-${id}`,
      title,
      citation: title.split(" ")[0]!,
      operation: "endPhase",
      base: "campaign-last-turn",
      change,
      input: {},
      rolls: [],
      snapshot,
    });
  const jamaica = (sailed: boolean, marks: "green_crew"[] = ["green_crew"]): Change =>
    all(
      keeps("allied", { crews: [{ unit: "jamaica", cs: 4, scheduled: 10, operations: 0 }] }),
      forces(
        "allied",
        fleet(
          "cover",
          1,
          ships("jamaica", 4).map((ship) => ({ ...ship, marks })),
          { ...inPort("scapa_flow"), sailed },
        ),
      ),
    );
  const arrived = convoy("pq_17", 1, ships("mv", 8), inPort("murmansk"));
  const sunk = (cs: number): Change =>
    all(
      keeps("allied", { sailing: [{ convoy: "pq_17", from: "reykjavik", loaded: true, merchants: 15, excused: 0 }] }),
      forces("allied", convoy("pq_17", 1, ships("mv", 15 - cs), inPort("murmansk"))),
      (state) => {
        state.sides.allied.sunk = [{ unit: "mv", cs, turn: 5, loaded: true }];
      },
    );
  return [
    by(
      "green-trained",
      "15.4.3 A Green Crew that takes part in an operation is trained a fortnight earlier",
      jamaica(true),
      { sides: { allied: { forces: [{ units: [{ unit: "jamaica", marks: [] }] }], campaign: { crews: [] } } } },
    ),
    by("green-idle", "15.4.3 One that stays in port is not", jamaica(false), {
      sides: {
        allied: {
          forces: [{ units: [{ unit: "jamaica", marks: ["green_crew"] }] }],
          campaign: { crews: [{ unit: "jamaica", operations: 0 }] },
        },
      },
    }),
    by(
      "green-sunk",
      "15.4.3 Jamaica, lost while green, costs half of her 12 points more",
      all(keeps("allied", { crews: [{ unit: "jamaica", cs: 4, scheduled: 11, operations: 0 }] }), (state) => {
        state.sides.allied.sunk = [{ unit: "jamaica", cs: 4, turn: 5, loaded: false }];
      }),
      { vp: { log: [{ side: "allied", code: "SHIP_SUNK", unit: "jamaica", rule: "15.4.3" }] } },
    ),
    by(
      "heavy-loss",
      "15.1 The loss of 5 of 15 merchants of a convoy, a third, raises the limit of Severnyy Flot",
      sunk(5),
      { campaign: { heavyLoss: true } },
    ),
    by("loss", "15.1 The loss of 4 of 15 does not", sunk(4), { campaign: { heavyLoss: false } }),
    by(
      "lend-lease",
      "15.6.4 Eight MV that have come to Murmansk bring 3 CS of Soviet fighters, one for each three",
      forces("allied", { ...arrived, convoy: { ...arrived.convoy!, arrived: true } }),
      {
        sides: {
          allied: {
            campaign: {
              replacements: [
                { units: ["hurricane_vvs"], cs: 1 },
                { units: ["hurricane_vvs", "p40_vvs"], cs: 3 },
              ],
            },
          },
        },
      },
    ),
  ];
}
