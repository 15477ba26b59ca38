import type { Charts } from "../../charts/schema";
import { campaignFacts } from "../15-campaign/campaign";

/** 8.4 The number of a fortnight of the campaign, from 1; 0 for one outside it. */
export function fortnightNumber(charts: Charts, fortnight: string): number {
  return campaignFacts(charts).fortnights.indexOf(fortnight) + 1;
}

/** 8.4 The fortnight of a number; the last for one past the end. */
export function fortnightOf(charts: Charts, number: number): string {
  const { fortnights } = campaignFacts(charts);
  return fortnights[Math.min(number, fortnights.length) - 1] ?? fortnights[0] ?? "";
}

/** 8.4 True for the first fortnight of a month. */
export function opensMonth(fortnight: string): boolean {
  return fortnight.endsWith("-I");
}
