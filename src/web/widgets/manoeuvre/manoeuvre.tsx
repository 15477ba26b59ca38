import { t } from "../../shell/settings";
import { draftValue, limitBrokenBy } from "../drafts";
import type { InputForm } from "../form";
import { choicesOf, type Schema } from "../schema";
import { AREAS, type Battle, type Counter } from "./battle";
import { Display } from "./display";

type Area = Counter["area"];

interface ManoeuvreProps {
  readonly form: InputForm;
  readonly battle: Battle;
  readonly word: (code: string) => string;
}

/** Kind 13: maneuvers on the Battle Display. Each of the side's counters is a card with its options. */
export function Manoeuvre({ form, battle, word }: ManoeuvreProps) {
  const { stacks = {}, moves = {}, evasion = {} } = form.schema.properties ?? {};
  const rows = (draftValue(form.draft, "/moves") as readonly unknown[] | undefined) ?? [];
  const evading = (draftValue(form.draft, "/evasion") as readonly number[] | undefined) ?? [];
  const rowOf = (no: number) => rows.findIndex((row) => draftValue(row, "/unit") === no);
  const areaIn = (counter: Counter) =>
    (draftValue(rows[rowOf(counter.no)], "/area") as Area | undefined) ?? counter.area;

  /** Moves a counter to an area. Its own area removes the move. */
  const place = (counter: Counter, area: Area) => {
    const index = rowOf(counter.no);
    const others = index < 0 ? rows : rows.toSpliced(index, 1);
    if (area === counter.area) return form.change("/moves", others);
    if (!areasOpenTo(moves, counter).includes(area)) return;
    const row = { unit: counter.no, area, screens: [], protects: null };
    form.change("/moves", index < 0 ? [...rows, row] : rows.with(index, row));
  };
  const placedCounters = battle.counters.map((counter) => ({ ...counter, area: areaIn(counter) }));
  const counterOf = (no: number) => battle.counters.find((each) => each.no === no)!;

  const more = ({ no }: Counter) => {
    const counter = counterOf(no);
    const openAreas = areasOpenTo(moves, counter);
    const mayEvade = (choicesOf(evasion.items ?? {}) ?? []).some(({ value }) => value === no);
    if (openAreas.length === 0 && !mayEvade) return undefined;
    const index = rowOf(no);
    const area = areaIn(counter);
    const areas = AREAS.filter((each) => each === counter.area || openAreas.includes(each));
    const branch = index < 0 ? undefined : branchOf(moves, no);
    return (
      <>
        <div
          class="choices"
          role="toolbar"
          aria-label={t("battle.moves", { what: no })}
          onKeyDown={(event) => {
            const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
            const next = by === undefined ? undefined : areas[areas.indexOf(area) + by];
            if (next === undefined) return;
            event.preventDefault();
            place(counter, next);
            // The card is rendered in another area and loses the focus.
            const root = event.currentTarget.closest("section");
            requestAnimationFrame(() =>
              root?.querySelector<HTMLElement>(`[data-counter="${no}"] [aria-pressed="true"]`)?.focus(),
            );
          }}
        >
          {openAreas.length > 0 &&
            areas.map((each) => (
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
              disabled={!evading.includes(no) && limitBrokenBy(form, `/evasion/${evading.length}`, no) !== undefined}
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
        battle={{ ...battle, counters: placedCounters }}
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

/** Returns the schema of a counter's move; undefined if it may not move. */
function branchOf({ items = {}, maxItems }: Schema, no: number): Schema | undefined {
  if (maxItems === 0) return undefined;
  return (items.anyOf ?? [items]).find(({ properties = {} }) =>
    (choicesOf(properties.unit ?? {}) ?? []).some(({ value }) => value === no),
  );
}

/** Returns the areas that a counter may move to. */
function areasOpenTo(moves: Schema, { no }: Counter): readonly unknown[] {
  const branch = branchOf(moves, no);
  return (choicesOf(branch?.properties?.area ?? {}) ?? []).map(({ value }) => value);
}
