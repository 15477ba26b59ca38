import type { Vector } from "../kit";
import { flights } from "./flights";
import { photographs } from "./photographs";
import { planning } from "./planning";
import { sectors } from "./sectors";
import { settingUp } from "./setting-up";
import { shadowing } from "./shadowing";

/** 3.1, 4.2, 5.3, 6.3, 6.4, 6.9 Set-up and plans, flights, sectors, photographs and shadowing. */
export function looking(): Vector[] {
  return [...photographs(), ...sectors(), ...flights(), ...shadowing(), ...settingUp(), ...planning()];
}
