import { all, type Change, refused, resolves, type Vector } from "../kit";
import { chit } from "../kit/changes";
import { convoy, fleet, ships } from "../kit/fleets";
import { forces, off } from "../kit/stations";

/** 12.12 Vectors for the forces in the Kara Sea. */
export function kara(): Vector[] {
  const plan = {
    operation: "attackKaraConvoy",
    base: "surface-segment",
    citation: "12.12",
    input: { force: "raider" },
  };
  const box = { station: "box" as const, at: "kara_sea", ...off };
  const raider = fleet("raider", 1, ships("admiral_scheer", 4), box);
  const pack = fleet("pack", 2, ships("ss_german", 2), { ...box, kind: "wolf_pack" });
  const merchants = convoy("kara", 1, ships("es_soviet", 1, "mv", 4), box);
  const wunderland = chit("axis", "E", "wunderland");
  const placed: Change = (state) => {
    state.sides.axis.special.kara = true;
  };
  const there = all(wunderland, placed, forces("axis", raider, pack), forces("allied", merchants));
  return [
    resolves({
      ...plan,
      id: "kara-attacked",
      title: "12.12 The Panzerschiff in the Kara Sea attacks the convoy there without a location card",
      change: there,
      rolls: [],
      outcome: { combat: null },
      rulings: ["E-75"],
      snapshot: {
        pending: { decision: "surf_submarines", side: "allied", battle: { hex: "kara_sea", attacker: "axis" } },
        sides: { axis: { attacked: ["raider"] } },
      },
    }),
    refused({
      ...plan,
      id: "kara-pack-segment",
      title: "12.12 Wolf Packs attack in their own segment",
      change: there,
      input: { force: "pack" },
      code: "VALUE_NOT_LISTED",
      section: "12.12",
      pointer: "/input/force",
    }),
    refused({
      ...plan,
      id: "kara-none",
      title: "12.12 Without the convoy there is nothing to attack",
      change: all(wunderland, placed, forces("axis", raider), forces("allied")),
      code: "NO_CONVOY",
      section: "12.12",
    }),
    refused({
      ...plan,
      id: "kara-fought",
      title: "12.12 D-35 The raider attacks once in a segment",
      change: all(there, (state) => {
        state.sides.axis.attacked = ["raider"];
      }),
      code: "NO_ATTACKER",
      section: "12.12",
    }),
  ];
}
