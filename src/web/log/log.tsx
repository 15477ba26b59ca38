import { signal } from "@preact/signals";
import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import { pointedAt } from "../board/picking";
import { Die, sidesOf } from "../dice/faces";
import { pageLanguage, t } from "../shell/settings";
import { type GameStep, lineOf } from "../tree/game";
import { notes } from "../tree/notes";
import { game, goTo, step } from "../tree/table";
import { canSeeMove, localizeSteps, visibleStateOf } from "../tree/visible-state";
import { operationTitle, stepTitle, wordOf } from "../tree/words";
import { type AuditLine, splitSection, weightOf } from "./weight";
import { Why } from "./why";

/** Log levels: the story, every line, or lines with a ruling. */
const LEVELS = ["story", "all", "rulings"] as const;

const level = signal<(typeof LEVELS)[number]>("story");

/** Steps shown initially. */
const FIRST_STEPS = 12;

function isShown(entry: AuditLine): boolean {
  if (level.value === "all") return true;
  return weightOf(entry) === (level.value === "rulings" ? "RULING" : "STORY");
}

/** The log up to the step shown, the latest step first. */
export function Log() {
  const now = game.value;
  const at = step.value;
  const [count, setCount] = useState(FIRST_STEPS);
  const line = now === undefined ? [] : lineOf(now);
  const past = line.filter(({ n }) => n <= (at?.n ?? 0)).reverse();
  const recent = past.slice(0, count);
  const lang = pageLanguage.value;
  useEffect(() => {
    void localizeSteps(recent);
  }, [now?.id, at?.n, at?.language, lang, count]);
  if (now === undefined || at === undefined) return null;
  return (
    <section class="log" aria-labelledby="log">
      <header>
        <h2 id="log">{t("log.title")}</h2>
        <fieldset class="levels" aria-label={t("log.levels")}>
          {LEVELS.map((each) => (
            <button
              type="button"
              key={each}
              class="choice"
              aria-pressed={level.value === each}
              onClick={() => (level.value = each)}
            >
              {t(`log.${each}`)}
            </button>
          ))}
        </fieldset>
      </header>
      <ol class="steps" reversed start={past.length}>
        {recent.map((each, index) => (
          <StepLines key={each.n} step={each} number={past.length - index} isLast={index === 0} />
        ))}
      </ol>
      {past.length > count && (
        <button type="button" class="quiet" onClick={() => setCount(count + 4 * FIRST_STEPS)}>
          {t("log.older")}
        </button>
      )}
    </section>
  );
}

function StepLines({
  step: one,
  number,
  isLast,
}: {
  readonly step: GameStep;
  readonly number: number;
  readonly isLast: boolean;
}) {
  const { audit, sentences, parts } = visibleStateOf(one);
  const isVisible = canSeeMove(game.value!, one);
  const note = one.kind === "NOTE" ? notes.value[one.n] : undefined;
  const visibleParts = parts.map(({ operation, from }, part) => {
    const entries = audit.slice(from, parts[part + 1]?.from);
    const lines = entries.map((entry, at) => ({ entry: entry as AuditLine, index: from + at }));
    // Automatic operations are listed in full, because the player did not choose them.
    const visible = part > 0 && level.value !== "rulings" ? lines : lines.filter(({ entry }) => isShown(entry));
    return { operation, lines: visible };
  });
  const isEmpty = visibleParts.every(({ lines }) => lines.length === 0);
  if (isEmpty && (level.value === "rulings" || !isVisible)) return null;
  return (
    <li class={isLast ? "step last" : "step"}>
      <button type="button" class="title" onClick={() => goTo(one.n)}>
        <span class="number">{number}</span> {isVisible || one.kind !== undefined ? stepTitle(one) : t("log.others")}
      </button>
      {note !== undefined && (
        <p class="note">
          {note.side !== null && <strong>{wordOf(note.side)}</strong>} {note.text}
        </p>
      )}
      {visibleParts.map(({ operation, lines }, part) => (
        <Fragment key={part}>
          {part > 0 && lines.length > 0 && <p class="passed">{t("log.passed", { what: operationTitle(operation) })}</p>}
          <ul>
            {lines.map(({ entry, index }) => (
              <LogLine key={index} step={one} entry={entry} index={index} sentence={sentences[index] ?? ""} />
            ))}
          </ul>
        </Fragment>
      ))}
    </li>
  );
}

interface LogLineProps {
  readonly step: GameStep;
  readonly entry: AuditLine;
  /** Index in the visible audit trail of the step. */
  readonly index: number;
  readonly sentence: string;
}

function LogLine({ step: one, entry, index, sentence }: LogLineProps) {
  const [isOpen, setOpen] = useState(false);
  const { text, section } = splitSection(sentence);
  const faces = "faces" in entry ? entry.faces : [];
  const about = Object.values(("about" in entry && entry.about) || {});
  const point = () => {
    pointedAt.value = about;
  };
  const leave = () => {
    pointedAt.value = [];
  };
  useEffect(() => leave, []);
  const sides = "dice" in entry ? sidesOf(entry.dice) : 6;
  return (
    <li class={`line ${entry.kind}`}>
      <button
        type="button"
        class="sentence"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onMouseEnter={point}
        onMouseLeave={leave}
        onFocus={point}
        onBlur={leave}
      >
        {faces.length > 0 && faces.length <= 8 && (
          <span class="dice" aria-hidden="true">
            {faces.map((face, each) => (
              <Die key={each} face={face} sides={sides} />
            ))}
          </span>
        )}
        <span>
          {text} {section !== undefined && <span class="section">{section}</span>}
        </span>
      </button>
      {isOpen && <Why step={one} entry={entry} index={index} />}
    </li>
  );
}
