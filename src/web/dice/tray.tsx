import { useEffect, useState } from "preact/hooks";
import type { NeedsRoll } from "../service/service";
import { t } from "../shell/settings";
import { addFaces, busy, game, takeBackDie } from "../tree/table";
import { operationTitle } from "../tree/words";
import { Die } from "./faces";

/**
 * Requests the next dice of a move with those that are certain to follow. Shows the result of each total before they are
 * used.
 */
export function Tray() {
  const pending = game.value?.pending;
  const [faces, setFaces] = useState<readonly number[]>([]);
  const rollKey = `${pending?.operation}/${pending?.dice.length}`;
  useEffect(() => setFaces([]), [rollKey]);
  const next = pending?.next;
  const following = pending?.following ?? [];
  const first = next === undefined ? 0 : next.count - next.held.length;
  const count = following.reduce((sum, roll) => sum + roll.count, first);
  const roll = next === undefined ? undefined : rollOfDie(faces.length, [{ ...next, count: first }, ...following]);
  const add = (face: number) => setFaces((now: readonly number[]) => (now.length < count ? [...now, face] : now));
  useEffect(() => {
    if (roll === undefined) return;
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
      if (/^\d$/.test(key) && Number(key) >= roll.low && Number(key) <= roll.high) add(Number(key));
      if (key === "Backspace") setFaces((now: readonly number[]) => now.slice(0, -1));
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [rollKey, roll]);
  if (pending == null || next === undefined || roll === undefined) return null;
  const isWhole = faces.length === count;
  const isThrown = faces.length >= first;
  const total = [...next.held, ...faces.slice(0, first)].reduce((sum, face) => sum + face, 0);
  return (
    <section class="decide tray" aria-labelledby="tray">
      <p class="about">{operationTitle(pending.operation)}</p>
      <h2 id="tray" tabIndex={-1}>
        {t("tray.roll", { dice: next.dice })}
      </h2>
      <p>
        {next.purpose} {next.chartName !== null && <em>{next.chartName}</em>} {next.columnName}{" "}
        <span class="section">{next.citation.section}</span>
      </p>
      <fieldset class="faces" aria-label={t("tray.faces")}>
        {Array.from({ length: roll.high - roll.low + 1 }, (_, index) => roll.low + index).map((face) => (
          <button
            type="button"
            class="face"
            key={face}
            disabled={isWhole || busy.value}
            onClick={() => add(face)}
            aria-label={String(face)}
          >
            <Die face={face} sides={roll.sides} />
          </button>
        ))}
      </fieldset>
      <p class="thrown" aria-live="polite">
        {next.held.map((face, index) => (
          <Die key={`held ${index}`} face={face} sides={next.sides} />
        ))}
        {faces.slice(0, first).map((face, index) => (
          <Die key={index} face={face} sides={next.sides} />
        ))}
        {isThrown && <span>{t("tray.total", { total })}</span>}
        {!isWhole && <span>{t("tray.left", { count: count - faces.length })}</span>}
      </p>
      <Modifiers next={next} />
      <Totals next={next} total={isThrown ? total : undefined} />
      <Following rolls={following} faces={faces.slice(first)} />
      <div class="send">
        <button type="button" class="primary" disabled={!isWhole || busy.value} onClick={() => addFaces(faces)}>
          {t("tray.use")}
        </button>
        <button
          type="button"
          class="quiet"
          disabled={busy.value}
          onClick={() => (faces.length > 0 ? setFaces(faces.slice(0, -1)) : takeBackDie())}
        >
          {faces.length > 0 || pending.dice.length > 0 ? t("tray.back") : t("tray.cancel")}
        </button>
      </div>
    </section>
  );
}

/** Returns the roll to which the die at an index belongs. Past the last die, returns the last roll. */
function rollOfDie<R extends { readonly count: number }>(index: number, rolls: readonly R[]): R {
  const ends = rolls.map((_, at) => rolls.slice(0, at + 1).reduce((sum, { count }) => sum + count, 0));
  return rolls[ends.findIndex((end) => index < end)] ?? rolls.at(-1)!;
}

interface FollowingProps {
  readonly rolls: NeedsRoll["following"];
  /** The dice typed for these rolls so far. */
  readonly faces: readonly number[];
}

/** The rolls that are certain to follow, each with its dice. */
function Following({ rolls, faces }: FollowingProps) {
  if (rolls.length === 0) return null;
  const starts = rolls.map((_, at) => rolls.slice(0, at).reduce((sum, { count }) => sum + count, 0));
  return (
    <ol class="following">
      {rolls.map(({ dice, purpose = "", count, sides }, at) => (
        <li key={starts[at]} class="thrown">
          {t("shell.named", { name: t("tray.roll", { dice }), value: purpose })}
          {faces.slice(starts[at]!, starts[at]! + count).map((face, index) => (
            <Die key={index} face={face} sides={sides} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function Modifiers({ next }: { readonly next: NeedsRoll["next"] }) {
  if (next.modifiers.length === 0) return null;
  return (
    <ul class="modifiers">
      {next.modifiers.map(({ code, value, words }) => (
        <li key={code}>
          {words ?? code} <strong>{value > 0 ? `+${value}` : value}</strong>
        </li>
      ))}
    </ul>
  );
}

/** The result of each total; adjacent totals with the same result share a row. */
function Totals({ next, total }: { readonly next: NeedsRoll["next"]; readonly total: number | undefined }) {
  const rows: { first: number; last: number; words: string }[] = [];
  for (const each of next.totals) {
    const words = each.words ?? each.result ?? "";
    const row = rows.at(-1);
    if (row?.words === words) row.last = each.total;
    else rows.push({ first: each.total, last: each.total, words });
  }
  if (rows.length === 0) return null;
  return (
    <table class="totals">
      <tbody>
        {rows.map(({ first, last, words }) => (
          <tr key={first} class={total !== undefined && total >= first && total <= last ? "fell" : ""}>
            <th scope="row">{first === last ? first : `${first}–${last}`}</th>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
