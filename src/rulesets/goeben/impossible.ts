import type { Fault } from "../../core/operation/fault";
import type { Charts } from "./charts/schema";
import { checkBattle } from "./impossible-battle";
import type { Snapshot } from "./snapshot";

/** Faults of a well-formed snapshot that no play could reach. */
export function impossible(state: Snapshot, charts: Charts): Fault[] {
  const faults: Fault[] = [];
  const report = (code: string, pointer: string, message: string): void => {
    faults.push({ code, pointer: `/snapshot${pointer}`, message });
  };
  checkBattle(state, charts, report);
  return faults;
}
