import type { Params } from "../../../../core/contract/choice";
import { foldText } from "../../../../core/text/typed-text";
import { boatFacts } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { BoatType } from "../../vocabulary";
import type { RuleFinding } from "./fault";
import type { Terms } from "./terms";

/** 4.2.3 The boat a career started with; later ones come from reassignment. */
export function firstBoat({ log, boat }: Snapshot): BoatType {
  return log[0]?.boat ?? boat.type;
}

/** 13.1.1, 13.2, 13.4.1, 13.5.2 The faults of the start of a career: boat, month, first patrol area, joint battles. */
export function startFaults(charts: Charts, terms: Terms, state: Snapshot): RuleFinding[] {
  const { format, startMonth, boats } = terms;
  const { rules, area } = format;
  const faults: RuleFinding[] = [];
  if (state.takenOver !== undefined) return [{ code: "TAKEN_OVER", section: rules.start }];
  const fault = (code: string, section: string, params: Params = {}): void =>
    void faults.push({ code, section, params });
  const boat = firstBoat(state);
  const { available } = boatFacts(charts, boat);
  const first = state.log[0];
  if (boats !== null && !boats.includes(boat)) {
    fault("BOAT_NOT_ALLOWED", rules.boat, { boats: { or: boats }, boat });
  }
  if (startMonth !== null && state.startMonth !== startMonth) {
    fault("START_MONTH", rules.start, { start: startMonth, month: state.startMonth });
  }
  if (state.startMonth < available) {
    fault("BOAT_NOT_AVAILABLE", "4.2.1", { boat, available });
  }
  if (first !== undefined && first.month !== state.startMonth) {
    fault("FIRST_PATROL", "4.2.1", { month: first.month, start: state.startMonth });
  }
  if (format.pack !== null && !state.options.wolfpackTournament) {
    fault("NO_TOURNAMENT", "13.5.3");
  }
  if (area !== null && first !== undefined && first.area !== area) {
    fault("AREA_NOT_ALLOWED", rules.start, { area, other: first.area });
  }
  return faults;
}

/** 13.5.1, 14.5.1 The faults of the pack that an entry names: one where there are packs, a historical one where that was agreed. */
export function packFaults(
  charts: Charts,
  { format }: Terms,
  pack: string | null | undefined,
  historical: boolean | undefined,
): RuleFinding[] {
  const section = "13.5.1";
  if (format.pack === null) {
    if (pack == null) return [];
    return [{ code: "NO_PACKS", section }];
  }
  if (pack == null) return [{ code: "PACK_MISSING", section }];
  const known = charts.WOLFPACK_NAMES.facts.names.some(({ name }) => foldText(name) === foldText(pack));
  return historical !== true || known ? [] : [{ code: "PACK_NAME_NOT_HISTORICAL", section: "14.5.1" }];
}
