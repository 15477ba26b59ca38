import { boatFacts } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { BoatType } from "../../vocabulary";
import type { TournamentFault } from "./schema";
import type { Terms } from "./terms";

/** 4.2.3 The boat a career started with; later ones come from reassignment. */
export function firstBoat({ log, boat }: Snapshot): BoatType {
  return log[0]?.boat ?? boat.type;
}

/** 13.1.1, 13.2, 13.4.1, 13.5.2 The faults of the start of a career: boat, month, first patrol area, joint battles. */
export function startFaults(charts: Charts, terms: Terms, state: Snapshot): TournamentFault[] {
  const { format, startMonth, boats } = terms;
  const { rules, area } = format;
  const faults: TournamentFault[] = [];
  if (state.takenOver !== undefined) {
    const message = "This career was taken over from paper; nothing that came before can be checked.";
    return [{ code: "TAKEN_OVER", section: rules.start, message }];
  }
  const fault = (code: string, section: string, message: string): void => void faults.push({ code, section, message });
  const boat = firstBoat(state);
  const { available } = boatFacts(charts, boat);
  const first = state.log[0];
  if (boats !== null && !boats.includes(boat)) {
    fault("BOAT_NOT_ALLOWED", rules.boat, `This match starts with ${boats.join(" or ")}, not with ${boat}.`);
  }
  if (startMonth !== null && state.startMonth !== startMonth) {
    fault("START_MONTH", rules.start, `This match starts in ${startMonth}, this career in ${state.startMonth}.`);
  }
  if (state.startMonth < available) {
    fault("BOAT_NOT_AVAILABLE", "4.2.1", `${boat} is not available before ${available}.`);
  }
  if (first !== undefined && first.month !== state.startMonth) {
    fault("FIRST_PATROL", "4.2.1", `The first patrol started in ${first.month}, the career in ${state.startMonth}.`);
  }
  if (format.pack !== null && !state.options.wolfpackTournament) {
    fault("NO_TOURNAMENT", "13.5.3", "A career of this match is played with option wolfpackTournament on.");
  }
  if (area !== null && first !== undefined && first.area !== area) {
    fault("AREA_NOT_ALLOWED", rules.start, `Every boat is sent to ${area}, this one went to ${first.area}.`);
  }
  return faults;
}

/** 13.5.1, 14.5.1 The faults of the pack that an entry names: one where there are packs, a historical one where that was agreed. */
export function packFaults(
  charts: Charts,
  { format }: Terms,
  pack: string | null | undefined,
  historical: boolean | undefined,
): TournamentFault[] {
  const section = "13.5.1";
  if (format.pack === null) {
    if (pack == null) return [];
    return [{ code: "NO_PACKS", section, message: `There are no packs in ${format.id}.` }];
  }
  if (pack == null) return [{ code: "PACK_MISSING", section, message: "Every player belongs to a pack." }];
  const known = charts.WOLFPACK_NAMES.facts.names.some(({ name }) => name === pack);
  if (historical !== true || known) return [];
  const message = "No wolfpack of that name is listed; chart WOLFPACK_NAMES has the historical ones.";
  return [{ code: "PACK_NAME_NOT_HISTORICAL", section: "14.5.1", message }];
}
