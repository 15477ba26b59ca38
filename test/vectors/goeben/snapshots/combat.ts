import type { Snapshot } from "../../../../src/rulesets/goeben/snapshot";
import type { Phase } from "../../../../src/rulesets/goeben/vocabulary";
import type { Change } from "../kit";
import { coastal, consort, marker } from "../kit/changes";
import { drawUp, SEA } from "../kit/combat";
import { gameAt } from "../kit/setup";

const SQUADRON = ["inflexible", "warrior", "gloucester", "dd_5th_flotilla_1"];

const FRENCH_AND_BRITISH = ["gloucester", "edgar_quinet", "jurien_de_la_graviere"];

const CONVOY = ["dd_bouclier_flotilla", "troop_convoy_1"];

const ADRIATIC = "southern_adriatic";

const ALGERIA = "off_philippeville";

/** The snapshots that battles start from, by name. Those whose name ends in `contact` precede the contact die. */
export const snapshots: Readonly<Record<string, () => Snapshot>> = {
  "before-battle": () => meeting("naval_combat", SEA, ["warrior"]),
  "warrior-contact": () => contact(SEA, ["warrior"]),
  "inflexible-contact": () => contact(SEA, ["inflexible"]),
  "squadron-contact": () => contact(SEA, SQUADRON),
  "french-contact": () => contact(ALGERIA, FRENCH_AND_BRITISH),
  "convoy-contact": () => contact(ALGERIA, CONVOY),
  "consorts-contact": () => withConsorts("contact"),
  merchantmen,
  "off-bone": () => offPort("bombardment", "bone"),
  "bone-contact": () => bombarding("contact", "bone", []),
  "bone-bombarding": () => bombarding("bombarding", "bone", ["cdu_05"]),
  "port-said-bombarding": () => withBattleship(),
  "toulon-contact": () => bombarding("contact", "toulon", []),
  "toulon-bombarding": () => bombarding("bombarding", "toulon", ["cdu_05", "cdu_09"]),
};

function changed(state: Snapshot, ...changes: readonly Change[]): Snapshot {
  for (const change of changes) change(state);
  return state;
}

/** Goeben and Breslau with Allied ships drawn where they are. */
function meeting(phase: Phase, space: string, allied: readonly string[]): Snapshot {
  return changed(gameAt(space, phase, 2), ...allied.map((id) => marker(id, "set_aside", space)));
}

function contact(space: string, allied: readonly string[]): Snapshot {
  const state = meeting("contact", space, allied);
  return { ...state, battle: drawUp(state, space, allied) };
}

/** Goeben, Breslau, Viribus Unitis and Novara meet HMS Warrior and a destroyer flotilla in the Adriatic. */
function withConsorts(phase: Phase): Snapshot {
  const allied = ["warrior", "dd_5th_flotilla_1"];
  const state = meeting(phase, ADRIATIC, allied);
  state.options.austroHungarianWarships = true;
  changed(state, consort("viribus_unitis", ADRIATIC), consort("novara", ADRIATIC));
  return { ...state, battle: drawUp(state, ADRIATIC, allied) };
}

/** Two Merchantmen drawn where Goeben and Breslau are. */
function merchantmen(): Snapshot {
  const state = gameAt(SEA, "raiding", 2);
  return changed(state, ...[1, 2].map((copy) => marker(`allied_merchantman_${copy}`, "set_aside", SEA)));
}

function offPort(phase: Phase, port: string): Snapshot {
  return gameAt(port, phase, 2);
}

function bombarding(phase: Phase, port: string, units: readonly string[]): Snapshot {
  const state = changed(offPort(phase, port), ...units.map((id) => coastal(id, port)));
  const drawn = drawUp(state, port, []);
  return { ...state, battle: phase === "contact" ? drawn : { ...drawn, contact: "GC2", first: "friendly" } };
}

/** 20.0 Goeben, Breslau and Viribus Unitis off Port Said. */
function withBattleship(): Snapshot {
  const port = "port_said";
  const state = changed(offPort("bombarding", port), coastal("cdu_05", port), consort("viribus_unitis", port));
  state.options.austroHungarianWarships = true;
  return { ...state, battle: { ...drawUp(state, port, []), contact: "GC2", first: "friendly" } };
}
