import { useEffect, useState } from "preact/hooks";
import { ask, type Explanation } from "../service/service";
import { language, t } from "../shell/settings";
import { before, type Step } from "../tree/game";
import { game } from "../tree/table";

/** Why a line says what it says: rule, chart, modifiers, and every total with the one that fell. */
export function Why({ step, index }: { readonly step: Step; readonly index: number }) {
  const [told, setTold] = useState<Explanation>();
  const shownIn = language.value;
  useEffect(() => {
    const now = game.value!;
    const snapshot = before(now, step)?.answer.snapshot;
    const chance = step.seed === undefined ? { dice: step.answer.dice } : { seed: step.seed };
    const request = {
      operation: step.operation,
      input: step.input,
      ...(snapshot === undefined ? {} : { snapshot }),
      ...chance,
    };
    ask<Explanation>(now.ruleset, "explain", { request, index, language: shownIn }).then(setTold, () => {});
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
                <th scope="row">{total === modified ? total : `${total} → ${modified}`}</th>
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
