import { truncate } from "../../../core/drawing/lettering";
import type { WordFormatter } from "../../../core/text/word-formatter";
import { alliedAt, isAlliedShip } from "../chapters/13-incidents/pool";
import type { Marker } from "../chapters/13-incidents/state";
import { austroHungarianAt, germanAt } from "../chapters/shared/game";
import { findAlliedShip, findAustroHungarianShip, germanShipOf } from "../charts/pack";
import type { Snapshot } from "../snapshot";
import { FLEETS, type Fleet } from "../vocabulary";
import type { Painting } from "./painting";
import { chip, faceDownPile, shipToken, type Token } from "./tokens";

/** 14.3 The German ships of a space, with their intact hull and engines. */
export function germanTokens({ charts, say }: Painting, state: Snapshot, space: string): Token[] {
  return germanAt(state, space).map((id) => {
    const { name, class: type, start } = germanShipOf(charts, id);
    const { hull, engines, mustLeave } = state.ships[id];
    const numbers = { hull, hulls: start.hull, engines, most: start.engines };
    const leaving = mustLeave ? `; ${say("must_leave")}` : "";
    return shipToken({
      unit: id,
      livery: "german",
      silhouette: type,
      name,
      figures: say("figures", numbers),
      title: `${name}, ${say("named", { name: say(type), value: say("condition", numbers) })}${leaving}`,
    });
  });
}

/** 20.0 The Austro-Hungarian ships of a space. */
export function austroHungarianTokens({ charts, say }: Painting, state: Snapshot, space: string): Token[] {
  return austroHungarianAt(state, space).flatMap(({ id }) => {
    const ship = findAustroHungarianShip(charts, id);
    if (ship === undefined) return [];
    const { name, class: type } = ship;
    const title = `${name}, ${say(type)} (${say("austro_hungarian")})`;
    return [shipToken({ unit: id, livery: "austro-hungarian", silhouette: type, name, title })];
  });
}

/** 14.0 The face-up Allied ships of a space, with a mark on those damaged in the battle. */
export function alliedTokens({ charts, say }: Painting, state: Snapshot, space: string): Token[] {
  return alliedAt(state, charts, space).flatMap(({ id }) => {
    const ship = findAlliedShip(charts, id);
    if (ship === undefined) return [];
    const { name, class: type, nation } = ship;
    const fighter = state.battle?.allied.find((each) => each.id === id);
    const fate = fighter === undefined ? null : fateOf(say, fighter);
    const title = `${name}, ${say(type)} (${say(nation)})${fate === null ? "" : `, ${fate}`}`;
    const isOutOfBattle = fighter !== undefined && (fighter.sunk || fighter.withdrawn);
    const words = fate === null ? name : `${name} (${fate})`;
    return [shipToken({ unit: id, livery: nation, silhouette: type, name: words, title, isSpent: isOutOfBattle })];
  });
}

type Fighter = NonNullable<Snapshot["battle"]>["allied"][number];

function fateOf(say: WordFormatter, { sunk, withdrawn, damage }: Fighter): string | null {
  if (sunk) return say("sunk");
  if (withdrawn) return say("withdraw");
  return damage > 0 ? `${say("damage")} ${damage}` : null;
}

/** 3.0(3) The piles of face-down markers in a space, one for each fleet. */
export function faceDownTokens({ say }: Painting, state: Snapshot, space: string): Token[] {
  return FLEETS.flatMap((fleet: Fleet) => {
    const count = state.unseen.faceDown
      .filter((each) => each.space === space && each.fleet === fleet)
      .reduce((sum, each) => sum + each.count, 0);
    if (count === 0) return [];
    return [
      faceDownPile(
        fleet,
        count,
        `${say("named", { name: say("face_down"), value: count })} (${say(fleet, {}, "UNSEEN")})`,
      ),
    ];
  });
}

/** Everything else that lies in a space: defences, colliers, mines, weather and markers. */
export function chips(painting: Painting, state: Snapshot, space: string): Token[] {
  return [
    ...coastalChips(painting, state, space),
    ...colliers(painting, state, space),
    ...mines(painting, state, space),
    ...landed(painting, state, space),
    ...weather(painting, state, space),
    ...markers(painting, state, space),
    ...sortie(painting, state, space),
  ];
}

/** 16.0 Coastal defence units: strength of those face up, number of those face down. */
function coastalChips({ charts, say }: Painting, state: Snapshot, space: string): Token[] {
  const coastalUnits = state.coastal.filter((unit) => unit.space === space);
  const faceUp = coastalUnits.map(({ id, destroyed }) => {
    const strength = charts.COASTAL_DEFENCE.facts.units.find((unit) => unit.id === id)?.strength ?? 0;
    const title = say(destroyed ? "coastal_destroyed" : "coastal_unit", { strength });
    const kind = destroyed ? "coastal-destroyed" : "coastal";
    const words = destroyed ? say("strength_lost", { strength }) : String(strength);
    return chip({ kind, livery: "plain", picture: "fort", words, title, isSpent: destroyed });
  });
  const hidden = state.unseen.faceDownCoastal
    .filter((each) => each.space === space)
    .reduce((sum, each) => sum + each.count, 0);
  if (hidden === 0) return faceUp;
  const title = say("named", { name: say("coastal_face_down"), value: hidden });
  return [...faceUp, chip({ kind: "coastal-face-down", livery: "plain", picture: "fort", words: `${hidden}?`, title })];
}

/** 7.4 Colliers. */
function colliers({ say }: Painting, state: Snapshot, space: string): Token[] {
  return state.colliers
    .filter((collier) => collier.space === space && !collier.lost)
    .map(({ used }) => {
      const title = say(used ? "collier_used" : "collier_here");
      return chip({
        kind: "collier",
        livery: "german",
        picture: "merchant",
        words: say("collier"),
        title,
        isSpent: used,
      });
    });
}

/** 23 Mines. */
function mines({ say }: Painting, state: Snapshot, space: string): Token[] {
  const mineCount = state.mines.filter((each) => each === space).length;
  if (mineCount === 0) return [];
  return [
    chip({
      kind: "mine",
      livery: "german",
      picture: "mine",
      words: mineCount > 1 ? `×${mineCount}` : "",
      title: say("named", { name: say("minefields"), value: mineCount }),
    }),
  ];
}

/** 9.2 A Seebataillon that holds a port. */
function landed({ charts, say }: Painting, state: Snapshot, space: string): Token[] {
  if (!state.landed.includes(space)) return [];
  const { name } = charts.CARGO.facts.cargo.seebataillon;
  const words = truncate(name, 9.5, 150);
  return [chip({ kind: "landed", livery: "german", picture: "flag", words, title: say("ashore", { name }) })];
}

/** D-28, D-47 Limited visibility and storm of this turn. */
function weather({ say }: Painting, state: Snapshot, space: string): Token[] {
  const dim = state.visibility
    .filter((each) => each.space === space)
    .map(({ rolled }) => {
      const visibility = rolled === null ? null : say(rolled, {}, "VISIBILITY");
      const title = say("named", { name: say("limited_visibility"), value: visibility ?? say("not_rolled") });
      return chip({ kind: "visibility", livery: "plain", picture: "fog", words: visibility ?? "?", title });
    });
  if (!state.storms.includes(space)) return dim;
  return [
    ...dim,
    chip({ kind: "storm", livery: "plain", picture: "cloud", words: say("storm"), title: say("storm_now") }),
  ];
}

/** 13.0 Markers other than ships that lie in a space or wait there, but for the weather, which is reported elsewhere. */
function markers({ say }: Painting, state: Snapshot, space: string): Token[] {
  const isReported = (kind: Marker["kind"]): boolean =>
    (kind === "storm" && state.storms.includes(space)) ||
    (kind === "limited_visibility" && state.visibility.some((each) => each.space === space));
  const lying = (marker: Marker): boolean =>
    marker.space === space &&
    (marker.place === "map" || marker.place === "set_aside") &&
    !isAlliedShip(marker) &&
    !isReported(marker.kind);
  return state.markers.filter(lying).map(({ kind }) => {
    const name = say(kind);
    const picture = kind === "allied_merchantman" || kind === "friendly_ship" ? { picture: "merchant" as const } : {};
    return chip({ kind: `marker-${kind}`, livery: "plain", ...picture, words: truncate(name, 9.5, 110), title: name });
  });
}

/** D-68 The patrol zones that the French Navy Sortie holds in the next movement. */
function sortie({ charts, say }: Painting, { frenchSortie }: Snapshot, space: string): Token[] {
  if (!frenchSortie || !charts.SORTIES.facts.french.spaces.includes(space)) return [];
  const title = say("french_sortie");
  return [chip({ kind: "french-sortie", livery: "french", picture: "flag", words: say("sortie"), title })];
}
