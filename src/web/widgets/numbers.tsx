import { runningSums } from "../../client/decisions";
import { t } from "../shell/settings";
import { valueAt } from "./drafts";
import type { Form, WidgetProps } from "./form";

/** A whole number with a button on either side. */
export function Stepper({ schema, pointer, form }: WidgetProps) {
  const { minimum = 0, maximum = 1_000_000 } = schema;
  const value = Number(valueAt(form.draft, pointer) ?? Math.min(maximum, Math.max(minimum, 0)));
  const set = (next: number) => form.change(pointer, Math.min(maximum, Math.max(minimum, Math.round(next))));
  const name = schema.title ?? "";
  return (
    <span class="stepper">
      <button type="button" aria-label={`${name} −`} disabled={value <= minimum} onClick={() => set(value - 1)}>
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={name}
        min={minimum}
        max={maximum}
        value={value}
        onInput={({ currentTarget }) => currentTarget.value !== "" && set(Number(currentTarget.value))}
      />
      <button type="button" aria-label={`${name} +`} disabled={value >= maximum} onClick={() => set(value + 1)}>
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
          <Stepper schema={each} pointer={`${pointer}/${name}`} form={form} />
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
