import type { Vector } from "../kit";
import { campaignOrders } from "./campaign-orders";
import { choices } from "./choices";
import { command } from "./command";
import { others } from "./impossible-orders";
import { kara } from "./kara";
import { declarations, plans } from "./plans";
import { extras, purchases } from "./purchases";
import { raids } from "./raids";
import { reinforcements } from "./reinforcements";
import { repairs } from "./repairs";
import { returning, returns } from "./returns";
import { bombers, training } from "./sorties";
import { transfers } from "./transfers";

/** 4, 12, 14, 15 Decisions outside the operation turns, and what they cost and bring in them. */
export const orders = (): Vector[] => [
  ...plans(),
  ...declarations(),
  ...bombers(),
  ...purchases(),
  ...training(),
  ...repairs(),
  ...extras(),
  ...transfers(),
  ...choices(),
  ...reinforcements(),
  ...campaignOrders(),
  ...returns(),
  ...command(),
  ...kara(),
  ...raids(),
  ...returning(),
  ...others(),
];
