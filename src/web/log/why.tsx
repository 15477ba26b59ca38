import { useEffect, useState } from "preact/hooks";
import { type AuditEntry, ask, type Explanation, type JsonFields } from "../service/service";
import { Icon } from "../shell/icon";
import { pageLanguage, t } from "../shell/settings";
import { type GameStep, previousStep, type TableGame } from "../tree/game";
import { game } from "../tree/table";

interface WhyProps {
  readonly step: GameStep;
  readonly entry: AuditEntry;
  /** Index in the visible audit trail of the step. */
  readonly index: number;
}

/** The explanation of a line: rule, chart, modifiers, and every total with the rolled one marked. */
export function Why({ step, entry, index }: WhyProps) {
  const [explanation, setExplanation] = useState<Explanation>();
  const lang = pageLanguage.value;
  useEffect(() => {
    const now = game.value!;
    const line =
      now.source === "local" && isInAudit(step, entry, index) ? { request: requestOf(now, step), index } : { entry };
    ask<Explanation>(now.ruleset, "explain", { ...line, language: lang }).then(
      (answer) => setExplanation(answer),
      () => {},
    );
  }, [lang]);
  if (explanation === undefined) return <p class="why-box">{t("shell.loading")}</p>;
  const { purpose, chart, modifiers, totals, rulings, rule } = explanation;
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
                      {total} <Icon name="→" label="→" /> {modified}
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

/** True if the line is part of the move's original audit trail, so that the request can be repeated. */
function isInAudit({ answer: { audit } }: GameStep, entry: AuditEntry, index: number): boolean {
  return audit[index] === entry;
}

/** Returns the request that produced a step. */
function requestOf(now: TableGame, step: GameStep): JsonFields {
  const { operation, input, seed } = step;
  const snapshot = previousStep(now, step)?.answer.snapshot;
  const chance = seed === undefined ? { dice: step.answer.dice } : { seed };
  return { operation, input, ...(snapshot !== undefined && { snapshot }), ...chance };
}
