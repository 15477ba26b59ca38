import type { Vector } from "./kit";
import { sharingStores } from "./stores/sharing";
import { stores } from "./stores/stores";

/** 9 Stores used, and shared between ships. */
export function vectors(): Vector[] {
  return [...stores(), ...sharingStores()];
}
