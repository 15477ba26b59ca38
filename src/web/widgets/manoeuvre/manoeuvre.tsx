import { t } from "../../shell/settings";
import { stoppedBy, valueAt } from "../drafts";
import type { Form } from "../form";
import { choicesOf, type Schema } from "../schema";
import { AREAS, type Battle, type Counter } from "./battle";
import { Display } from "./display";

type Area = Counter["area"];

interface ManoeuvreProps {
  readonly form: Form;
  readonly battle: Battle;
  readonly word: (code: string) => string;
}

/** Kind 13: the manoeuvre is made on the Battle Display, each of the side's counters a card with what it may do. */
export function Manoeuvre({ form, battle, word }: ManoeuvreProps) {
  const { stacks = {}, moves = {}, evasion = {} } = form.schema.properties ?? {};
  const rows = (valueAt(form.draft, "/moves") as readonly unknown[] | undefined) ?? [];
  const evading = (valueAt(form.draft, "/evasion") as readonly number[] | undefined) ?? [];
  const rowOf = (no: number) => rows.findIndex((row) => valueAt(row, "/unit") === no);
  const areaIn = (counter: Counter) => (valueAt(rows[rowOf(counter.no)], "/area") as Area | undefined) ?? counter.area;

  /** Puts a counter in an area; one that stays where it is moves not. */
  const place = (counter: Counter, area: Area) => {
    const index = rowOf(counter.no);
    const others = index < 0 ? rows : rows.toSpliced(index, 1);
    if (area === counter.area) return form.change("/moves", others);
    if (!openTo(moves, counter).includes(area)) return;
    const row = { unit: counter.no, area, screens: [], protects: null };
    form.change("/moves", index < 0 ? [...rows, row] : rows.with(index, row));
  };
  const shown = battle.counters.map((counter) => ({ ...counter, area: areaIn(counter) }));
  const counterOf = (no: number) => battle.counters.find((each) => each.no === no)!;

  const more = ({ no }: Counter) => {
    const counter = counterOf(no);
    const open = openTo(moves, counter);
    const mayEvade = (choicesOf(evasion.items ?? {}) ?? []).some(({ value }) => value === no);
    if (open.length === 0 && !mayEvade) return undefined;
    const index = rowOf(no);
    const area = areaIn(counter);
    const ways = AREAS.filter((each) => each === counter.area || open.includes(each));
    const branch = index < 0 ? undefined : branchOf(moves, no);
    return (
      <>
        <div
          class="choices"
          role="toolbar"
          aria-label={t("battle.moves", { what: no })}
          onKeyDown={(event) => {
            const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
            const next = by === undefined ? undefined : ways[ways.indexOf(area) + by];
            if (next === undefined) return;
            event.preventDefault();
            place(counter, next);
            // The card is drawn anew in another area: the focus goes along.
            const root = event.currentTarget.closest("section");
            requestAnimationFrame(() =>
              root?.querySelector<HTMLElement>(`[data-counter="${no}"] [aria-pressed="true"]`)?.focus(),
            );
          }}
        >
          {open.length > 0 &&
            ways.map((each) => (
              <button
                type="button"
                class="choice"
                key={each}
                aria-pressed={each === area}
                onClick={() => place(counter, each)}
              >
                {word(each)}
              </button>
            ))}
        </div>
        {mayEvade && (
          <label class="option">
            <input
              type="checkbox"
              checked={evading.includes(no)}
              disabled={!evading.includes(no) && stoppedBy(form, `/evasion/${evading.length}`, no) !== undefined}
              onChange={() =>
                form.change("/evasion", evading.includes(no) ? evading.filter((each) => each !== no) : [...evading, no])
              }
            />
            {t("battle.evades")}
          </label>
        )}
        {branch !== undefined &&
          area !== "withdrawal" &&
          ["screens", "protects"].map((name) => (
            <fieldset key={name}>
              <legend>{branch.properties![name]!.title}</legend>
              {form.field(branch.properties![name]!, `/moves/${index}/${name}`)}
            </fieldset>
          ))}
      </>
    );
  };
  return (
    <>
      <Display
        battle={{ ...battle, counters: shown }}
        word={word}
        more={more}
        drop={(no, area) => place(counterOf(no), area)}
      />
      {(stacks.maxItems ?? 0) > 0 && (
        <fieldset>
          <legend>{stacks.title}</legend>
          {form.field(stacks, "/stacks")}
        </fieldset>
      )}
    </>
  );
}

/** What may be said of the move of a counter; undefined where it may not move. */
function branchOf({ items = {}, maxItems }: Schema, no: number): Schema | undefined {
  if (maxItems === 0) return undefined;
  return (items.anyOf ?? [items]).find(({ properties = {} }) =>
    (choicesOf(properties.unit ?? {}) ?? []).some(({ value }) => value === no),
  );
}

/** The areas that a counter may move to. */
function openTo(moves: Schema, { no }: Counter): readonly unknown[] {
  const branch = branchOf(moves, no);
  return (choicesOf(branch?.properties?.area ?? {}) ?? []).map(({ value }) => value);
}
