import type { Snapshot } from "../../../src/rulesets/goeben/snapshot";
import { all, type Change, needs, refused, roll, type Vector } from "./kit";
import { aboard, marker, options, set } from "./kit/changes";
import { drawUp, resolves, SEA } from "./kit/combat";

const plan = { operation: "beginBattle", base: "before-battle", input: { space: SEA }, citation: "14.1" };

/** Limited Visibility in force, its die still to be rolled or known. */
function mist(rolled: Snapshot["visibility"][number]["rolled"] = null, space = SEA): Change {
  return set({ visibility: [{ space, rolled }] });
}

/** The battle drawn up, waiting for contact. */
function drawn(members: Partial<NonNullable<Snapshot["battle"]>> = {}, allied = ["warrior"]): Change {
  return (state) => {
    state.phase = "contact";
    state.battle = { ...drawUp(state, SEA, allied), ...members };
  };
}

/** Poor visibility: no battle, and the Allied ships are in the pool. */
const unfought: Change = all(marker("warrior", "pool", null, { turn: 2 }), set({ done: [SEA] }));

/** D-47 A storm, in which Allied ships stay face up. */
const stormy: Change = all(set({ storms: [SEA] }), marker("warrior", "map", SEA));

const night = options({ nightCombat: true });

/** 14.1, 22.0, D-28 How battles begin. */
export function vectors(): Vector[] {
  const dark = (face: number, falls: boolean): Vector =>
    resolves({
      ...plan,
      id: `begin-night-${face}`,
      title: `22.0 A ${face} on the night die is ${falls ? "night" : "day"}`,
      citation: "22.0",
      change: night,
      rolls: [roll("night", "NIGHT", [face])],
      outcome: { night: falls, visibility: "normal", phase: "contact" },
      after: drawn({ night: falls }),
    });
  const misty = (face: number, visibility: "secondary" | "tertiary"): Vector =>
    resolves({
      ...plan,
      id: `begin-visibility-${face}`,
      title: `13.1 D-28 Limited Visibility on a ${face}: battle begins at ${visibility} range`,
      citation: "13.1",
      change: mist(),
      rolls: [roll("limited-visibility", "LIMITED_VISIBILITY", [face])],
      outcome: { night: false, visibility, phase: "contact" },
      after: all(mist(visibility), drawn({ visibility })),
      rulings: ["D-28"],
    });
  const poor = (face: number): Vector =>
    resolves({
      ...plan,
      id: `begin-visibility-${face}`,
      title: `13.1 D-28 Limited Visibility on a ${face}: no battle, the Allied ships go back to the pool`,
      citation: "13.1",
      change: mist(),
      rolls: [roll("limited-visibility", "LIMITED_VISIBILITY", [face])],
      outcome: { visibility: "poor", phase: "naval_combat", vp: 0, alert: 1 },
      after: all(mist("poor"), unfought),
      rulings: ["D-28"],
    });
  return [
    resolves({
      ...plan,
      id: "begin",
      title: "14.1 The ships of the space are drawn up; without the options no die is rolled",
      outcome: { space: SEA, night: false, visibility: "normal", phase: "contact", result: null },
      after: drawn(),
    }),
    resolves({
      ...plan,
      id: "begin-revealed",
      title: "14.0 An Allied ship that intelligence revealed fights in its space, British ships before French ones",
      citation: "14.0",
      change: all(marker("chatham", "map", SEA, { turn: 1 })),
      outcome: { phase: "contact" },
      after: drawn({}, ["warrior", "chatham"]),
    }),
    resolves({
      ...plan,
      id: "begin-apart",
      title: "14.1 Only the German ships of the space take part",
      change: (state) => {
        state.ships.breslau.space = "off_zante";
      },
      outcome: { phase: "contact" },
      after: drawn(),
      snapshot: { battle: { german: ["goeben"] } },
    }),
    ...[1, 2, 3, 4, 5, 6].map((face) => dark(face, face <= 2)),
    ...[1, 2].map((face) => misty(face, "secondary")),
    ...[3, 4].map((face) => misty(face, "tertiary")),
    ...[5, 6].map(poor),
    resolves({
      ...plan,
      id: "begin-visibility-known",
      title: "13.1 D-28 The visibility die is rolled once a space and turn",
      citation: "13.1",
      change: mist("tertiary"),
      outcome: { visibility: "tertiary", phase: "contact" },
      after: drawn({ visibility: "tertiary" }),
    }),
    resolves({
      ...plan,
      id: "begin-night-and-mist",
      title: "22.0 The night die comes before the visibility die",
      citation: "22.0",
      change: all(night, mist()),
      rolls: [roll("night", "NIGHT", [2]), roll("limited-visibility", "LIMITED_VISIBILITY", [2])],
      outcome: { night: true, visibility: "secondary" },
      after: all(mist("secondary"), drawn({ night: true, visibility: "secondary" })),
    }),
    resolves({
      ...plan,
      id: "begin-mist-elsewhere",
      title: "13.1 Limited Visibility counts in its own space alone",
      citation: "13.1",
      change: mist(null, "off_zante"),
      outcome: { visibility: "normal" },
      after: drawn(),
    }),
    needs({
      ...plan,
      id: "begin-needs-night",
      title: "22.0 Requests the night die",
      citation: "22.0",
      change: night,
      next: { label: "night", dice: "1d6", count: 1, sides: 6, chart: "NIGHT" },
    }),
    needs({
      ...plan,
      id: "begin-needs-visibility",
      title: "13.1 Requests the visibility die after the night die",
      citation: "13.1",
      change: all(night, mist()),
      rolls: [roll("night", "NIGHT", [6])],
      next: { label: "limited-visibility", dice: "1d6", chart: "LIMITED_VISIBILITY" },
    }),
    refused({
      ...plan,
      id: "begin-storm",
      title: "13.1 D-47 No battle is fought in a storm",
      citation: "13.1",
      change: all(
        stormy,
        (state) => {
          state.ships.breslau.space = "off_zante";
        },
        marker("chatham", "set_aside", "off_zante"),
      ),
      code: "STORM",
      section: "13.1",
      pointer: "/input/space",
    }),
    refused({
      ...plan,
      id: "begin-storm-alone",
      title: "13.1 D-47 A storm over the only meeting leaves no battle",
      citation: "13.1",
      change: stormy,
      code: "NO_BATTLE",
      section: "14.0",
    }),
    refused({
      ...plan,
      id: "begin-nobody",
      title: "14.0 Without Allied warships there is no battle",
      citation: "14.0",
      change: marker("warrior", "pool", null, { turn: 2 }),
      code: "NO_BATTLE",
      section: "14.0",
    }),
    refused({
      ...plan,
      id: "begin-done",
      title: "14.0 A space is fought over once",
      citation: "14.0",
      change: all(marker("warrior", "pool", null, { turn: 2 }), set({ done: [SEA] })),
      code: "NO_BATTLE",
      section: "14.0",
    }),
    refused({
      ...plan,
      id: "begin-elsewhere",
      title: "14.0 A battle needs both sides in the space",
      citation: "14.0",
      input: { space: "off_zante" },
      code: "VALUE_NOT_LISTED",
      section: "14.0",
      pointer: "/input/space",
    }),
    refused({
      ...plan,
      id: "begin-out-of-turn",
      title: "14.0 Battles are fought in the Naval Combat phase",
      citation: "14.0",
      change: all(set({ phase: "raiding" }), marker("warrior", "pool"), aboard("goeben", { 1: "wireless" })),
      code: "OUT_OF_TURN",
      section: "14.0",
    }),
  ];
}
