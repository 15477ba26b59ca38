import type { AnyReport } from "../../../core/operation/contract";

/** Every report of Goeben, 1914. */
export const reports: readonly AnyReport[] = [];
