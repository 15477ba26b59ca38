import type { Vector } from "./kit";
import { flights } from "./looking/flights";
import { photographs } from "./looking/photographs";
import { planning } from "./looking/planning";
import { sectors } from "./looking/sectors";
import { settingUp } from "./looking/setting-up";
import { shadowing } from "./looking/shadowing";

/** 3.1, 4.2, 5.3, 6.3, 6.4, 6.9 Set-up and plans, flights, sectors, photographs and shadowing. */
export function vectors(): Vector[] {
  return [...photographs(), ...sectors(), ...flights(), ...shadowing(), ...settingUp(), ...planning()];
}
