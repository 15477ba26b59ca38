import { cut } from "../../../core/drawing/lettering";
import { alliedAt, isAlliedShip } from "../chapters/13-incidents/pool";
import type { Marker } from "../chapters/13-incidents/state";
import { austroHungarianAt, germanAt } from "../chapters/shared/game";
import { findAlliedShip, findAustroHungarianShip, germanShipOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { FLEETS, type Fleet } from "../vocabulary";
import { chip, faceDownPile, shipToken, type Token } from "./tokens";
import { CLASS_WORDS, NATION_WORDS, some } from "./words";

/** 14.3 The German ships of a space, with their intact hull and engines. */
export function germanTokens(state: Snapshot, charts: Charts, space: string): Token[] {
  return germanAt(state, space).map((id) => {
    const { name, class: type, start } = germanShipOf(charts, id);
    const { hull, engines, mustLeave } = state.ships[id];
    const figures = `Hull ${hull}/${start.hull}  Eng ${engines}/${start.engines}`;
    const leaving = mustLeave ? "; it must leave this neutral site" : "";
    return shipToken({
      unit: id,
      livery: "german",
      silhouette: type,
      name,
      figures,
      title: `${name}, ${CLASS_WORDS[type]}: hull ${hull} of ${start.hull}, engines ${engines} of ${start.engines}${leaving}`,
    });
  });
}

/** 20.0 The Austro-Hungarian ships of a space. */
export function austroHungarianTokens(state: Snapshot, charts: Charts, space: string): Token[] {
  return austroHungarianAt(state, space).flatMap(({ id }) => {
    const ship = findAustroHungarianShip(charts, id);
    if (ship === undefined) return [];
    const { name, class: type } = ship;
    const title = `${name}, Austro-Hungarian ${CLASS_WORDS[type]}`;
    return [shipToken({ unit: id, livery: "austro-hungarian", silhouette: type, name, title })];
  });
}

/** 14.0 The face-up Allied ships of a space; those hurt in the battle say so. */
export function alliedTokens(state: Snapshot, charts: Charts, space: string): Token[] {
  return alliedAt(state, charts, space).flatMap(({ id }) => {
    const ship = findAlliedShip(charts, id);
    if (ship === undefined) return [];
    const { name, class: type, nation } = ship;
    const fighter = state.battle?.allied.find((each) => each.id === id);
    const fate = fighter === undefined ? null : fateOf(fighter);
    const title = `${name}, ${NATION_WORDS[nation]} ${CLASS_WORDS[type]}${fate === null ? "" : `, ${fate}`}`;
    const spent = fighter !== undefined && (fighter.sunk || fighter.withdrawn);
    const words = fate === null ? name : `${name} (${fate})`;
    return [shipToken({ unit: id, livery: nation, silhouette: type, name: words, title, spent })];
  });
}

function fateOf({ sunk, withdrawn, damage }: NonNullable<Snapshot["battle"]>["allied"][number]): string | null {
  if (sunk) return "sunk";
  if (withdrawn) return "withdraws";
  return damage > 0 ? `${damage} damage` : null;
}

/** 3.0(3) The piles of face-down markers in a space, one for each fleet. */
export function faceDownTokens(state: Snapshot, space: string): Token[] {
  return FLEETS.flatMap((fleet: Fleet) => {
    const count = state.unseen.faceDown
      .filter((each) => each.space === space && each.fleet === fleet)
      .reduce((sum, each) => sum + each.count, 0);
    if (count === 0) return [];
    return [faceDownPile(fleet, count, `${some(count, "face-down marker")} of the ${NATION_WORDS[fleet]} group`)];
  });
}

/** Everything else that lies in a space: defences, colliers, mines, weather and markers. */
export function chips(state: Snapshot, charts: Charts, space: string): Token[] {
  return [
    ...coastalChips(state, charts, space),
    ...colliers(state, space),
    ...mines(state, space),
    ...landed(state, charts, space),
    ...weather(state, space),
    ...markers(state, charts, space),
    ...sortie(state, charts, space),
  ];
}

/** 16.0 Coastal defence units: strength of those face up, number of those face down. */
function coastalChips(state: Snapshot, charts: Charts, space: string): Token[] {
  const seen = state.coastal.filter((unit) => unit.space === space);
  const faceUp = seen.map(({ id, destroyed }) => {
    const strength = charts.COASTAL_DEFENCE.facts.units.find((unit) => unit.id === id)?.strength ?? 0;
    const title = `Coastal defence unit of strength ${strength}${destroyed ? ", destroyed" : ""}`;
    const kind = destroyed ? "coastal-destroyed" : "coastal";
    const words = destroyed ? `${strength} lost` : String(strength);
    return chip({ kind, livery: "plain", picture: "fort", words, title, spent: destroyed });
  });
  const hidden = state.unseen.faceDownCoastal
    .filter((each) => each.space === space)
    .reduce((sum, each) => sum + each.count, 0);
  if (hidden === 0) return faceUp;
  const title = some(hidden, "face-down coastal defence unit");
  return [...faceUp, chip({ kind: "coastal-face-down", livery: "plain", picture: "fort", words: `${hidden}?`, title })];
}

/** 7.4 Colliers. */
function colliers(state: Snapshot, space: string): Token[] {
  return state.colliers
    .filter((collier) => collier.space === space && !collier.lost)
    .map(({ used }) => {
      const title = used ? "German collier; it has given its coal and leaves" : "German collier";
      return chip({ kind: "collier", livery: "german", picture: "merchant", words: "Collier", title, spent: used });
    });
}

/** 23 Mines. */
function mines(state: Snapshot, space: string): Token[] {
  const laid = state.mines.filter((each) => each === space).length;
  if (laid === 0) return [];
  return [
    chip({
      kind: "mine",
      livery: "german",
      picture: "mine",
      words: laid > 1 ? `×${laid}` : "",
      title: some(laid, "German minefield"),
    }),
  ];
}

/** 9.2 A Seebataillon that holds a port. */
function landed(state: Snapshot, charts: Charts, space: string): Token[] {
  if (!state.landed.includes(space)) return [];
  const { name } = charts.CARGO.facts.cargo.seebataillon;
  const words = cut(name, 9.5, 150);
  return [
    chip({ kind: "landed", livery: "german", picture: "flag", words, title: `${name} ashore; the port is captured` }),
  ];
}

/** D-28, D-47 Limited visibility and storm of this turn. */
function weather(state: Snapshot, space: string): Token[] {
  const dim = state.visibility
    .filter((each) => each.space === space)
    .map(({ rolled }) => {
      const words = rolled ?? "not rolled yet";
      const title = `Limited Visibility: ${words}`;
      return chip({ kind: "visibility", livery: "plain", picture: "fog", words: rolled ?? "?", title });
    });
  if (!state.storms.includes(space)) return dim;
  return [
    ...dim,
    chip({ kind: "storm", livery: "plain", picture: "cloud", words: "Storm", title: "A storm this turn" }),
  ];
}

/** 13.0 Markers other than ships that lie in a space or wait there, but for the weather, which is reported elsewhere. */
function markers(state: Snapshot, charts: Charts, space: string): Token[] {
  const names: Readonly<Record<string, { readonly name: string }>> = charts.INCIDENT_MARKERS.facts.markers;
  const isReported = (kind: Marker["kind"]): boolean =>
    (kind === "storm" && state.storms.includes(space)) ||
    (kind === "limited_visibility" && state.visibility.some((each) => each.space === space));
  const lying = (marker: Marker): boolean =>
    marker.space === space &&
    (marker.place === "map" || marker.place === "set_aside") &&
    !isAlliedShip(marker) &&
    !isReported(marker.kind);
  return state.markers.filter(lying).map(({ kind }) => {
    const name = names[kind]?.name ?? kind;
    const picture = kind === "allied_merchantman" || kind === "friendly_ship" ? { picture: "merchant" as const } : {};
    return chip({ kind: `marker-${kind}`, livery: "plain", ...picture, words: cut(name, 9.5, 110), title: name });
  });
}

/** D-68 The patrol zones that the French Navy Sortie holds in the next movement. */
function sortie({ frenchSortie }: Snapshot, charts: Charts, space: string): Token[] {
  if (!frenchSortie || !charts.SORTIES.facts.french.spaces.includes(space)) return [];
  const title = "French Navy Sortie: no friendly warship may enter in the next movement";
  return [chip({ kind: "french-sortie", livery: "french", picture: "flag", words: "Sortie", title })];
}
