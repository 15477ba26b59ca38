import { textLine } from "../../../core/drawing/lettering";
import { EMPTY_SVG, el, formatNumber, group, joinSvg, type Svg } from "../../../core/drawing/svg";
import { isCaptured, terrainAt } from "../chapters/9-ports/sites";
import { siteOf } from "../charts/map";
import type { Charts, Space } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import type { Nation, Terrain } from "../vocabulary";
import { emblem } from "./emblems";
import type { Point } from "./geometry";
import { type Layout, type PlacedSpace, radiusOf } from "./layout";
import { aimsAt, isShut } from "./order";
import type { Painting } from "./painting";

/** 12.5 Every space in its current state, with its name; `data-space` contains its id. */
export function spaceLayer(layout: Layout, charts: Charts, state?: Snapshot): Svg {
  return group("spaces", ...[...layout.places.values()].map((place) => drawSpace(place, charts, state)));
}

/** The tooltip of a space: its name, its kind and its current remarks. */
export function titleOf({ space }: PlacedSpace, painting: Painting, state: Snapshot | undefined): string {
  const { charts, say, names } = painting;
  const terrain = state === undefined ? space.terrain : terrainAt(state, charts, space.id);
  const notes = state === undefined ? [] : remarks(state, charts, space).map((remark) => say(remark));
  return [say("named", { name: names.space(space), value: described(space, terrain, painting) }), ...notes].join("; ");
}

function drawSpace(place: PlacedSpace, charts: Charts, state: Snapshot | undefined): Svg {
  const { space, at } = place;
  const terrain = state === undefined ? space.terrain : terrainAt(state, charts, space.id);
  const closed = charts.TERRAIN_EFFECTS.facts.terrains[terrain].closed || (state !== undefined && isShut(state, space));
  return el(
    "g",
    {
      id: `goeben-space-${space.id}`,
      class: `space ${terrain.replaceAll("_", "-")}${closed ? " shut" : ""}`,
      "data-space": space.id,
    },
    state === undefined ? EMPTY_SVG : below(place, charts, state),
    symbol({
      at,
      terrain,
      printed: space.terrain,
      nation: space.nation,
      captured: state !== undefined && isCaptured(state, space.id),
    }),
    state === undefined ? EMPTY_SVG : above(place, charts, state),
    label(place),
  );
}

/** The kind of a space, in words. */
function described({ zone, nation }: Space, terrain: Terrain, { charts, say, names }: Painting): string {
  const whose = nation === null ? "" : ` (${say(nation)})`;
  return `${say(terrain, {}, "terrain")}${whose}, ${names.zone(zone, charts.MAP.facts.zones[zone].name)}`;
}

/** The remarks on a space, as codes. */
function remarks(state: Snapshot, charts: Charts, space: Space): string[] {
  const aims = aimsAt(state, charts, space.id);
  return [
    aims.includes("location") ? "aim_location" : null,
    aims.includes("defended") ? "aim_defended" : null,
    aims.includes("destroyed") ? "aim_destroyed" : null,
    state.visited.includes(space.id) ? "visited" : null,
    isCaptured(state, space.id) ? "captured" : null,
    isShut(state, space) ? "shut" : null,
  ].filter((each) => each !== null);
}

/** The signs under a space: battle, incidents in progress, the aim of the order. */
function below({ space, at, radius }: PlacedSpace, charts: Charts, state: Snapshot): Svg {
  const { x, y } = at;
  return joinSvg([
    state.battle?.space === space.id ? emblem("clash", x, y, 2.1, "battle") : null,
    state.incident?.space === space.id ? el("circle", { class: "incident", cx: x, cy: y, r: radius + 9 }) : null,
    aimsAt(state, charts, space.id).includes("location")
      ? el("circle", { class: "objective", cx: x, cy: y, r: radius + 5 })
      : null,
  ]);
}

/** The signs over a space: capture, a finished visit, a target of the order. */
function above({ space, at, radius }: PlacedSpace, charts: Charts, state: Snapshot): Svg {
  const { x, y } = at;
  const aims = aimsAt(state, charts, space.id);
  return joinSvg([
    isCaptured(state, space.id) ? emblem("flag", x + 5, y - radius - 4, 1, "captured") : null,
    state.visited.includes(space.id) ? el("path", { class: "visited", d: saltire(x, y, radius + 2.5) }) : null,
    aims.includes("defended") ? emblem("aim", x, y, (radius + 7) / 8, "target") : null,
    aims.includes("destroyed") ? emblem("tick", x + radius, y - radius, 1.3, "target-done") : null,
  ]);
}

function saltire(x: number, y: number, r: number): string {
  const [left, right, top, bottom] = [
    formatNumber(x - r),
    formatNumber(x + r),
    formatNumber(y - r),
    formatNumber(y + r),
  ];
  return `M${left} ${top}L${right} ${bottom}M${left} ${bottom}L${right} ${top}`;
}

/** The facts that decide how a space is drawn. */
interface Sign {
  readonly at: Point;
  readonly terrain: Terrain;
  /** The terrain of the charts, which alliances may have changed. */
  readonly printed: Terrain;
  readonly nation: Nation | null;
  readonly captured: boolean;
}

/** 12.5 The symbol of a space: a disc in the colour of its holder, a hatched zone, or a dot at sea. */
export function symbol({ at, terrain, printed, nation, captured }: Sign): Svg {
  const { x, y } = at;
  const r = radiusOf(terrain);
  const site = siteOf(terrain);
  if (site !== null) {
    const holder = captured || site.holder === "central_powers" ? "central-powers" : site.holder;
    const colour = holder === "allied" && (nation === "british" || nation === "french") ? nation : holder;
    const inner =
      site.harbour === "naval_base"
        ? emblem("anchor", x, y, 1.1, `on-site ${colour}`)
        : el("circle", { class: `on-site ${colour}`, cx: x, cy: y, r: 2 });
    return joinSvg([el("circle", { class: `site ${colour}`, cx: x, cy: y, r }), inner]);
  }
  if (terrain === "allied_patrol_zone") return el("circle", { class: `patrol ${nation ?? "allied"}`, cx: x, cy: y, r });
  const was = printed === "allied_patrol_zone" ? el("circle", { class: "was-patrol", cx: x, cy: y, r: 14 }) : null;
  return joinSvg([was, el("circle", { class: "sea", cx: x, cy: y, r }), markOf(terrain, at)]);
}

/** The sign inside the dot of a transit point or the Atlantic exit. */
function markOf(terrain: Terrain, { x, y }: Point): Svg | null {
  if (terrain === "transit_point") return el("circle", { class: "stop", cx: x, cy: y, r: 2.6 });
  if (terrain === "atlantic_exit")
    return el("path", { class: "stop", d: `M${formatNumber(x - 3.4)} ${formatNumber(y)}l4-3.4v6.8z` });
  return null;
}

function label({ space, label }: PlacedSpace): Svg {
  const { rect, lines, size } = label;
  const kind = siteOf(space.terrain) !== null ? "site" : space.terrain === "allied_patrol_zone" ? "patrol" : "sea";
  return joinSvg(
    lines.map((line, index) =>
      textLine(rect.x + rect.w / 2, rect.y + size * (0.88 + 1.12 * index), `label-${kind}`, line),
    ),
  );
}

/** The hatching of patrol zones. */
export function hatching(): Svg {
  return joinSvg(
    (["british", "french"] as const).map((nation, index) =>
      el(
        "pattern",
        {
          id: `goeben-hatch-${nation}`,
          width: 5,
          height: 5,
          patternUnits: "userSpaceOnUse",
          patternTransform: `rotate(${index === 0 ? 45 : -45})`,
        },
        el("rect", { class: "hatch-paper", width: 5, height: 5 }),
        el("path", { class: `hatch-${nation}`, d: "M0 0V5" }),
      ),
    ),
  );
}
