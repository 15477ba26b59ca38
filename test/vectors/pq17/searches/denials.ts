import { all, type Change, type Vector } from "../kit";
import { force, fresh, known } from "../kit/changes";
import { AXIS_NIGHT, convoyOf, denial, FAILED, forceReport, PACK, tried } from "./search";

/** 1.4.3, 6.2.2 Searches that a carrier or a CAM denies. */
export function denials(): Vector[] {
  const c = { ...AXIS_NIGHT, symbol: "C" } as const;
  const byAir = { side: "axis", half: "day", by: "air", symbol: "C" } as const;
  const carrier: Change = (state) => {
    force(state, "allied").units = [fresh("victorious", 4)];
  };
  const cam = convoyOf(["mc", 1], ["mv", 10]);
  const spent: Change = (state) => {
    const convoy = force(state, "allied");
    convoy.units = convoy.units.map((each) => (each.unit === "mc" ? { ...each, marks: ["cam_used"] } : each));
  };
  return [
    tried({
      ...c,
      id: "carrier-denies",
      title: "6.2.2 A carrier denies a C, and its owner says so",
      citation: "6.2.2",
      change: carrier,
      outcome: () => ({ found: "denied_carrier", idLevel: null }),
      after: (state) => {
        state.sides.allied.located = ["victorious"];
      },
    }),
    tried({
      ...c,
      id: "carrier-does-not-deny",
      title: "6.2.2 The owner of a carrier need not deny",
      citation: "6.2.2",
      change: all(carrier, denial("allied", { carrier: false })),
      outcome: forceReport,
    }),
    tried({
      ...AXIS_NIGHT,
      symbol: "U",
      id: "carrier-u",
      title: "6.2.2 No carrier denies a U",
      citation: "6.2.2",
      change: carrier,
      outcome: forceReport,
    }),
    tried({
      ...c,
      id: "cam-denies",
      title: "6.2.2 A CAM denies a C and is used",
      citation: "6.2.2",
      change: cam,
      outcome: () => ({ found: "denied_cam", idLevel: null }),
      after: spent,
    }),
    tried({
      ...c,
      id: "cam-is-kept",
      title: "6.2.2 A CAM whose owner does not name it is not used",
      citation: "6.2.2",
      change: all(cam, denial("allied", { cam: false })),
      outcome: forceReport,
    }),
    tried({
      ...c,
      id: "cam-used-before",
      title: "1.4.3 A CAM denies once in an operation",
      citation: "1.4.3",
      change: all(cam, spent),
      outcome: forceReport,
    }),
    tried({
      ...c,
      id: "one-of-two-cams",
      title: "6.2.2 Of two CAM of a class one is used",
      citation: "6.2.2",
      change: convoyOf(["mc", 2], ["mv", 10]),
      outcome: () => ({ found: "denied_cam", idLevel: null }),
      after: (state) => {
        force(state, "allied").units = [fresh("mc", 1), fresh("mv", 10), { ...fresh("mc", 1), marks: ["cam_used"] }];
      },
    }),
    ...(["fog", "storm"] as const).map((column) =>
      tried({
        ...byAir,
        column,
        id: `cam-${column}`,
        title: column === "fog" ? "9.2.3 No CAM in Fog" : "9.2.4 No CAM in a Storm",
        citation: column === "fog" ? "9.2.3" : "9.2.4",
        change: cam,
        outcome: forceReport,
      }),
    ),
    tried({
      ...byAir,
      column: "reduced_visibility",
      id: "cam-reduced-visibility",
      title: "1.4.3 A CAM serves in Reduced Visibility",
      citation: "1.4.3",
      change: cam,
      outcome: () => ({ found: "denied_cam", idLevel: null }),
    }),
  ];
}

/** 6.2.2 Searches that a Wolf Pack denies. */
export function packs(): Vector[] {
  const day = { side: "allied", half: "day", by: "force", column: "fair" } as const;
  return [
    tried({
      ...day,
      symbol: "U",
      submarine: true,
      id: "pack-denies",
      title: "6.2.2 A Wolf Pack is denied by a card with a submarine",
      citation: "6.2.2",
      change: PACK,
      outcome: () => ({ found: "denied_wolf_pack", idLevel: null }),
    }),
    tried({
      ...day,
      symbol: "U",
      submarine: true,
      id: "pack-does-not-deny",
      title: "6.2.2 The owner of a Wolf Pack need not deny",
      citation: "6.2.2",
      change: all(PACK, denial("axis", { wolfPack: false })),
      outcome: forceReport,
    }),
    tried({
      ...day,
      symbol: "U",
      submarine: false,
      id: "pack-plain-card",
      title: "6.2.2 A card without a submarine finds a Wolf Pack",
      citation: "6.2.2",
      change: PACK,
      outcome: forceReport,
    }),
    tried({
      ...day,
      symbol: "2",
      submarine: true,
      id: "pack-failing-card",
      title: "6.2.2 A card that fails is not denied, although it shows a submarine",
      citation: "6.2.2",
      change: all(PACK, known("axis", undefined, 1)),
      outcome: FAILED,
    }),
    tried({
      ...day,
      symbol: "U",
      submarine: true,
      id: "submarine-card-tf",
      title: "6.2.2 A card with a submarine finds a TF all the same",
      citation: "6.2.2",
      outcome: forceReport,
    }),
  ];
}
