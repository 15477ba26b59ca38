import type { ComponentChildren } from "preact";
import { randomText } from "../shell/random";
import { t } from "../shell/settings";
import { branchesAt, lineOf } from "../tree/game";
import { busy, game, goTo, reseed, setDiceMode, setRunsOn, step, undo } from "../tree/table";
import { canSeeMove } from "../tree/visible-state";
import { operationTitle } from "../tree/words";

interface Props {
  /** True if moves can be undone. */
  readonly canUndo?: boolean;
  readonly children?: ComponentChildren;
}

/**
 * The slider over the steps of the line shown, and links to the other moves at this step. Its children appear below.
 */
export function Time({ canUndo = false, children }: Props) {
  const now = game.value;
  const at = step.value;
  if (now === undefined || at === undefined) return null;
  const line = lineOf(now);
  const place = line.findIndex(({ n }) => n === at.n);
  const go = (index: number) => {
    const target = line[index];
    if (target !== undefined) goTo(target.n);
  };
  const branches = branchesAt(now, at).filter((each) => canSeeMove(now, each));
  return (
    <section class="time" aria-label={t("time.title")}>
      <div class="controls">
        <button type="button" aria-label={t("time.first")} disabled={place <= 0} onClick={() => go(0)}>
          «
        </button>
        <button type="button" aria-label={t("time.back")} disabled={place <= 0} onClick={() => go(place - 1)}>
          ‹
        </button>
        <input
          type="range"
          aria-label={t("time.slider")}
          aria-valuetext={t("time.at", { at: place + 1, of: line.length })}
          min={0}
          max={line.length - 1}
          value={place}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))}
        />
        <button
          type="button"
          aria-label={t("time.forward")}
          disabled={place >= line.length - 1}
          onClick={() => go(place + 1)}
        >
          ›
        </button>
        <button
          type="button"
          aria-label={t("time.last")}
          disabled={place >= line.length - 1}
          onClick={() => go(line.length - 1)}
        >
          »
        </button>
        {canUndo && (
          <button type="button" disabled={place <= 0 || busy.value} onClick={undo}>
            {t("time.undo")}
          </button>
        )}
      </div>
      <p class="where">
        {t("time.at", { at: place + 1, of: line.length })}
        {canUndo && place < line.length - 1 && ` · ${t("time.branch")}`}
        {branches.map(({ n, operation }) => (
          <button type="button" class="quiet" key={n} onClick={() => goTo(n)}>
            {t("time.other", { what: operationTitle(operation) })}
          </button>
        ))}
      </p>
      <label class="where option">
        <input
          type="checkbox"
          checked={now.runsOn}
          onChange={({ currentTarget }) => setRunsOn(currentTarget.checked)}
        />
        {t("time.runsOn")}
      </label>
      {children}
    </section>
  );
}

/** The dice mode of a game of this browser. */
export function LocalDice() {
  const now = game.value;
  if (now === undefined) return null;
  return (
    <p class="where">
      {now.diceMode === "seeded" ? (
        <>
          {t("dice.seedIs", { seed: now.seed })}{" "}
          <button type="button" class="quiet" onClick={() => reseed(randomText(4))}>
            {t("dice.otherSeed")}
          </button>
          <button type="button" class="quiet" onClick={() => setDiceMode("physical")}>
            {t("dice.toPhysical")}
          </button>
        </>
      ) : (
        <>
          {t("dice.physicalIs")}{" "}
          <button type="button" class="quiet" onClick={() => setDiceMode("seeded")}>
            {t("dice.toSeeded")}
          </button>
        </>
      )}
    </p>
  );
}
