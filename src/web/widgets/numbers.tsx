import { useState } from "preact/hooks";
import { runningSums } from "../../client/decisions";
import { t } from "../shell/settings";
import { valueAt } from "./drafts";
import type { Form, WidgetProps } from "./form";
import { nearestIn, rangeOf, stepOf, stepped } from "./schema";

/** A number with a button on either side: a whole one, or a multiple of what its schema says. */
export function Stepper({ schema, pointer, form }: WidgetProps) {
  const { minimum, maximum } = rangeOf(schema);
  const told = valueAt(form.draft, pointer);
  const value = Number(told);
  const step = stepOf(schema);
  const set = (next: number) => form.change(pointer, nearestIn(schema, next));
  const move = (steps: number) => form.change(pointer, stepped(schema, told, steps));
  const name = schema.title ?? "";
  // What is being typed stays as it is: a minus or a point alone is no number yet.
  const [typed, setTyped] = useState<string>();
  return (
    <span class="stepper">
      <button
        type="button"
        aria-label={`${name} −`}
        disabled={told !== undefined && value <= minimum}
        onClick={() => move(-1)}
      >
        −
      </button>
      <input
        type="number"
        inputMode={step < 1 ? "decimal" : "numeric"}
        step={step}
        aria-label={name}
        min={minimum}
        max={maximum}
        value={typed ?? String(told ?? schema.default ?? "")}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          if (currentTarget.value !== "") set(Number(currentTarget.value));
        }}
        onBlur={() => setTyped(undefined)}
      />
      <button
        type="button"
        aria-label={`${name} +`}
        disabled={told !== undefined && value >= maximum}
        onClick={() => move(1)}
      >
        +
      </button>
    </span>
  );
}

/** Numbers under one sum, with what is left of it. */
export function Shares({ schema, pointer, form }: WidgetProps) {
  const left = leftOf(form, pointer);
  return (
    <div class="shares">
      {Object.entries(schema.properties ?? {}).map(([name, each]) => (
        <div class="share" key={name}>
          <span>{each.title ?? name}</span>
          <Stepper schema={{ default: 0, ...each }} pointer={`${pointer}/${name}`} form={form} />
        </div>
      ))}
      {left !== undefined && (
        <p class={left === 0 ? "left done" : "left"} aria-live="polite">
          {left < 0 ? t("widget.tooMany", { count: -left }) : t("widget.left", { count: left })}
        </p>
      )}
    </div>
  );
}

/** How much of the sum that all numbers at a pointer stand under is not yet given out; undefined without such a sum. */
function leftOf({ limits, draft }: Form, pointer: string): number | undefined {
  const within = (each: string) => each.startsWith(`${pointer}/`);
  const all = limits.filter(({ max, each, when, pointers }) => {
    return max !== undefined && each === undefined && when === undefined && pointers.every(within);
  });
  const [sum] = runningSums(all, draft);
  return sum === undefined ? undefined : sum.limit.max! - sum.total;
}
