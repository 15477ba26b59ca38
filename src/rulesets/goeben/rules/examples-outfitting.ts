import type { Snapshot } from "../snapshot";
import { GERMAN_SHIPS, type Phase } from "../vocabulary";
import { exampleAt } from "./examples";
import type { Plan } from "./setup";

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
