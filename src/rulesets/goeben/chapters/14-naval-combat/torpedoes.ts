import type { ChartModifier } from "../../../../core/contract/chart";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { GermanShipId } from "../../vocabulary";
import { carries } from "../8-cargo/hull-boxes";
import { isSite } from "../9-ports/sites";
import { isGerman, term } from "../shared/game";
import { crewTerms, printedOf } from "./gunnery";
import type { Combatant } from "./state";

/** 14.6, D-42 The terms of the number of dice of a German ship's torpedoes. */
export function torpedoTerms(
  state: Snapshot,
  charts: Charts,
  id: GermanShipId,
  torpedoes: number,
  armor: number,
): ChartModifier[] {
  if (torpedoes === 0) return [];
  const fired = term("TORPEDOES", torpedoes, "14.6");
  if (state.rulings.torpedoDice === "one_per_torpedo") return [fired];
  const terms = [fired, ...crewTerms(state, charts, state.ships[id], "torpedoDice"), term("ARMOR", -armor, "14.6")];
  return terms.filter(({ value }) => value !== 0);
}

/** 14.12 The terms of the number of dice of an Allied or Austro-Hungarian ship's torpedoes; none once its tubes are out. */
export function printedTorpedoTerms(charts: Charts, ship: Combatant): ChartModifier[] {
  const { torpedo } = printedOf(charts, ship.id);
  return torpedo === 0 || ship.torpedoesOut ? [] : [term("TORPEDO_FACTOR", torpedo, "14.12")];
}

/** 14.6 The results of the Firing Chart that hit a target: Torpedo Nets in a port or base stop some. */
export function torpedoHits(state: Snapshot, charts: Charts, target: string, space: string): readonly string[] {
  const netted = isGerman(target) && carries(state.ships[target], "torpedo_nets") && isSite(state, charts, space);
  return netted ? ["hit"] : ["hit", "hit_unless_netted"];
}
