import { freshness, orders, stations } from "./edges/campaigns";
import { comings, counts, departures, raids } from "./edges/conditions";
import { detachments, exchanges, unions } from "./edges/forces";
import { absent, boxed, comebacks, credits, emergencies, heavyLosses } from "./edges/fortnights";
import { homecomings, replacements, withdrawals } from "./edges/withdrawals";
import type { Vector } from "./kit";

/** Edges of rules: the second of two units, the last of a range, and what a state does that seldom occurs. */
export const vectors = (): Vector[] => [
  ...detachments(),
  ...unions(),
  ...exchanges(),
  ...comings(),
  ...departures(),
  ...counts(),
  ...raids(),
  ...comebacks(),
  ...boxed(),
  ...heavyLosses(),
  ...absent(),
  ...credits(),
  ...emergencies(),
  ...freshness(),
  ...orders(),
  ...stations(),
  ...withdrawals(),
  ...replacements(),
  ...homecomings(),
];
