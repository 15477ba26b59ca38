import { keysOf, type RunningSum, runningSums } from "../../client/decisions";
import type { DecisionLimit as Limit } from "../../client/index";
import { t } from "../shell/settings";
import type { Form } from "./form";
import type { Scalar } from "./schema";

/** The sums that bound what is chosen and to which values add what they are said to cost. */
function pricedSums({ limits, draft }: Form): readonly RunningSum<Limit>[] {
  const priced = limits.filter(({ weights = {} }) => Object.values(weights).some((weight) => weight !== 1));
  return runningSums(priced, draft);
}

/** A choice in words, with what the value costs at a pointer where it has a price. */
export function withCost(form: Form, pointer: string, value: Scalar, title: string): string {
  const here = pricedSums(form).find(({ limit }) => limit.pointers.some((each) => keysOf(each, pointer) !== undefined));
  const count = here?.limit.weights?.[String(value)];
  return count === undefined ? title : t("widget.costs", { title, count });
}

/** What is chosen so far comes to, and how much it may, for each sum to which values add their price. */
export function Sums({ form }: { readonly form: Form }) {
  return (
    <>
      {pricedSums(form).map(({ limit: { code, max, message, section }, total }) => (
        <p class={total === max ? "sum left done" : "sum left"} aria-live="polite" key={code}>
          {max === undefined ? total : t("widget.ofAtMost", { count: total, most: max })}{" "}
          <span class="about">
            {message} <span class="section">{section}</span>
          </span>
        </p>
      ))}
    </>
  );
}
