import { useState } from "preact/hooks";
import { runningSums } from "../../client/decisions";
import { t } from "../shell/settings";
import { draftValue } from "./drafts";
import type { InputForm, WidgetProps } from "./form";
import { nearestAllowed, numberStep, rangeOf, stepBy } from "./schema";

/** A number between two buttons: an integer, or a multiple of the schema's step. */
export function Stepper({ schema, pointer, form }: WidgetProps) {
  const { minimum, maximum } = rangeOf(schema);
  const current = draftValue(form.draft, pointer);
  const value = Number(current);
  const step = numberStep(schema);
  const set = (next: number) => form.change(pointer, nearestAllowed(schema, next));
  const move = (steps: number) => form.change(pointer, stepBy(schema, current, steps));
  const name = schema.title ?? t("widget.choose");
  // Keep the typed text: a minus or a decimal point alone is not a number yet.
  const [typed, setTyped] = useState<string>();
  return (
    <span class="stepper">
      <button
        type="button"
        aria-label={`${name} −`}
        disabled={current !== undefined && value <= minimum}
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
        value={typed ?? String(current ?? schema.default ?? "")}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          if (currentTarget.value !== "") set(Number(currentTarget.value));
        }}
        onBlur={() => setTyped(undefined)}
      />
      <button
        type="button"
        aria-label={`${name} +`}
        disabled={current !== undefined && value >= maximum}
        onClick={() => move(1)}
      >
        +
      </button>
    </span>
  );
}

/** Numbers that share a maximum sum, with the remainder. */
export function Shares({ schema, pointer, form }: WidgetProps) {
  const remaining = remainderOf(form, pointer);
  return (
    <div class="shares">
      {Object.entries(schema.properties ?? {}).map(([name, each]) => (
        <div class="share" key={name}>
          <span>{each.title ?? name}</span>
          <Stepper schema={{ default: 0, ...each }} pointer={`${pointer}/${name}`} form={form} />
        </div>
      ))}
      {remaining !== undefined && (
        <p class={remaining === 0 ? "left done" : "left"} aria-live="polite">
          {remaining < 0 ? t("widget.tooMany", { count: -remaining }) : t("widget.left", { count: remaining })}
        </p>
      )}
    </div>
  );
}

/** Returns the unassigned part of the sum over all numbers at a pointer; undefined if there is no such sum. */
function remainderOf({ limits, draft }: InputForm, pointer: string): number | undefined {
  const within = (each: string) => each.startsWith(`${pointer}/`);
  const all = limits.filter(({ max, each, when, pointers }) => {
    return max !== undefined && each === undefined && when === undefined && pointers.every(within);
  });
  const [sum] = runningSums(all, draft);
  return sum === undefined ? undefined : sum.limit.max! - sum.total;
}
