import { all, type Change, type Json, needs, refused, resolves, type Vector } from "../kit";
import { aa, against, besides, bomb, runs, strikeIn } from "../kit/attacks";
import { forceOf, ship } from "../kit/pieces";
import { raider } from "../snapshots/air";

/** 13.1 and 7.2.6 Aircraft that must find another target. */
export function turning(): Vector[] {
  const elusive: Change = (state) => {
    state.events.push({ event: "elusive_target", side: "allied", until: state.turn, after: "axis" });
  };
  const fleet = all(against([ship("nigeria", 4)], [raider("bomber", "ju88a4", 1)]), besides(ship("dd_ai", 3)));
  const pending =
    (decision: string, side: "allied" | "axis", changes: Json): Change =>
    (state) => {
      Object.assign(state.pending!, { decision, side });
      Object.assign(strikeIn(state), changes);
    };
  const run = { aircraft: "bomber", wave: 1, stack: 1, ordnance: "bombs", diverted: false };
  const named = all(fleet, elusive, pending("air_elusive", "allied", { runs: [run] }));
  const diverted = all(
    fleet,
    pending("air_retarget", "axis", { elusive: 1, runs: [{ ...run, stack: null, diverted: true }] }),
  );
  const shipsGone = all(
    against([ship("dd_ai", 3)], [raider("bomber", "ju88a4", 1)]),
    besides(ship("nigeria", 4)),
    besides(ship("es_british", 1)),
    pending("air_retarget", "axis", { wave: 2, runs: [{ ...run, wave: 2, stack: 1 }] }),
    (state) => {
      forceOf(state, "allied", "tf_home_fleet").units.shift();
      const about = strikeIn(state);
      about.ships.shift();
      about.line[0] = [];
    },
  );
  return [
    resolves({
      id: "elusive-asked",
      title: "13.1 with Elusive Target the Allies decide before the AA fire",
      citation: "13.1",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: all(fleet, elusive),
      input: runs(["bomber"]),
      rolls: [],
      outcome: { next: "air_elusive" },
      snapshot: { pending: { decision: "air_elusive", side: "allied" } },
    }),
    resolves({
      id: "elusive-named",
      title: "13.1 the ship named eludes, its attackers need another target, and the event is over",
      citation: "13.1",
      operation: "nameElusiveTarget",
      base: "air-lone-ship",
      change: named,
      input: { stack: 1 },
      rolls: [],
      outcome: { next: "air_retarget" },
      snapshot: { events: [], pending: { decision: "air_retarget", side: "axis", strike: { elusive: 1 } } },
      rulings: ["E-106"],
    }),
    resolves({
      id: "elusive-kept",
      title: "13.1 the Allies may keep the event",
      citation: "13.1",
      operation: "nameElusiveTarget",
      base: "air-lone-ship",
      change: all(named, (state) => {
        // Without the destroyers nothing supports the cruiser.
        forceOf(state, "allied", "tf_home_fleet").units.pop();
        strikeIn(state).ships.pop();
        strikeIn(state).line.pop();
      }),
      input: { stack: null },
      rolls: [aa(0, "3"), bomb(0, 8)],
      outcome: { next: null },
      snapshot: { events: [{ event: "elusive_target" }] },
    }),
    needs({
      id: "elusive-needs-roll",
      title: "13.1 the AA fire follows and requests its die",
      citation: "13.1",
      operation: "nameElusiveTarget",
      base: "air-lone-ship",
      change: all(named, (state) => {
        forceOf(state, "allied", "tf_home_fleet").units.pop();
        strikeIn(state).ships.pop();
        strikeIn(state).line.pop();
      }),
      input: { stack: null },
      next: { label: "aa" },
    }),
    resolves({
      id: "elusive-class",
      title: "13.1 only a single ship eludes, not destroyers",
      citation: "13.1",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: all(against([ship("dd_ai", 3)], [raider("bomber", "ju88a4", 1)]), elusive),
      input: runs(["bomber"]),
      rolls: [aa(0, "1"), bomb(0, 9)],
      outcome: { next: null },
    }),
    refused({
      id: "elusive-not-attacked",
      title: "13.1 the ship named is one that is about to be attacked",
      citation: "13.1",
      operation: "nameElusiveTarget",
      base: "air-lone-ship",
      change: named,
      input: { stack: 2 },
      code: "VALUE_NOT_LISTED",
      section: "13.1",
      pointer: "/input/stack",
    }),
    resolves({
      id: "elusive-diverted",
      title: "13.1 aircraft diverted attack another target with -1",
      citation: "13.1",
      operation: "turnAircraft",
      base: "air-lone-ship",
      change: diverted,
      input: { turns: [{ aircraft: "bomber", stack: 2 }] },
      rolls: [],
      outcome: { next: "air_support_aa" },
      snapshot: { pending: { decision: "air_support_aa", strike: { runs: [{ stack: 2, diverted: true }] } } },
    }),
    resolves({
      id: "elusive-drm",
      title: "13.1 NAVAL_BOMBING an attack diverted by Elusive Target: -1",
      citation: "13.1",
      operation: "directFlak",
      base: "air-lone-ship",
      change: all(
        fleet,
        pending("air_support_aa", "allied", { elusive: 1, wave: 1, runs: [{ ...run, stack: 2, diverted: true }] }),
      ),
      input: { support: [], cams: [] },
      rolls: [aa(0, "1"), bomb(9, 9, { ELUSIVE_TARGET: -1 })],
      outcome: { attacks: [{ hits: 0 }], next: null },
    }),
    refused({
      id: "elusive-same-again",
      title: "13.1 they do not turn back to the ship that eluded them",
      citation: "13.1",
      operation: "turnAircraft",
      base: "air-lone-ship",
      change: diverted,
      input: { turns: [{ aircraft: "bomber", stack: 1 }] },
      code: "VALUE_NOT_LISTED",
      section: "7.2.6",
      pointer: "/input/turns/0/stack",
    }),
    resolves({
      id: "turn-next-stack",
      title: "7.2.6 a later wave whose target is gone turns to the stack next to it",
      citation: "7.2.6",
      operation: "turnAircraft",
      base: "air-lone-ship",
      change: shipsGone,
      input: { turns: [{ aircraft: "bomber", stack: 2 }] },
      rolls: [aa(0, "3"), bomb(0, 8)],
      outcome: { attacks: [{ aircraft: "bomber", stack: 2, dice: 1, hits: 0 }], next: null },
    }),
    needs({
      id: "turn-needs-roll",
      title: "7.2.6 the AA fire that follows requests its die",
      citation: "7.2.6",
      operation: "turnAircraft",
      base: "air-lone-ship",
      change: shipsGone,
      input: { turns: [{ aircraft: "bomber", stack: 2 }] },
      next: { label: "aa" },
    }),
    resolves({
      id: "turn-give-up",
      title: "7.2.6 or gives up, and no AA fires at it",
      citation: "7.2.6",
      operation: "turnAircraft",
      base: "air-lone-ship",
      change: shipsGone,
      input: { turns: [] },
      rolls: [],
      outcome: { flak: [], attacks: [], next: null },
    }),
    refused({
      id: "turn-farther",
      title: "7.2.6 it does not turn to a stack farther away",
      citation: "7.2.6",
      operation: "turnAircraft",
      base: "air-lone-ship",
      change: shipsGone,
      input: { turns: [{ aircraft: "bomber", stack: 3 }] },
      code: "VALUE_NOT_LISTED",
      section: "7.2.6",
      pointer: "/input/turns/0/stack",
    }),
  ];
}
