import type { AnyOperation } from "../../../core/operation/contract";
import { endPhase } from "./end-phase";

/** Every operation of Goeben, 1914 but the start, in the order of play. */
export const operations: readonly AnyOperation[] = [endPhase];
