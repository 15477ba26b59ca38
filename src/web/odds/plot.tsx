import { useState } from "preact/hooks";
import { boardTitles } from "../board/picking";
import { pageLanguage, t } from "../shell/settings";
import type { GameWords } from "../tree/words";
import type { OddsResult, OddsResultGroup } from "./ask";
import { formatPercent, formatValue } from "./values";

/** Rows shown initially. */
const FIRST_ROWS = 12;

/** Probabilities that a full bar can represent. */
const SCALES = [0.1, 0.25, 0.5, 1] as const;

const WIDTH = 340;

const HEIGHT = 14;

/** A possible outcome in words. */
export interface PlotRow {
  readonly label: string;
  /** The exact probability, or its lower and upper bounds. */
  readonly share: string;
  /** The share in the sample; undefined without a sample. */
  readonly sampled: string | undefined;
  readonly group: OddsResultGroup;
}

/** Returns the rows of a plot: numbers in order, other values by probability. */
export function plotRows({ groups, exact }: OddsResult, pointer: string, words: GameWords): readonly PlotRow[] {
  const areNumbers = groups.every(({ values }) => typeof values[pointer] === "number");
  const sorted = areNumbers
    ? groups.toSorted((one, other) => Number(one.values[pointer]) - Number(other.values[pointer]))
    : groups;
  return sorted.map((group) => ({
    label: formatValue(group.values[pointer], pointer, words, boardTitles.value),
    share: exact.complete
      ? formatPercent(group.probability.decimal)
      : t("odds.between", { least: formatPercent(group.probability.decimal), most: formatPercent(group.most.decimal) }),
    sampled: group.sampled === null ? undefined : t("odds.sampled", { share: formatPercent(group.sampled.decimal) }),
    group,
  }));
}

/** Describes the precision of odds. */
export function termsOf({ exact, sample }: OddsResult): string {
  if (exact.complete) return t("odds.exact", { branches: exact.branches });
  const least = t("odds.least", { covered: formatPercent(exact.covered.decimal) });
  return sample === null
    ? least
    : `${least} ${t("odds.sample", { trials: sample.trials.toLocaleString(pageLanguage.value) })}`;
}

/**
 * Odds as bars: solid for the lower bound, hatched up to the upper bound, a mark with interval for the sample. Each bar
 * also has its numbers as text.
 */
export function Plot({ odds, rows }: { readonly odds: OddsResult; readonly rows: readonly PlotRow[] }) {
  const [isAll, setAll] = useState(false);
  const highest = Math.max(
    ...rows.map(({ group }) => Math.max(Number(group.probability.decimal), Number(group.sampled?.high ?? 0))),
  );
  const scale = SCALES.find((each) => each >= highest) ?? 1;
  const visible = isAll ? rows : rows.slice(0, FIRST_ROWS);
  const hiddenCount = rows.length - visible.length;
  return (
    <>
      <svg class="defined" aria-hidden="true">
        <pattern id="open-odds" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect class="hatch" width="2" height="5" />
        </pattern>
      </svg>
      <ul class="bars">
        {visible.map(({ label, share, sampled, group }, index) => (
          <li key={index}>
            <span class="value">{label}</span>{" "}
            <span class="share">
              {share} {sampled !== undefined && <small>{sampled}</small>}
            </span>
            <Bar group={group} scale={scale} isExact={odds.exact.complete} />
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {t("odds.others", { count: hiddenCount })}
        </button>
      )}
      {odds.unlisted !== null && (
        <p class="about">
          {t("odds.unlisted", { count: odds.unlisted.groups, share: formatPercent(odds.unlisted.probability.decimal) })}
        </p>
      )}
      <p class="about">{t("odds.scale", { share: formatPercent(String(scale)) })}</p>
    </>
  );
}

function Bar({
  group: { probability, most, sampled },
  scale,
  isExact,
}: {
  readonly group: OddsResultGroup;
  readonly scale: number;
  readonly isExact: boolean;
}) {
  const at = (decimal: string) => Math.min(WIDTH, (Number(decimal) / scale) * WIDTH);
  const least = at(probability.decimal);
  return (
    <svg class="bar" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect class="track" width={WIDTH} height={HEIGHT} rx="2" />
      <rect class="least" width={least} height={HEIGHT} rx="2" />
      {!isExact && (
        <rect class="open" x={least} width={at(most.decimal) - least} height={HEIGHT} fill="url(#open-odds)" />
      )}
      {sampled !== null && (
        <g class="sample">
          <path d={`M${at(sampled.low)} ${HEIGHT / 2}H${at(sampled.high)}`} />
          <path d={`M${at(sampled.decimal)} 1V${HEIGHT - 1}`} />
        </g>
      )}
    </svg>
  );
}
