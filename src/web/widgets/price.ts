import type { PathCost, PathRule } from "../../client/decisions";
import { t } from "../shell/settings";
import { inputTitle } from "../tree/words";

/** Returns the cost of a path with this number of spaces; undefined without spaces or if paths are free. */
export function costOf({ costs }: PathRule, length: number): PathCost | undefined {
  return length === 0 ? undefined : costs?.find(({ steps }) => length <= steps);
}

/** Formats a price: the speed, then the cost and any roll. */
export function formatPrice({ title, speed, price, roll }: PathCost): string {
  const paid = Object.entries(price).flatMap(([name, count]) => (count === 0 ? [] : [`${inputTitle(name)} ${count}`]));
  const due = [...paid, ...(roll === null ? [] : [t("path.roll")])];
  return t("path.price", { speed: title ?? speed, due: due.length === 0 ? t("path.free") : due.join(" + ") });
}
