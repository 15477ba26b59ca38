import { findSpace } from "../../charts/map";
import { terrainOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { takesCollier } from "../3-setup/place-collier";
import { freshColliers } from "../3-setup/setup";
import { holderAt, terrainAt } from "../9-ports/sites";
import { isDefended } from "../16-bombardment/coastal-defences";
import { germanAt, germanInPlay } from "../shared/game";
import { type Report, repeats, type Stage, stageOf } from "../shared/invariant";

const LISTS = ["mines", "landed", "visited", "storms", "threatened", "done"] as const;

/** Spaces that the map does not hold; false when there are any, so that nothing more can be read of them. */
export function checkSpaces(state: Snapshot, charts: Charts, report: Report): boolean {
  const { campaign, stores, visibility, colliers, sharing, intelligence, incident, battle } = state;
  let known = true;
  const look = (space: string | null | undefined, pointer: string): void => {
    if (space === null || space === undefined || findSpace(charts, space) !== undefined) return;
    report("SPACE_UNKNOWN", pointer, `The map has no space ${space}.`);
    known = false;
  };
  const lookThrough = (list: readonly (string | { readonly space: string | null })[], pointer: string): void => {
    list.forEach((each, index) => {
      if (typeof each === "string") look(each, `${pointer}/${index}`);
      else look(each.space, `${pointer}/${index}/space`);
    });
  };
  for (const list of LISTS) lookThrough(state[list], `/${list}`);
  lookThrough(stores, "/stores");
  lookThrough(visibility, "/visibility");
  lookThrough(colliers, "/colliers");
  lookThrough(campaign?.highSeas ?? [], "/campaign/highSeas");
  lookThrough(campaign?.startSpaces ?? [], "/campaign/startSpaces");
  look(sharing?.space, "/sharing/space");
  look(intelligence?.space, "/intelligence/space");
  look(incident?.space, "/incident/space");
  look(battle?.space, "/battle/space");
  return known;
}

/** What could not lie on the map, or hold for a turn or a phase. */
export function checkMap(state: Snapshot, charts: Charts, report: Report): void {
  const stage = stageOf(state);
  for (const list of LISTS) {
    if (list === "mines") continue;
    for (const index of repeats(state[list])) {
      report("SPACE_REPEATED", `/${list}/${index}`, "This space stands in the list already.");
    }
  }
  checkColliers(state, charts, stage, report);
  checkMines(state, charts, report);
  checkLandings(state, charts, stage, report);
  checkVisited(state, charts, report);
  checkTurn(state, stage, report);
}

/** 3.0(9), 7.4 Colliers: as many as the ships in play bring, at sea from their placing until they are used or lost. */
function checkColliers(state: Snapshot, charts: Charts, stage: Stage, report: Report): void {
  const { colliers, options, campaign, phase } = state;
  const { usual, twoBattlecruisers } = charts.GERMAN_SETUP.facts.colliers;
  const begun = freshColliers(charts, charts.GERMAN_SETUP.facts.extras[options.germanExtras].ships).length;
  const counts = campaign === null ? [begun] : [usual, twoBattlecruisers];
  if (!counts.includes(colliers.length)) {
    report("COLLIER_IMPOSSIBLE", "/colliers", `There are ${counts.join(" or ")} colliers in this game (19.0).`);
  }
  colliers.forEach(({ space, used, lost }, index) => {
    const fault = (pointer: string, message: string): void => {
      report("COLLIER_IMPOSSIBLE", `/colliers/${index}${pointer}`, message);
    };
    if (stage === "setup") {
      if (used || lost) fault("", "Nothing befalls a collier before turn 1.");
      if (space !== null && phase !== "collier_setup") fault("/space", "Colliers follow the ships (3.0).");
    } else if (lost !== (space === null)) fault("/space", "A collier has a space until it is used or lost (7.4).");
    else if (used && !lost && stage !== "outfitting") fault("/used", "A used collier leaves with its phase (7.4).");
    if (space !== null && !takesCollier(state, charts, space)) fault("/space", "A collier lies at sea (3.0).");
  });
  if (phase === "collier_setup" && colliers.every(({ space }) => space !== null)) {
    report("PHASE_IMPOSSIBLE", "/colliers", "No collier is left to place (3.0).");
  }
}

/** 23.0 Mines come with their option, and lie where ships may lay them. */
function checkMines(state: Snapshot, charts: Charts, report: Report): void {
  const { mines, options } = state;
  if (mines.length > 0 && !options.mines)
    report("MINE_IMPOSSIBLE", "/mines", "This game is played without mines (23).");
  mines.forEach((space, index) => {
    const closed = terrainOf(charts, terrainAt(state, charts, space)).closed;
    if (!closed && holderAt(state, charts, space) !== "neutral") return;
    report("MINE_IMPOSSIBLE", `/mines/${index}`, `No mine is laid at ${space} (23.0).`);
  });
}

/** 9.2 A Seebataillon holds an Allied port without defences while a German warship is there. */
function checkLandings(state: Snapshot, charts: Charts, stage: Stage, report: Report): void {
  state.landed.forEach((space, index) => {
    const port = terrainAt(state, charts, space) === "allied_port" && !isDefended(state, space);
    const alone = germanAt(state, space).length === 0 && stage !== "ended";
    if (port && !alone) return;
    const message = "A Seebataillon holds an Allied port without defences, with a German ship there (9.2).";
    report("LANDING_IMPOSSIBLE", `/landed/${index}`, message);
  });
}

function checkVisited(state: Snapshot, charts: Charts, report: Report): void {
  state.visited.forEach((space, index) => {
    if (holderAt(state, charts, space) === "neutral") return;
    report("VISIT_IMPOSSIBLE", `/visited/${index}`, "Only neutral sites are visited (9.1).");
  });
}

/** 4.0 What holds for a turn or a phase alone. */
function checkTurn(state: Snapshot, stage: Stage, report: Report): void {
  const { stores, visibility, phase } = state;
  const rolled = stores.map(({ space, source }) => `${source} ${space}`);
  for (const index of repeats(rolled))
    report("SPACE_REPEATED", `/stores/${index}`, "This was rolled once already (C.4).");
  for (const index of repeats(visibility.map(({ space }) => space))) {
    report("SPACE_REPEATED", `/visibility/${index}`, "This space stands in the list already.");
  }
  if (stage === "ended") return;
  const before = stage === "setup" || stage === "outfitting" || stage === "planning";
  const allowed = {
    stores: stage !== "setup",
    visited: stage !== "setup",
    mines: stage !== "setup",
    landed: stage !== "setup",
    visibility: !before,
    storms: !before,
    threatened: stage === "combat",
    done: stage === "incidents" || stage === "combat" || (stage === "late" && phase !== "raiding"),
  };
  for (const [list, holds] of Object.entries(allowed) as [keyof typeof allowed, boolean][]) {
    if (!holds && state[list].length > 0)
      report("LIST_IMPOSSIBLE", `/${list}`, `Phase ${phase} knows nothing of these.`);
  }
  if (state.intelligenceUsed && (stage === "setup" || stage === "outfitting")) {
    report("LIST_IMPOSSIBLE", "/intelligenceUsed", "The attempt is made in the Intelligence phase (11.1).");
  }
  if (phase === "outfit_setup" && germanInPlay(state).every((id) => state.ships[id].loaded)) {
    report("PHASE_IMPOSSIBLE", "/ships", "Every ship is outfitted (3.0).");
  }
}
