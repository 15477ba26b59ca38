import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { type Contact, GERMAN_SHIPS, type Phase, type Side } from "../../vocabulary";
import { freshGame, type Plan } from "../3-setup/setup";
import type { Marker } from "../13-incidents/state";
import { drawnUp } from "../14-naval-combat/battle";
import type { Battle } from "../14-naval-combat/state";

/** A standard scenario as an example stands in it: in the given phase of turn 1, with Goeben and Breslau at Messina once deployed. */
export function exampleAt(phase: Phase, plan: Plan = {}): Snapshot {
  const state = freshGame(pack.charts, plan);
  const { start } = pack.charts.GERMAN_SETUP.facts;
  const order = "ottoman_alliance";
  const deployed = phase !== "outfit_setup" && phase !== "deploy_setup";
  for (const ship of Object.values(state.ships)) {
    if (ship.status !== "in_play") continue;
    ship.space = deployed ? start : null;
    ship.startSpace = deployed ? start : null;
  }
  for (const collier of state.colliers) collier.space = deployed && phase !== "collier_setup" ? "central_ionian" : null;
  if (state.campaign !== null) state.campaign.ordersLeft = state.campaign.ordersLeft.filter((each) => each !== order);
  return { ...state, phase, step: 5, order };
}

/** The example in the Outfitting phase with the German ships in a space. */
export function exampleIn(space: string, phase: Phase = "outfitting", plan: Plan = {}): Snapshot {
  const state = exampleAt(phase, plan);
  for (const id of GERMAN_SHIPS) {
    if (state.ships[id].status === "in_play") state.ships[id].space = space;
  }
  return state;
}

/** Goeben and Breslau at the naval base of Pola after a battle, short of ammunition and torpedoes. */
export function exampleAtPola(): Snapshot {
  const state = exampleIn("pola");
  state.ships.goeben.ammunition = 2;
  state.ships.breslau.torpedoes = 0;
  return state;
}

/** Four points of coal that wait at Messina to be shared out. */
export function exampleSharing(): Snapshot {
  const state = exampleAt("sharing");
  state.ships.goeben.coal = 1;
  state.ships.breslau.coal = 2;
  return { ...state, sharing: { space: "messina", stores: "coal", points: 4 } };
}

/** Goeben at Messina with damage to Engines and Hull. */
export function exampleDamaged(): Snapshot {
  const state = exampleAt("outfitting");
  state.ships.goeben.engines = 4;
  state.ships.goeben.hull = 10;
  return state;
}

/** Goeben at Pola with crew and gear aboard, beside Breslau with none. */
export function exampleLaden(): Snapshot {
  const state = exampleIn("pola");
  const { boxes } = state.ships.goeben;
  boxes[0] = "damage_control";
  boxes[1] = "reserve_crew";
  boxes[2] = "wireless";
  return state;
}

/** The German ships at Philippeville, whose one coastal defence unit they destroyed and which a Seebataillon holds. */
export function exampleCaptured(): Snapshot {
  const space = "philippeville";
  const state = exampleIn(space);
  const [id = "", ...coastal] = state.unseen.coastal;
  const faceDownCoastal = state.unseen.faceDownCoastal.filter((each) => each.space !== space);
  return {
    ...state,
    landed: [space],
    coastal: [{ id, space, destroyed: true }],
    unseen: { ...state.unseen, coastal, faceDownCoastal },
  };
}

/** The example with an aimed result of intelligence to apply. */
export function exampleOffer(...offers: NonNullable<Snapshot["intelligence"]>["offers"]): Snapshot {
  return { ...exampleAt("intelligence_choice"), intelligenceUsed: true, intelligence: { offers, space: null } };
}

/** Goeben south of Malta with a seaplane aboard. */
export function exampleSeaplane(): Snapshot {
  const state = exampleIn("east_of_malta", "intelligence", { options: { seaplanes: true } });
  const { boxes } = state.ships.goeben;
  boxes[0] = "seaplane";
  boxes[1] = "seaplane";
  return state;
}

/** A campaign whose first order, the Ottoman Alliance, has been fulfilled, with the scenario over. */
export function exampleBetween(): Snapshot {
  const state = exampleIn("constantinople", "between_scenarios", { options: { campaign: true } });
  return { ...state, turn: 5, vp: 80, orderAchieved: true, result: "victory", endReason: "order_fulfilled" };
}

/** Goeben and Breslau in the Central Ionian Sea in the Incident phase. */
export function exampleAtSea(phase: Phase = "incidents"): Snapshot {
  const state = exampleAt(phase);
  for (const ship of [state.ships.goeben, state.ships.breslau]) ship.space = "central_ionian";
  return state;
}

/** 13.1 An Allied submarine met in the Central Ionian Sea, and the choice it leaves. */
export function exampleSubmarine(phase: "submarine_evasion" | "submarine_ramming"): Snapshot {
  const state = exampleAtSea(phase);
  const id = "allied_submarine_1";
  const space = "central_ionian";
  const markers = state.markers.map((marker): Marker => {
    return marker.id === id ? { ...marker, place: "set_aside", space, turn: state.turn } : marker;
  });
  return { ...state, markers, incident: { space, queue: [id], drawn: [id] } };
}

/** 23.0 Breslau with a mine aboard, in the Movement phase. */
export function exampleMinelayer(): Snapshot {
  const state = exampleAt("movement", { options: { mines: true } });
  state.ships.breslau.boxes[0] = "mines";
  state.ships.breslau.space = "south_of_messina";
  return state;
}

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
