import type { Force } from "../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { facts, type Json, plain, type Roll, resolves, type Vector } from "./kit";
import { fighting } from "./kit/battles";
import { convoy, fleet, ships } from "./kit/fleets";

type Numbers = Readonly<Record<string, number | null>>;

const HIT = facts<{ hit: Readonly<Record<string, Numbers | null>> }>("NAVAL_GUNNERY").hit;

/** One unit of each type that fires guns, with its CS. */
const FIRING = {
  allied: {
    BB: ["king_george_v", 4],
    BC: ["renown", 3],
    CA: ["london", 3],
    CL: ["jamaica", 4],
    CLAA: ["scylla", 2],
    CM: ["adventure", 1],
    DD: ["dd_jr", 2],
    TB: ["tb_old", 2],
  },
  axis: {
    BB: ["tirpitz", 5],
    BC: ["scharnhorst", 3],
    CA: ["admiral_hipper", 4],
    CB: ["lutzow", 4],
    CL: ["koln", 2],
    CM: ["brummer", 1],
    DD: ["dd_z34_36", 2],
    TB: ["tb_35_37", 2],
  },
} as const;

/** One unit of each type that is fired at, with its CS. */
const TARGETS = {
  allied: {
    BB: ["duke_of_york", 4],
    BC: ["renown", 3],
    CV: ["victorious", 4],
    CVE: ["avenger", 1],
    CA: ["norfolk", 3],
    CL: ["sheffield", 4],
    CLAA: ["sirius", 2],
    CM: ["adventure", 1],
    DD: ["dd_ai", 4],
    TB: ["tb_op", 4],
    ES: ["es_british", 4],
    AX: ["aldersdale", 2],
    MX: ["mv", 8],
  },
  axis: {
    BB: ["tirpitz", 5],
    BC: ["scharnhorst", 3],
    CV: ["graf_zeppelin", 3],
    CA: ["prinz_eugen", 4],
    CB: ["admiral_scheer", 4],
    CL: ["nurnberg", 2],
    CM: ["brummer", 1],
    DD: ["dd_z36a", 4],
    TB: ["tb_35_37", 4],
    ES: ["es_german", 4],
    AX: ["german_oiler", 1],
    MX: ["mv", 8],
  },
} as const;

/** Of CS dice the first just misses and the last just hits; a lone die hits for the Allies and misses for the Axis. */
function facesFor(cs: number, number: number, lone: "hit" | "miss"): number[] {
  if (cs === 1) return [lone === "hit" ? number : number - 1];
  return [number - 1, ...Array.from({ length: cs - 2 }, () => 0), number];
}

/** Every type of one side fires at one type of the other. */
function at(side: "allied" | "axis", type: string, [unit, cs]: readonly [string, number]): Vector {
  const firing = Object.entries(FIRING[side]) as [string, readonly [string, number]][];
  const guns = fleet("firing", 1, ships(...firing.flatMap(([, pair]) => [...pair])));
  const enemy = side === "allied" ? "axis" : "allied";
  const alone = type === "MX" || type === "AX";
  const make = alone ? convoy : fleet;
  const victims: Force = make("target", 1, ships(unit, cs));
  const target = firing.length + 1;
  const rolls: Roll[] = [];
  const salvos: Json[] = [];
  firing.forEach(([from, [, dice]], index) => {
    const number = HIT[from]?.[type] ?? null;
    const faces = number === null ? [] : facesFor(dice, number, side === "allied" ? "hit" : "miss");
    const hits = faces.filter((face) => number !== null && face >= number).length;
    for (const face of faces) rolls.push(plain("gunnery", [face], number !== null && face >= number ? "hit" : "miss"));
    salvos.push({ unit: index + 1, target, dice: faces.length, hits });
  });
  const closed = alone ? firing.map((_, index) => index + 1) : firing.map((_, index) => index + 1).slice(-1);
  const change = fighting(
    { attacker: side, [side]: [guns], [enemy]: [victims] },
    alone ? { unescorted: 2, hadWarships: false } : {},
    Object.fromEntries(closed.map((no) => [no, { area: "torpedo_attack" as const }])),
  );
  return resolves({
    id: `gunnery-${side}-at-${type.toLowerCase()}`,
    title: `NAVAL_GUNNERY Every type of the ${side === "allied" ? "Allies" : "Axis"} fires at ${type}`,
    citation: "7.5.2",
    operation: "targetGuns",
    base: alone ? "surface-hunt" : "surface-battle",
    change,
    input: { targets: firing.map(([, [, cs]], index) => ({ unit: index + 1, target, cs })) },
    rolls,
    outcome: { named: firing.length, salvos },
    rulings: firing.some(([from]) => (HIT[from]?.[type] ?? null) === null) ? ["E-57"] : [],
  });
}

/** The cells of the Naval Gunnery Table that units of the game can reach. */
export function vectors(): Vector[] {
  return (["allied", "axis"] as const).flatMap((side) => {
    const targets = TARGETS[side === "allied" ? "axis" : "allied"];
    return Object.entries(targets).map(([type, pair]) => at(side, type, pair));
  });
}
