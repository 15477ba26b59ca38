import { useEffect, useState } from "preact/hooks";
import { type AuditEntry, ask, type Explanation, type Fields } from "../service/service";
import { Icon } from "../shell/icon";
import { language, t } from "../shell/settings";
import { shownWords } from "../shell/words";
import { before, type Game, type Step } from "../tree/game";
import { game } from "../tree/table";

interface WhyProps {
  readonly step: Step;
  readonly entry: AuditEntry;
  /** Where the line stands in what is seen of the step's audit. */
  readonly index: number;
}

/** Why a line says what it says: rule, chart, modifiers, and every total with the one that fell. */
export function Why({ step, entry, index }: WhyProps) {
  const [told, setTold] = useState<Explanation>();
  const shownIn = language.value;
  useEffect(() => {
    const now = game.value!;
    const line =
      now.source === "local" && isWhole(step, entry, index) ? { request: requestOf(now, step), index } : { entry };
    ask<Explanation>(now.ruleset, "explain", { ...line, language: shownIn }).then(
      (said) => setTold(shownWords(said)),
      () => {},
    );
  }, [shownIn]);
  if (told === undefined) return <p class="why-box">{t("shell.loading")}</p>;
  const { purpose, chart, modifiers, totals, rulings, rule } = told;
  return (
    <div class="why-box">
      {purpose !== null && <p>{purpose}</p>}
      <p class="source">
        {t("why.rule", { section: rule.section })}
        {chart !== null && ` · ${t("why.chart", { name: chart.name })}`}
      </p>
      {modifiers.length > 0 && (
        <ul class="modifiers">
          {modifiers.map(({ code, value, words }) => (
            <li key={code}>
              {words ?? code} <strong>{value > 0 ? `+${value}` : value}</strong>
            </li>
          ))}
        </ul>
      )}
      {totals.length > 0 && (
        <table class="totals">
          <tbody>
            {totals.map(({ total, modified, ways, of, words, result, fell }) => (
              <tr key={total} class={fell ? "fell" : ""} aria-current={fell}>
                <th scope="row">
                  {total === modified ? (
                    total
                  ) : (
                    <>
                      {total} <Icon name="→" says="→" /> {modified}
                    </>
                  )}
                </th>
                <td>{words ?? result}</td>
                <td class="ways">{t("why.ways", { ways, of })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rulings.map(({ id, question, ruling }) => (
        <p class="ruling" key={id}>
          <strong>{id}</strong> {question} <em>{ruling}</em>
        </p>
      ))}
    </div>
  );
}

/** True where a line stands in the audit of a move as it was answered, which can be asked for once more. */
function isWhole({ answer: { audit } }: Step, entry: AuditEntry, index: number): boolean {
  return audit[index] === entry;
}

/** The request of the move that a step is. */
function requestOf(now: Game, step: Step): Fields {
  const { operation, input, seed } = step;
  const snapshot = before(now, step)?.answer.snapshot;
  const chance = seed === undefined ? { dice: step.answer.dice } : { seed };
  return { operation, input, ...(snapshot !== undefined && { snapshot }), ...chance };
}
