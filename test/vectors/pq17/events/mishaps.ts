import { all, type Change, resolves, type Vector } from "../kit";
import { force, fresh, laden, removal } from "../kit/changes";
import { being, inHex, of, second } from "../kit/forces";
import { COAST, event, eventRoll, pick } from "./event";

/** 15.5.3 Ships of a force that collide. */
export function collisions(): Vector[] {
  const collided = { side: "allied", total: 1, citation: "15.5.3" } as const;
  return [
    event({
      ...collided,
      id: "collision-heavy",
      title: "15.5.3 Two heavy ships collide and take a hit each; two candidates need but one pick",
      change: of("allied", ["norfolk", 3], ["kent", 3]),
      rolls: [pick("event-ship", 1)],
      after: (state) => {
        force(state, "allied").units = [fresh("norfolk", 2), fresh("kent", 2)];
      },
    }),
    event({
      ...collided,
      id: "collision-light",
      title: "15.5.3 Light ships that collide leave play",
      change: of("allied", ["norfolk", 3], ["dd_ai", 2]),
      rolls: [pick("event-ship", 3), pick("event-ship", 1)],
      after: (state) => {
        force(state, "allied").units = [fresh("norfolk", 2), fresh("dd_ai", 1)];
        state.sides.allied.removed = [removal("dd_ai", 1, "collision")];
      },
    }),
    event({
      ...collided,
      id: "collision-force-picked",
      title: "13 Of two forces one is picked (D-42)",
      change: all(
        of("allied", ["norfolk", 3], ["kent", 3]),
        second("allied", "tf_second", "0714", ["london", 3], ["cumberland", 3]),
      ),
      rolls: [pick("event-force", 2), pick("event-ship", 1)],
      rulings: ["D-42"],
    }),
  ];
}

/** 15.5.3 Ships that run aground. */
export function groundings(): Vector[] {
  const aground = { side: "allied", total: 2, citation: "15.5.3" } as const;
  return [
    event({
      ...aground,
      id: "grounding-heavy",
      title: "15.5.3 A ship off the coast runs aground: one hit, and it leaves play",
      change: all(inHex("allied", COAST), of("allied", ["norfolk", 3], ["dd_ai", 1])),
      rolls: [pick("event-ship", 1)],
      after: (state) => {
        force(state, "allied").units = [fresh("dd_ai", 1)];
        state.sides.allied.removed = [removal("norfolk", 2, "grounding")];
      },
    }),
    event({
      ...aground,
      id: "grounding-open-sea",
      title: "15.5.3 No one runs aground in the open sea",
      change: of("allied", ["norfolk", 3], ["dd_ai", 1]),
      applied: false,
    }),
  ];
}

/** 5.1.3 Ships in port that break down. */
export function breakdowns(): Vector[] {
  const broken = { side: "axis", total: 3, citation: "5.1.3" } as const;
  const inPort: Change = (state) => {
    const group = force(state, "axis");
    Object.assign(group, { station: "in_port", at: "narvik", block: null });
  };
  return [
    event({
      ...broken,
      id: "breakdown-ship",
      title: "5.1.3 The only ship in port breaks down without a pick",
      change: inPort,
      after: (state) => {
        force(state, "axis").units[0]!.marks = ["inoperative"];
      },
    }),
    event({
      ...broken,
      id: "breakdown-class",
      title: "5.1.3 One CS of a class breaks down and is apart from the others",
      change: all(inPort, of("axis", ["lutzow", 4], ["dd_z36a", 2])),
      rolls: [pick("event-ship", 3)],
      after: (state) => {
        force(state, "axis").units = [
          fresh("lutzow", 4),
          fresh("dd_z36a", 1),
          { ...fresh("dd_z36a", 1), marks: ["inoperative"] },
        ];
      },
    }),
    event({
      ...broken,
      id: "breakdown-twice",
      title: "5.1.3 A ship that is inoperative does not break down again: the event is void",
      change: all(inPort, (state) => {
        force(state, "axis").units[0]!.marks = ["inoperative"];
      }),
      applied: false,
    }),
  ];
}

/** 15.5.3 A merchant that breaks down. */
export function merchantBreakdown(): Vector[] {
  return [
    event({
      id: "breakdown-merchant",
      side: "axis",
      total: 3,
      title: "15.5.3 A merchant in port that breaks down leaves its convoy, and is excused (E-36)",
      citation: "15.5.3",
      change: being("axis", (each) => {
        Object.assign(each, {
          kind: "convoy",
          station: "in_port",
          at: "tromso",
          block: null,
          units: [fresh("es_german", 1), fresh("mv", 3)],
        });
        each.fuel = { state: "full", marker: null, refuelled: true };
        each.convoy = laden(3, { destinations: ["kirkenes"] });
      }),
      rolls: [pick("event-ship", 1)],
      after: being("axis", (each, state) => {
        each.units = [fresh("es_german", 1), fresh("mv", 2)];
        each.convoy!.excused = 1;
        state.sides.axis.removed = [{ unit: "mv", cs: 1, turn: 9, why: "breakdown" }];
      }),
      rulings: ["E-36"],
    }),
  ];
}

/** 15.5.3 A ship aground in the campaign. */
export function campaignGrounding(): Vector[] {
  return [
    resolves({
      id: "event-grounding-campaign",
      title: "15.5.3 A grounded ship comes back five fortnights later, as after one hit (E-89)",
      citation: "15.5.3",
      operation: "resolveRandomEvent",
      base: "campaign-event",
      change: all(inHex("allied", COAST), of("allied", ["norfolk", 3], ["dd_ai", 1])),
      input: {},
      rolls: [eventRoll("allied", 2), pick("event-ship", 1)],
      snapshot: {
        sides: { allied: { campaign: { returns: [{ unit: "norfolk", due: 14, why: "grounding" }] } } },
      },
      rulings: ["E-89"],
    }),
  ];
}
