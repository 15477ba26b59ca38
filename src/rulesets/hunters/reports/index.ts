import type { AnyReport } from "../../../core/operation/contract";
import { compareWithAcesReport } from "./aces-report";
import { logSheetReport } from "./log-sheet-report";

/** What can be asked of careers without playing on, in the order listed. */
export const reports: readonly AnyReport[] = [logSheetReport, compareWithAcesReport];
