import type { AnyReport } from "../../../core/contract/operation";
import { distanceReport } from "./distance-report";
import { reachableReport } from "./reachable-report";
import { rolesReport } from "./roles-report";
import { situationReport } from "./situation-report";

/** Every report of PQ-17, in the order listed. */
export const reports: readonly AnyReport[] = [situationReport, distanceReport, reachableReport, rolesReport];
