import { all, type Change, type Json, refused, type Vector } from "../kit";
import { marker, set } from "../kit/changes";
import { resolves, SEA } from "../kit/combat";

/** 14.0, 7.5, D-63 The end of the Naval Combat phase. */
export function phaseEnds(): Vector[] {
  const plan = { operation: "endPhase", base: "before-battle", input: {} };
  const fled: Change = (state) => {
    for (const id of ["goeben", "breslau"] as const) state.ships[id].space = "off_zante";
    Object.assign(state.markers.find(({ id }) => id === "warrior")!, { place: "pool" });
    for (const each of state.markers) if (each.id === "warrior") each.space = null;
    state.done = ["medina_bank"];
  };
  const next: Json = { ended: "naval_combat", phase: "outfitting", turn: 3 };
  return [
    refused({
      ...plan,
      id: "phase-battles-left",
      title: "14.0 Battles must be fought before the phase ends",
      citation: "14.0",
      code: "BATTLES_LEFT",
      section: "14.0",
    }),
    resolves({
      ...plan,
      id: "phase-collier-lost",
      title: "7.5 A collier left alone where Allied warships survived a contact is lost, for no VP (D-63)",
      citation: "7.5",
      change: all(fled, set({ threatened: ["medina_bank"] })),
      outcome: { ...next, vp: 0 },
      snapshot: { colliers: [{ space: null, used: false, lost: true }], threatened: [] },
      rulings: ["D-63"],
    }),
    resolves({
      ...plan,
      id: "phase-collier-safe",
      title: "7.5 A collier is safe where no Allied warship survived a contact (D-63)",
      citation: "7.5",
      change: fled,
      outcome: { ...next, vp: 0 },
      snapshot: { colliers: [{ space: "medina_bank", used: false, lost: false }] },
    }),
    resolves({
      ...plan,
      id: "phase-storm",
      title: "13.1 D-47 A storm skips the battle, and the Allied ships stay face up",
      citation: "13.1",
      change: all(set({ storms: [SEA] }), marker("warrior", "map", SEA)),
      outcome: next,
      snapshot: { storms: [] },
    }),
  ];
}
