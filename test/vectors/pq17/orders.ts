import type { Vector } from "./kit";
import { campaignOrders } from "./orders/campaign-orders";
import { choices } from "./orders/choices";
import { command } from "./orders/command";
import { others } from "./orders/impossible-orders";
import { kara } from "./orders/kara";
import { declarations, plans } from "./orders/plans";
import { extras, purchases } from "./orders/purchases";
import { raids } from "./orders/raids";
import { reinforcements } from "./orders/reinforcements";
import { repairs } from "./orders/repairs";
import { returning, returns } from "./orders/returns";
import { bombers, training } from "./orders/sorties";
import { transfers } from "./orders/transfers";

/** 4, 12, 14, 15 Decisions outside the operation turns, and what they cost and bring in them. */
export const vectors = (): Vector[] => [
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
