import type { Vector } from "../kit";
import { coasts, interceptors, soviets } from "./coasts";
import { denials, packs } from "./denials";
import { doors } from "./doors";
import { dummies, shadowed } from "./dummies";

/** 6.2-6.5, G.11a What decides a card besides its symbol. */
export function searches(): Vector[] {
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
