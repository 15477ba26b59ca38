import { type Case, type Change, needs, type Roll, refused, resolves, type Vector } from "../kit";
import { force, weather } from "../kit/changes";

const DISPERSE: Omit<Case, "id" | "title"> = {
  citation: "9.3.2",
  operation: "resolveDispersal",
  base: "dispersal",
  input: { convoy: "convoy_pq_17" },
};

function dispersalRoll(face: number, drm = -3): Roll {
  return {
    label: "dispersal",
    faces: [face],
    chart: null,
    modified: face + drm,
    modifiers: { GALE_DISPERSAL: drm },
  };
}

function strays(...places: number[]): Roll[] {
  return places.map((face) => ({ label: "dispersal-ship", faces: [face], chart: null }));
}

/** Takes merchants of PQ-17 into its dispersed part. */
function astray(state: Parameters<Change>[0], lost: Readonly<Record<string, number>>, order: readonly string[]): void {
  const { units, convoy } = force(state, "allied");
  for (const each of units) each.cs -= lost[each.unit] ?? 0;
  force(state, "allied").units = units.filter(({ cs, unit }) => cs > 0 || lost[unit] === undefined);
  convoy!.dispersed = order.map((unit) => ({ unit, cs: lost[unit]! }));
  state.sides.allied.convoyCards[0]!.disperses = false;
}

/** 9.3.2 Merchants that a Gale disperses. */
export function dispersals(): Vector[] {
  return [
    resolves({
      ...DISPERSE,
      id: "disperse-none",
      title: "9.3.2 A die is at least 0: three dice of 3 and less disperse no one",
      rolls: [dispersalRoll(3), dispersalRoll(0), dispersalRoll(1)],
      outcome: { convoy: "convoy_pq_17", dispersed: 0 },
      after: (state) => {
        state.sides.allied.convoyCards[0]!.disperses = false;
      },
    }),
    resolves({
      ...DISPERSE,
      id: "disperse-four",
      title: "9.3.2 One die for every 11 CS of merchants; each die counts by itself",
      rolls: [dispersalRoll(5), dispersalRoll(0), dispersalRoll(5), ...strays(1, 1, 3, 30)],
      outcome: { dispersed: 4 },
      after: (state) => astray(state, { mc: 1, mo: 1, mv: 2 }, ["mc", "mo", "mv"]),
    }),
    resolves({
      ...DISPERSE,
      id: "disperse-22",
      title: "9.3.2 32 CS roll two dice, fractions down",
      change: (state) => {
        for (const each of force(state, "allied").units) if (each.unit === "mv") each.cs = 28;
      },
      rolls: [dispersalRoll(4), dispersalRoll(2), ...strays(5)],
      outcome: { dispersed: 1 },
    }),
    resolves({
      ...DISPERSE,
      id: "disperse-dispersed",
      title: "9.3.2 Merchants that are dispersed already do not count",
      change: (state) => {
        const { units, convoy } = force(state, "allied");
        for (const each of units) if (each.unit === "mv") each.cs = 17;
        convoy!.dispersed = [{ unit: "mv", cs: 12 }];
      },
      rolls: [dispersalRoll(3)],
      outcome: { dispersed: 0 },
    }),
    resolves({
      ...DISPERSE,
      id: "disperse-small",
      title: "9.3.2 Fewer than 11 CS roll nothing",
      change: (state) => {
        for (const each of force(state, "allied").units) if (each.unit === "mv") each.cs = 6;
      },
      rolls: [],
      outcome: { dispersed: 0 },
    }),
    ...[-2, -4, -5, -6].map((drm) =>
      resolves({
        ...DISPERSE,
        id: `disperse-drm${drm}`,
        title: `9.3.2 A dispersal modifier of ${drm}`,
        change: weather("gale", drm),
        rolls: [dispersalRoll(-drm + 1, drm), dispersalRoll(0, drm), dispersalRoll(0, drm), ...strays(33)],
        outcome: { dispersed: 1 },
        after: (state: Parameters<Change>[0]) => astray(state, { mv: 1 }, ["mv"]),
      }),
    ),
    needs({
      ...DISPERSE,
      id: "disperse-asks",
      title: "9.3.2 Dispersal requests its dice",
      next: { label: "dispersal" },
    }),
    refused({
      ...DISPERSE,
      id: "disperse-not-due",
      title: "9.3.2 A convoy whose card does not disperse it rolls nothing",
      change: (state) => {
        state.sides.allied.convoyCards[0]!.disperses = false;
      },
      code: "NO_DISPERSAL",
      section: "9.3.2",
    }),
  ];
}

/** 9.3.2 Dispersal is not passed over. */
export function dispersalLeft(): Vector[] {
  return [
    refused({
      id: "dispersal-left",
      title: "9.3.2 The step does not end before the convoy has dispersed",
      citation: "9.3.2",
      operation: "endPhase",
      base: "dispersal",
      code: "DISPERSAL_LEFT",
      section: "9.3.2",
    }),
  ];
}
