import type { AnyReport } from "../../../core/contract/operation";
import { checkEntryReport } from "./13-tournaments/entry-check";
import { packBattleReport } from "./13-tournaments/pack-battle";
import { standingsReport } from "./13-tournaments/standings";
import { compareWithAcesReport } from "./aces";
import { logSheetReport } from "./log-sheet";
import { rolesReport } from "./roles";

/** The reports on careers, in the order listed. */
export const reports: readonly AnyReport[] = [
  logSheetReport,
  compareWithAcesReport,
  checkEntryReport,
  standingsReport,
  packBattleReport,
  rolesReport,
];
