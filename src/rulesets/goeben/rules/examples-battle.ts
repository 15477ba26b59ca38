import { pack } from "../charts/pack";
import type { Battle, Marker, Snapshot } from "../snapshot";
import type { Contact, Phase, Side } from "../vocabulary";
import { drawnUp } from "./battle";
import { exampleAt } from "./examples";
import { exampleAtSea } from "./examples-incidents";

const SPACE = "central_ionian";
const PORT = "bone";
const UNIT = "cdu_05";
const MET: { readonly contact: Contact; readonly first: Side } = { contact: "GC2", first: "friendly" };

/** Rounds that a phase of a naval battle stands at. */
const ROUND_AT: Partial<Record<Phase, number>> = { gunnery: 0, torpedoes: 3 };

/** 14.0 Goeben and Breslau meet HMS Warrior in the Central Ionian Sea: before the battle, or at a decision of it. */
export function exampleMeeting(phase: "naval_combat" | "contact" | "break_off" | "gunnery" | "torpedoes"): Snapshot {
  const state = withWarrior(exampleAtSea(phase));
  if (phase === "naval_combat") return state;
  const battle = drawnUp(state, pack.charts, SPACE, { kind: "naval", night: false, visibility: "normal" });
  const met = phase === "contact" ? {} : MET;
  return { ...state, battle: { ...battle, ...met, round: ROUND_AT[phase] ?? 0 } };
}

/** 16.0 Goeben and Breslau off Bone, whose one unit has turned face up once fire is open. */
export function exampleOffPort(phase: "bombardment" | "bombarding"): Snapshot {
  const state = atBone(phase);
  if (phase === "bombardment") return state;
  const facing = withUnit(state, false);
  const battle = drawnUp(facing, pack.charts, PORT, { kind: "bombardment", night: false, visibility: "normal" });
  return { ...facing, battle: { ...battle, ...MET } satisfies Battle };
}

/** 9.2 Goeben with a Seebataillon at Bone, whose coastal defence is destroyed. */
export function exampleLanding(): Snapshot {
  const state = withUnit(atBone("bombardment"), true);
  state.ships.goeben.boxes[0] = "seebataillon";
  return state;
}

/** 15.0 A Merchantman drawn where Goeben and Breslau are. */
export function exampleMerchantman(): Snapshot {
  const state = exampleAtSea("raiding");
  const markers = state.markers.map((marker): Marker => {
    const drawn = { ...marker, place: "set_aside", space: SPACE, turn: state.turn } as const;
    return marker.id === "allied_merchantman_1" ? drawn : marker;
  });
  return { ...state, markers };
}

function withWarrior(state: Snapshot): Snapshot {
  const id = "warrior";
  const { unseen } = state;
  const warrior: Marker = { id, kind: "royal_navy_warship", place: "set_aside", space: SPACE, turn: state.turn };
  const left = unseen.british.filter((each) => each !== id);
  const pool = { ...unseen.pool, british: unseen.pool.british - 1 };
  return { ...state, markers: [...state.markers, warrior], unseen: { ...unseen, british: left, pool } };
}

function atBone(phase: Phase): Snapshot {
  const state = exampleAt(phase);
  for (const ship of [state.ships.goeben, state.ships.breslau]) ship.space = PORT;
  return state;
}

function withUnit(state: Snapshot, destroyed: boolean): Snapshot {
  const { unseen } = state;
  const coastal = unseen.coastal.filter((id) => id !== UNIT);
  const faceDownCoastal = unseen.faceDownCoastal.filter((each) => each.space !== PORT);
  return {
    ...state,
    coastal: [...state.coastal, { id: UNIT, space: PORT, destroyed }],
    unseen: { ...unseen, coastal, faceDownCoastal },
  };
}
