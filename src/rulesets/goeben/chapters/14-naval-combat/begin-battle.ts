import { chartView } from "../../../../core/charts/look-up";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { alliedAt, holdsAllies } from "../13-incidents/pool";
import { fallsAtNight } from "../22-night/nightfall";
import { type Context, enterPhase, markDone } from "../shared/context";
import { austroHungarianAt, germanAt, occupiedSpaces } from "../shared/game";
import { sendAway } from "./end-battle";
import { type Visibility, visibilityAt } from "./rounds";
import type { Battle, Combatant } from "./state";

/** 14.1, 14.3 The conditions in which a battle begins. */
export interface Beginning {
  readonly night: boolean;
  readonly visibility: Visibility;
}

/** 14.1, 22.0, D-28 Draws up a battle, or a bombardment: night, then visibility; poor visibility ends it at once. */
export function begin(ctx: Context, kind: "naval" | "bombardment", space: string): Beginning {
  const { state, charts } = ctx;
  const night = kind === "naval" && fallsAtNight(ctx);
  const visibility = seeIn(ctx, space);
  if (visibility === "poor") {
    sendAway(ctx, kind === "naval" ? alliedAt(state, charts, space) : [], "13.1");
    markDone(ctx, space, "13.1");
  } else {
    ctx.set(state, "battle", drawnUp(state, charts, space, { kind, night, visibility }), "BATTLE_BEGUN", "14.1");
    enterPhase(ctx, "contact", "14.3");
  }
  return { night, visibility };
}

/** 14.0, D-47 Spaces where naval combat is still to be fought: friendly and Allied ships together, and no storm. */
export function battlesLeft(state: Snapshot): readonly string[] {
  return occupiedSpaces(state).filter(
    (space) => !state.done.includes(space) && !state.storms.includes(space) && holdsAllies(state, space),
  );
}

/** 14.1 The ships of a space drawn up for battle, or for the bombardment of its coastal defences. */
export function drawnUp(
  state: Snapshot,
  charts: Charts,
  space: string,
  { kind, night, visibility }: Pick<Battle, "kind" | "night" | "visibility">,
): Battle {
  const allied = kind === "naval" ? alliedAt(state, charts, space) : [];
  return {
    kind,
    space,
    night,
    visibility,
    contact: null,
    first: null,
    german: germanAt(state, space),
    austroHungarian: austroHungarianAt(state, space).map(freshCombatant),
    allied: allied.map(freshCombatant),
    round: 0,
    fired: [],
    firstNation: null,
    paid: [],
    maximumFire: [],
    anyFire: false,
    gained: 0,
    lost: 0,
  };
}

function freshCombatant({ id }: { readonly id: string }): Combatant {
  return { id, gunHits: 0, engineHits: 0, damage: 0, torpedoesOut: false, withdrawn: false, sunk: false };
}

/** D-28 The visibility of a space, rolled at the first battle or bombardment attempted there in a turn. */
function seeIn(ctx: Context, space: string): Visibility {
  const known = visibilityAt(ctx.state, space);
  if (known !== null) return known;
  const entry = ctx.state.visibility.find((each) => each.space === space)!;
  ctx.ruling("D-28", "14.3");
  const { row } = ctx.roll({
    label: "limited-visibility",
    about: { space },
    section: "13.1",
    view: chartView(ctx.charts.LIMITED_VISIBILITY),
  });
  ctx.set(entry, "rolled", row.result, "VISIBILITY", "13.1");
  return row.result;
}
