import { useState } from "preact/hooks";
import { boardTitles } from "../board/picking";
import { language, t } from "../shell/settings";
import type { GameWords } from "../tree/words";
import type { Odds, OddsGroup } from "./ask";
import { percent, saidValue } from "./values";

/** Rows shown before the others are asked for. */
const SHOWN = 12;

/** Shares that a full bar may stand for. */
const SCALES = [0.1, 0.25, 0.5, 1] as const;

const WIDTH = 340;

const HEIGHT = 14;

/** What may come out, with its words. */
export interface Row {
  readonly said: string;
  /** Exact, or between what it is at least and at most. */
  readonly share: string;
  /** The share in the sample; undefined without one. */
  readonly sampled: string | undefined;
  readonly group: OddsGroup;
}

/** The rows of a plot: numbers in their order, anything else with the likeliest first. */
export function rowsOf({ groups, exact }: Odds, pointer: string, words: GameWords): readonly Row[] {
  const areNumbers = groups.every(({ values }) => typeof values[pointer] === "number");
  const sorted = areNumbers
    ? groups.toSorted((one, other) => Number(one.values[pointer]) - Number(other.values[pointer]))
    : groups;
  return sorted.map((group) => ({
    said: saidValue(group.values[pointer], pointer, words, boardTitles.value),
    share: exact.complete
      ? percent(group.probability.decimal)
      : t("odds.between", { least: percent(group.probability.decimal), most: percent(group.most.decimal) }),
    sampled: group.sampled === null ? undefined : t("odds.sampled", { share: percent(group.sampled.decimal) }),
    group,
  }));
}

/** How far odds go, in words. */
export function termsOf({ exact, sample }: Odds): string {
  if (exact.complete) return t("odds.exact", { branches: exact.branches });
  const least = t("odds.least", { covered: percent(exact.covered.decimal) });
  return sample === null
    ? least
    : `${least} ${t("odds.sample", { trials: sample.trials.toLocaleString(language.value) })}`;
}

/** Odds as bars: full for what is certain, hatched for what is open, a mark for the sample with its interval; each is told in words too. */
export function Plot({ odds, rows }: { readonly odds: Odds; readonly rows: readonly Row[] }) {
  const [isAll, setAll] = useState(false);
  const highest = Math.max(
    ...rows.map(({ group }) => Math.max(Number(group.probability.decimal), Number(group.sampled?.high ?? 0))),
  );
  const scale = SCALES.find((each) => each >= highest) ?? 1;
  const shown = isAll ? rows : rows.slice(0, SHOWN);
  const left = rows.length - shown.length;
  return (
    <>
      <svg class="defined" aria-hidden="true">
        <pattern id="open-odds" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect class="hatch" width="2" height="5" />
        </pattern>
      </svg>
      <ul class="bars">
        {shown.map(({ said, share, sampled, group }, index) => (
          <li key={index}>
            <span class="value">{said}</span>{" "}
            <span class="share">
              {share} {sampled !== undefined && <small>{sampled}</small>}
            </span>
            <Bar group={group} scale={scale} isExact={odds.exact.complete} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {t("odds.others", { count: left })}
        </button>
      )}
      {odds.unlisted !== null && (
        <p class="about">
          {t("odds.unlisted", { count: odds.unlisted.groups, share: percent(odds.unlisted.probability.decimal) })}
        </p>
      )}
      <p class="about">{t("odds.scale", { share: percent(String(scale)) })}</p>
    </>
  );
}

function Bar({
  group: { probability, most, sampled },
  scale,
  isExact,
}: {
  readonly group: OddsGroup;
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
