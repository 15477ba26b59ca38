import { keysOf, type RunningSum, runningSums } from "../../client/decisions";
import type { DecisionLimit as Limit } from "../../client/index";
import { t } from "../shell/settings";
import type { InputForm } from "./form";
import type { Scalar } from "./schema";

/** Returns the limited sums to which values add a price. */
function pricedSums({ limits, draft }: InputForm): readonly RunningSum<Limit>[] {
  const priced = limits.filter(({ weights = {} }) => Object.values(weights).some((weight) => weight !== 1));
  return runningSums(priced, draft);
}

/** Returns the title of a choice, with its price at a pointer if it has one. */
export function withCost(form: InputForm, pointer: string, value: Scalar, title: string): string {
  const here = pricedSums(form).find(({ limit }) => limit.pointers.some((each) => keysOf(each, pointer) !== undefined));
  const count = here?.limit.weights?.[String(value)];
  return count === undefined ? title : t("widget.costs", { title, count });
}

/** The total and maximum of each sum to which values add a price. */
export function Sums({ form }: { readonly form: InputForm }) {
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
