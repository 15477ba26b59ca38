import { titleOnBoard, usePicking } from "../board/picking";
import { t } from "../shell/settings";
import { titledChoices } from "./choice";
import { draftValue } from "./drafts";
import type { WidgetProps } from "./form";
import { costOf, formatPrice } from "./price";

/** A path over the map with its cost. Each click adds a space; a click on the last space removes it. */
export function PathDrawing({ schema, pointer, form }: WidgetProps) {
  const rule = schema["x-path"]!;
  const { from, steps, stops } = rule;
  const { minItems = 0, maxItems = 1_000 } = schema;
  const path = (draftValue(form.draft, pointer) as readonly string[] | undefined) ?? [];
  const last = path.at(-1) ?? from;
  const isOver = path.length >= maxItems || (path.length > 0 && stops.includes(last));
  const next = isOver ? [] : (steps[last] ?? []);
  const words = new Map(titledChoices(schema.items ?? {}).map(({ value, title }) => [value, title]));
  const titleOf = (space: string) => titleOnBoard({ value: space, title: words.get(space) ?? space }, "space");
  const set = (to: readonly string[]) => form.change(pointer, to);
  const spent = costOf(rule, path.length);
  const nextCost = next.length === 0 ? undefined : costOf(rule, path.length + 1);
  const nextPrice = nextCost === undefined ? undefined : t("path.onward", { price: formatPrice(nextCost) });
  usePicking({
    lit: [...next, ...(path.length > 0 ? [last] : [])].map((space) => `space:${space}`),
    chosen: path.map((space) => `space:${space}`),
    done: isOver,
    path: [from, ...path],
    notes: nextPrice === undefined ? {} : Object.fromEntries(next.map((space) => [`space:${space}`, nextPrice])),
    pick: (id) => {
      const space = id.slice("space:".length);
      if (next.includes(space)) set([...path, space]);
      else if (space === last) set(path.slice(0, -1));
    },
  });
  return (
    <div class="path">
      <ol class="way">
        {[from, ...path].map((space, index) => (
          <li key={index}>{titleOf(space)}</li>
        ))}
      </ol>
      <p class={isOver ? "left done" : "left"} aria-live="polite">
        {t("widget.steps", { count: path.length, most: maxItems })} {next.length > 0 && t("widget.clickNext")}
      </p>
      {(spent ?? nextCost) !== undefined && (
        <p class="price" aria-live="polite">
          {spent !== undefined && t("path.soFar", { price: formatPrice(spent) })} {nextPrice}
        </p>
      )}
      <div class="choices">
        {next.map((space) => (
          <button type="button" class="choice" key={space} title={nextPrice} onClick={() => set([...path, space])}>
            {titleOf(space)}
          </button>
        ))}
        {path.length > 0 && (
          <button type="button" class="choice quiet" onClick={() => set(path.slice(0, -1))}>
            {t("widget.stepBack")}
          </button>
        )}
      </div>
      {path.length === 0 && minItems === 0 && <p class="why">{t("widget.stays")}</p>}
    </div>
  );
}
