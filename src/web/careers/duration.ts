import { pageLanguage } from "../shell/settings";

/** Hours of a day. */
const DAY_HOURS = 24;

/** Returns a duration in days, or in hours if it is not a number of days, in the language of the page. */
export function durationOf(hours: number): string {
  const isDays = hours % DAY_HOURS === 0;
  const count = isDays ? hours / DAY_HOURS : hours;
  const format = { style: "unit", unit: isDays ? "day" : "hour", unitDisplay: "long" } as const;
  return new Intl.NumberFormat(pageLanguage.value, format).format(count);
}
