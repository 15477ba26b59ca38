import type { AnyReport } from "../../../core/contract/operation";
import { compareWithAcesReport } from "./aces-report";
import { checkEntryReport } from "./entry-check-report";
import { logSheetReport } from "./log-sheet-report";
import { packBattleReport } from "./pack-battle-report";
import { rolesReport } from "./roles-report";
import { standingsReport } from "./standings-report";

/** What can be asked of careers without playing on, in the order listed. */
export const reports: readonly AnyReport[] = [
  logSheetReport,
  compareWithAcesReport,
  checkEntryReport,
  standingsReport,
  packBattleReport,
  rolesReport,
];
