import type { PathCost, PathRule } from "../../client/decisions";
import { t } from "../shell/settings";
import { memberTitle } from "../tree/words";

/** What a path of so many spaces costs; undefined for one without spaces, and where paths have no price. */
export function costOf({ costs }: PathRule, length: number): PathCost | undefined {
  return length === 0 ? undefined : costs?.find(({ steps }) => length <= steps);
}

/** A price in words: the speed it is for, then what is paid and rolled. */
export function priceInWords({ title, speed, price, roll }: PathCost): string {
  const paid = Object.entries(price).flatMap(([name, count]) => (count === 0 ? [] : [`${memberTitle(name)} ${count}`]));
  const due = [...paid, ...(roll === null ? [] : [t("path.roll")])];
  return t("path.price", { speed: title ?? speed, due: due.length === 0 ? t("path.free") : due.join(" + ") });
}
