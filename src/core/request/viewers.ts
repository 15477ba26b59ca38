import type { Fault } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";

/** Who looks on without a side of his own, where a side is named. */
export const ONLOOKER = "onlooker";

/** Everyone a resolution can be shown to: the sides of a game that hides something, and an onlooker; nobody elsewhere. */
export function viewersOf({ views }: AnyRuleset): readonly string[] {
  return views === undefined ? [] : [...views.sides, ONLOOKER];
}

/** The faults of the views a request asks for: each must be a side's or an onlooker's, and none asked for twice. */
export function viewFaults(ruleset: AnyRuleset, views: unknown): Fault[] {
  if (views === undefined || views === null) return [];
  const viewers = viewersOf(ruleset);
  const message = `Views are a list of ${viewers.join(", ") || "nobody: this game hides nothing"}, each at most once.`;
  if (!Array.isArray(views)) return [{ code: "VIEWS_UNKNOWN", pointer: "/views", message }];
  const wrong = views.findIndex((each, index) => !viewers.includes(each) || views.indexOf(each) < index);
  return wrong < 0 ? [] : [{ code: "VIEWS_UNKNOWN", pointer: `/views/${wrong}`, message }];
}
