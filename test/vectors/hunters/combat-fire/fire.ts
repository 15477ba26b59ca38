import { award, type Drm, experte, fight, type Json, merged, resolves, two, type Vector, wounds } from "../kit/combat";
import { u1, u2, u3 } from "../kit/rolls";

const RANGES = { close: 8, medium: 7, long: 6 };

const round = (part: Json): Json => fight({ round: part });

/** One torpedo of a submerged round at the large freighter. */
function torpedo(plan: {
  id: string;
  title: string;
  citation: string;
  range?: string;
  patch?: Json;
  tube?: string;
  type?: "G7a" | "G7e";
  natural: number;
  drms?: readonly Drm[];
  hit: boolean;
}): Vector {
  const { id, title, citation, range = "close", patch, tube = "fwd1", type = "G7a", natural, drms, hit } = plan;
  const fire = u1(range, two(natural), drms);
  const after = hit ? [u2(6, `${type}_1940-07_1940-12`), u3(4)] : [];
  const damage = hit ? 1 : 0;
  return resolves({
    id,
    title,
    citation,
    operation: "resolveTorpedoFire",
    base: "viib-round",
    patch: merged(round({ range }), patch),
    input: { tubes: { [tube]: 2 } },
    rolls: [fire, ...after],
    outcome: {
      shots: [{ tube, torpedo: type, slot: 2, result: hit ? "damaged" : "missed", damage }],
      phase: "round",
      fate: null,
    },
    snapshot: {
      boat: { tubes: { [tube]: "empty" } },
      engagement: { targets: [{ damage: 0 }, { damage }], fought: true, round: { fwdFired: true, aftFired: false } },
    },
  });
}

function rows(): Vector[] {
  return Object.entries(RANGES).flatMap(([range, last]) =>
    [2, last, last + 1, 12].map((natural) => {
      const hit = natural <= last;
      const title = `U1 ${range} range: ${natural} ${hit ? "hits" : "misses"}`;
      return torpedo({ id: `u1-${range}-${natural}`, title, citation: "9.2.3", range, natural, hit });
    }),
  );
}

const SW = "SW";

const CREW_OUT = wounds({ crew1: SW, crew2: "KIA", crew3: SW, crew4: "KIA" });

interface Modified {
  readonly id: string;
  readonly what: string;
  readonly citation: string;
  readonly patch?: Json;
  readonly range?: string;
  readonly g7e?: boolean;
  readonly drms?: readonly Drm[];
  readonly natural: number;
  readonly hit: boolean;
}

const MODIFIED: readonly Modified[] = [
  {
    id: "surface",
    what: "on the surface -1",
    citation: "9.4.2",
    patch: round({ mode: "surface" }),
    drms: ["U1_SURFACE_UZO"],
    natural: 9,
    hit: true,
  },
  {
    id: "award-kc",
    what: "the Knight's Cross alone changes nothing",
    citation: "11.3.6",
    patch: award("KC"),
    natural: 9,
    hit: false,
  },
  {
    id: "award-kco",
    what: "Oakleaves -1",
    citation: "11.3.6",
    patch: award("KCO"),
    drms: ["U1_KC_OAKLEAVES"],
    natural: 9,
    hit: true,
  },
  {
    id: "award-kcos",
    what: "Swords keep the -1 of the Oakleaves",
    citation: "11.3.6",
    patch: award("KCOS"),
    drms: ["U1_KC_OAKLEAVES"],
    natural: 9,
    hit: true,
  },
  {
    id: "award-kcosd",
    what: "Diamonds keep the -1 of the Oakleaves",
    citation: "11.3.6",
    patch: award("KCOSD"),
    drms: ["U1_KC_OAKLEAVES"],
    natural: 9,
    hit: true,
  },
  {
    id: "award-kmdt-lw",
    what: "a lightly wounded Kommandant uses his Oakleaves",
    citation: "10.5.3",
    patch: merged(award("KCO"), wounds({ kmdt: "LW" })),
    drms: ["U1_KC_OAKLEAVES"],
    natural: 9,
    hit: true,
  },
  {
    id: "award-kmdt-sw",
    what: "a seriously wounded Kommandant cannot use his Oakleaves",
    citation: "10.5.3",
    patch: merged(award("KCO"), wounds({ kmdt: SW })),
    drms: ["U1_KMDT_SW"],
    natural: 8,
    hit: false,
  },
  {
    id: "green",
    what: "a Green crew +1",
    citation: "11.1.3",
    patch: { crew: { quality: "green" } },
    drms: ["U1_GREEN_CREW"],
    natural: 8,
    hit: false,
  },
  {
    id: "veteran",
    what: "a Veteran crew shoots as a Trained one",
    citation: "11.1.3",
    patch: { crew: { quality: "veteran" } },
    natural: 9,
    hit: false,
  },
  {
    id: "elite",
    what: "an Elite crew shoots as a Trained one",
    citation: "11.1.3",
    patch: { crew: { quality: "elite" } },
    natural: 9,
    hit: false,
  },
  {
    id: "crew-out",
    what: "all four generic boxes out +1",
    citation: "10.5.3",
    patch: CREW_OUT,
    drms: ["U1_ALL_CREW_OUT"],
    natural: 8,
    hit: false,
  },
  {
    id: "crew-three-out",
    what: "three generic boxes out change nothing",
    citation: "10.5.3",
    patch: wounds({ crew1: SW, crew2: "KIA", crew3: SW, crew4: "LW" }),
    natural: 8,
    hit: true,
  },
  {
    id: "wo1-commands",
    what: "the 1WO in command +1",
    citation: "10.5.3",
    patch: wounds({ kmdt: SW, wo1: "LW" }),
    drms: ["U1_KMDT_SW"],
    natural: 8,
    hit: false,
  },
  {
    id: "wo1-experte",
    what: "an Experte 1WO in command without penalty",
    citation: "10.5.3",
    patch: merged(wounds({ kmdt: SW }), experte("wo1")),
    natural: 8,
    hit: true,
  },
  {
    id: "wo2-commands",
    what: "the 2WO in command +2",
    citation: "10.5.3",
    patch: wounds({ kmdt: SW, wo1: SW }),
    drms: ["U1_KMDT_1WO_SW"],
    natural: 7,
    hit: false,
  },
  {
    id: "wo2-commands-wo1-kia",
    what: "a dead 1WO counts as a wounded one",
    citation: "10.5.3",
    patch: merged(wounds({ kmdt: SW, wo1: "KIA" }), experte("wo1")),
    drms: ["U1_KMDT_1WO_SW"],
    natural: 7,
    hit: false,
  },
  {
    id: "wo2-experte",
    what: "an Experte 2WO in command without penalty",
    citation: "10.5.3",
    patch: merged(wounds({ kmdt: SW, wo1: "KIA" }), experte("wo2")),
    natural: 8,
    hit: true,
  },
  {
    id: "officers-out",
    what: "both watch officers out under a fit Kommandant change nothing",
    citation: "10.5.3",
    patch: wounds({ wo1: SW, wo2: "KIA" }),
    natural: 8,
    hit: true,
  },
  { id: "g7e-close", what: "a G7e at close range as a G7a", citation: "9.2.3", g7e: true, natural: 8, hit: true },
  {
    id: "g7e-medium",
    what: "a G7e at medium range +1",
    citation: "9.2.3",
    range: "medium",
    g7e: true,
    drms: ["U1_G7E_MEDIUM"],
    natural: 7,
    hit: false,
  },
  {
    id: "g7e-long",
    what: "a G7e at long range +2",
    citation: "9.2.3",
    range: "long",
    g7e: true,
    drms: ["U1_G7E_LONG"],
    natural: 5,
    hit: false,
  },
  {
    id: "sum",
    what: "every modifier adds up",
    citation: "9.2.3",
    range: "long",
    g7e: true,
    patch: merged(award("KCOS"), { crew: { quality: "green" } }, CREW_OUT, round({ mode: "surface" })),
    drms: ["U1_SURFACE_UZO", "U1_KC_OAKLEAVES", "U1_GREEN_CREW", "U1_ALL_CREW_OUT", "U1_G7E_LONG"],
    natural: 4,
    hit: true,
  },
];

function modified(): Vector[] {
  return MODIFIED.map(({ id, what, g7e = false, patch = {}, ...plan }) =>
    torpedo({
      ...plan,
      patch,
      id: `u1-modifier-${id}`,
      title: `U1 modifiers: ${what}`,
      tube: g7e ? "fwd3" : "fwd1",
      type: g7e ? "G7e" : "G7a",
    }),
  );
}

/** Torpedo fire: every row and modifier of U1. */
export const fire = (): Vector[] => [...rows(), ...modified()];
