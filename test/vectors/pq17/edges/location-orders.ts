import { all, type Change, needs, refused, resolves, type Vector } from "../kit";
import { card, forceOf, ship } from "../kit/pieces";
import { PACK } from "../snapshots/submarines";

/** 7.1 Two Wolf Packs of which one may attack, or neither. */
export function packOrders(): Vector[] {
  const movement = { hexes: 1, speed: "slow", entered: ["0410"], done: true } as const;
  const pack = (state: Parameters<Change>[0]) => state.sides.axis.forces.find(({ kind }) => kind === "wolf_pack")!;
  /** Another Wolf Pack, named before that of the base, in a hex without enemies. */
  const another =
    (moved: boolean): Change =>
    (state) => {
      const other = { ...structuredClone(pack(state)), id: "p2", at: "0514", block: 9 };
      if (moved) other.moved = structuredClone({ ...other.moved, ...movement, entered: ["0514"] });
      state.sides.axis.forces.unshift(other);
    };
  const holdPack: Change = (state) => {
    const own = state.sides.axis.forces.find(({ id, kind }) => kind === "wolf_pack" && id !== "p2")!;
    own.moved = structuredClone({ ...own.moved, ...movement, entered: [...movement.entered] });
  };
  const scattered: Change = (state) => {
    for (const each of state.sides.allied.forces) {
      if (each.convoy) Object.assign(each.convoy, { scattered: true });
    }
  };
  const plain = { citation: "7.1", operation: "resolveSubmarineCombat", base: "sub-attack" } as const;
  const not = (
    id: string,
    title: string,
    change: Change,
    by: string,
    code: string,
    section: string,
    pointer?: string,
  ) =>
    refused({
      ...plain,
      id: `location-${id}`,
      title: `7.1 ${title}`,
      change,
      input: { force: by, block: 1 },
      code,
      section,
      ...(pointer !== undefined && { pointer }),
    } as Parameters<typeof refused>[0]);
  return [
    needs({
      ...plain,
      id: "location-second-pack",
      title: "7.1 A Wolf Pack attacks where one that is named before it has no target",
      change: another(false),
      input: { force: PACK, block: 1 },
      next: { label: "locate-card" },
    }),
    not(
      "first-pack",
      "A Wolf Pack without a target attacks nothing",
      another(false),
      "p2",
      "NO_TARGET",
      "7.1.1",
      "/input/force",
    ),
    not(
      "neither",
      "Where no Wolf Pack may attack the first has no target",
      all(another(false), holdPack),
      PACK,
      "NO_TARGET",
      "7.1.1",
    ),
    not(
      "near",
      "Where one Wolf Pack has moved, another has strays alone beside it",
      all(another(true), scattered),
      "p2",
      "NO_TARGET",
      "7.1.1",
    ),
    resolves({
      id: "location-cam-kept",
      title: "7.1.1 A card that finds a convoy uses none of its CAMs",
      citation: "7.1.1",
      operation: "declareAirAttack",
      base: "air-convoy",
      change: (state) => {
        forceOf(state, "allied", "convoy_pq_17").units.push(ship("mc", 1));
      },
      input: { target: "block:1", groups: [["he111"]] },
      rolls: [card("locate-card", 12)],
      outcome: { next: "air_deploy" },
      snapshot: {
        sides: { allied: { forces: [{ units: [{}, {}, {}, {}, { unit: "mc", marks: [] }] }] } },
      },
    }),
  ];
}
