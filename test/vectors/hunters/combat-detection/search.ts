import { type Drm, fight, type Json, resolves, two, type Vector } from "../kit/combat";
import { e2, e3 } from "../kit/rolls";

/** Severely wounded. */
export const SW = "SW";

/** The parameters of a vector for a search by an escort. */
export interface Search {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly patch?: Json;
  readonly natural: number;
  readonly drms?: readonly Drm[];
  readonly detected: boolean;
  readonly twelve?: boolean;
  /** Modifiers of the depth charges that follow. */
  readonly charges?: readonly Drm[];
  readonly round?: number;
}

/** A search by an escort. */
export function search({
  id,
  title,
  citation,
  patch,
  natural,
  drms,
  detected,
  twelve = false,
  charges = [],
  round = 0,
}: Search): Vector {
  const drmsOnE3: readonly Drm[] = twelve ? [...charges, "E3_DETECT_12"] : charges;
  const cycle = { round: round + 1, previouslyDetected: true, twelve };
  return resolves({
    id,
    title,
    citation,
    operation: "resolveDepthCharge",
    base: "viib-detection",
    patch,
    input: { exceedTestDepth: false },
    rolls: [e2(two(natural), drms), ...(detected ? [e3([1, 1], drmsOnE3)] : [])],
    outcome: {
      exceeded: false,
      detected,
      hits: detected ? 0 : null,
      damage: [],
      phase: detected ? "detection" : "follow",
      fate: null,
    },
    snapshot: detected ? { engagement: { cycle } } : { phase: "follow", boat: { hull: 0, flooding: 0 } },
  });
}

/** The attack that an escort answers. */
export const attack = (part: Json): Json => fight({ attack: part });

/** A patrol with a wolfpack of this kind. */
export const pack = (wolfpack: string): Json => ({ ...fight({ wolfpack }), patrol: { mission: "W" } });
