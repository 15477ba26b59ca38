import type { Vector } from "./kit";
import { coasts, interceptors, soviets } from "./searches/coasts";
import { denials, packs } from "./searches/denials";
import { doors } from "./searches/doors";
import { dummies, shadowed } from "./searches/dummies";

/** 6.2-6.5, G.11a What decides a card besides its symbol. */
export function vectors(): Vector[] {
  return [
    ...coasts(),
    ...interceptors(),
    ...denials(),
    ...soviets(),
    ...dummies(),
    ...shadowed(),
    ...packs(),
    ...doors(),
  ];
}
