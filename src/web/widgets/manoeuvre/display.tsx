import type { VNode } from "preact";
import { t } from "../../shell/settings";
import { AREAS, type Battle, type Counter } from "./battle";

interface DisplayProps {
  readonly battle: Battle;
  /** Returns the word for a code of the game. */
  readonly word: (code: string) => string;
  /** Returns extra content of a card, such as its controls. */
  readonly more?: (counter: Counter) => VNode | undefined;
  /** Called when a card is dropped on an area. */
  readonly drop?: (no: number, area: Counter["area"]) => void;
}

/** The Battle Display: one row per area with the counters of both sides. */
export function Display({ battle, word, more, drop }: DisplayProps) {
  const { round, counters } = battle;
  const sides = [...new Set(counters.map(({ side }) => side))];
  const areas = AREAS.filter((area) => drop !== undefined || counters.some((each) => each.area === area));
  return (
    <section class="battle" aria-label={t("battle.title", { round })}>
      <h3>{t("battle.title", { round })}</h3>
      {areas.map((area) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: cards are dropped here by a pointer; each has buttons for the same
        <div
          class="area"
          key={area}
          data-area={area}
          onDragOver={(event) => drop !== undefined && event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            drop?.(Number(event.dataTransfer?.getData("text/plain")), area);
          }}
        >
          <h4>{word(area)}</h4>
          {sides.map((side) => (
            <ul key={side} data-side={side} aria-label={`${word(area)}: ${word(side)}`}>
              {counters
                .filter((each) => each.side === side && each.area === area)
                .map((counter) => (
                  <Card key={counter.no} counter={counter} word={word} more={more?.(counter)} />
                ))}
            </ul>
          ))}
        </div>
      ))}
    </section>
  );
}

interface CounterCardProps {
  readonly counter: Counter;
  readonly word: (code: string) => string;
  readonly more: VNode | undefined;
}

function Card({ counter, word, more }: CounterCardProps) {
  const { no, side, parts, evasion, screens, protects } = counter;
  return (
    <li
      class="counter"
      data-side={side}
      data-counter={no}
      draggable={more !== undefined}
      onDragStart={({ dataTransfer }) => dataTransfer?.setData("text/plain", String(no))}
    >
      <strong>
        {no} {titleOf(counter, word)}
      </strong>
      {parts?.map(({ unit, cs, diw, crippled }) => (
        <span class="marks" key={unit}>
          {[`${word("cs")} ${cs}`, ...(crippled ? [word("crippled")] : []), ...(diw ? [word("diw")] : [])].join(" · ")}
        </span>
      ))}
      {more === undefined && (evasion || screens.length > 0 || protects !== null) && (
        <span class="marks">
          {[
            ...(evasion ? [t("battle.evades")] : []),
            ...(screens.length > 0 ? [t("battle.screens", { what: screens.join(", ") })] : []),
            ...(protects === null ? [] : [t("battle.protects", { what: protects })]),
          ].join(" · ")}
        </span>
      )}
      {more}
    </li>
  );
}

/** Returns the ships a counter represents, or that it is face down. */
export function titleOf({ parts }: Counter, word: (code: string) => string): string {
  return parts?.map(({ unit }) => word(unit)).join(", ") ?? t("battle.faceDown");
}
