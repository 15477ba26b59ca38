import { COAST, event, pick } from "../events/event";
import { all, type Change, type Roll, resolves, roll, type Vector } from "../kit";
import { force, fresh, laden, phase } from "../kit/changes";
import { inHex, of, second } from "../kit/forces";

const mined = { side: "allied", total: 0, citation: "13.5" } as const;

const torpedo = (face: number, modifiers: Readonly<Record<string, number>> = {}): Roll =>
  roll("torpedo-attack", "TORPEDO_ATTACK", [face], null, modifiers);

/** 13 Vectors for events with no target, or with several. */
export function happenings(): Vector[] {
  const shot = (face: number, hit: boolean): Roll => ({
    label: "chance-encounter",
    faces: [face],
    chart: null,
    result: hit ? "hit" : "miss",
  });
  const eventCase = { side: "allied", total: 16, citation: "13.7" } as const;
  const escort: Change = all(inHex("allied", COAST), (state) => {
    const convoy = force(state, "allied");
    Object.assign(convoy, { kind: "convoy", units: [fresh("ss_british", 2), fresh("mv", 3)] });
    convoy.fuel = { state: "critical", marker: null, refuelled: false };
    convoy.convoy = laden(3, { visited: [COAST] });
  });
  return [
    event({
      ...mined,
      id: "mines-nobody",
      title: "13.5 Without a force off a coast no mine is struck",
      applied: false,
    }),
    event({
      ...mined,
      id: "mines-of-convoy",
      title:
        "13.5 Mines continue after they have sunk a submarine of a convoy, whose Critical Fuel makes it easier to hit",
      change: escort,
      rolls: [
        pick("mine-target", 1),
        torpedo(9, { CRITICAL_FUEL_TARGET: 1 }),
        pick("mine-target", 1),
        torpedo(0, { CRITICAL_FUEL_TARGET: 1 }),
        pick("mine-target", 1),
        torpedo(0, { CRITICAL_FUEL_TARGET: 1 }),
      ],
      snapshot: { sides: { allied: { sunk: [{ unit: "ss_british", cs: 1 }] } } },
      rulings: ["E-09"],
    }),
    event({
      ...eventCase,
      id: "encounter-oiler",
      title: "13.7 An oiler alone is fired at, and takes a hit",
      change: of("axis", ["german_oiler", 1]),
      rolls: [shot(7, true)],
      snapshot: { sides: { axis: { forces: [{ units: [{ unit: "german_oiler", cs: 0 }] }] } } },
    }),
    event({
      ...eventCase,
      id: "encounter-oiler-escorted",
      title: "13.7 The warship with an oiler is fired at",
      change: of("axis", ["german_oiler", 1], ["dd_z36a", 1]),
      rolls: [shot(8, true)],
      snapshot: { sides: { axis: { forces: [{ units: [{ unit: "german_oiler", cs: 1 }] }] } } },
    }),
    event({
      ...eventCase,
      id: "encounter-elsewhere",
      title: "13.7 Blocks and forces of other hexes do not meet",
      change: all(
        second("axis", "tf_other", "0710", ["admiral_scheer", 4]),
        second("allied", "tf_second", "0711", ["kent", 3]),
      ),
      rolls: [shot(1, false)],
      snapshot: { sides: { axis: { forces: [{ identified: true }, { identified: false }] } } },
    }),
    resolves({
      operation: "endPhase",
      base: "turn-end",
      id: "events-end",
      title: "13 An event ends with the player phase that is named for it, and others continue",
      citation: "13",
      change: all(phase("combine", "allied"), (state) => {
        state.events = [
          { event: "elusive_target", side: "allied", until: 10, after: "axis" },
          { event: "night_flying", side: "allied", until: 10, after: "allied" },
        ];
      }),
      rolls: [],
      snapshot: { events: [{ event: "elusive_target" }] },
    }),
  ];
}
