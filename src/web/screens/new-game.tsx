import { useEffect, useState } from "preact/hooks";
import type { Fields } from "../service/service";
import { TopBar } from "../shell/frame";
import { show } from "../shell/routes";
import { t } from "../shell/settings";
import type { DiceMode } from "../tree/game";
import { begin, busy, message } from "../tree/table";

/** The standard game of each ruleset. */
const STANDARD: Readonly<Record<string, Fields>> = {
  hunters: { boat: "VIIC", number: 96, name: "Lehmann" },
  goeben: {},
  pq17: { scenario: "pq_17" },
};

/** Asks what game is to be played; with `#play` in the address the standard game begins at once. */
export function NewGame({ ruleset }: { readonly ruleset: string }) {
  const [seed, setSeed] = useState(() => crypto.randomUUID().slice(0, 8));
  const [diceMode, setDiceMode] = useState<DiceMode>("seeded");
  const input = STANDARD[ruleset] ?? {};
  const start = async () => {
    const id = await begin(ruleset, input, seed, diceMode);
    if (id !== undefined) show(`/app/table/${id}`, "replace");
  };
  useEffect(() => {
    if (location.hash === "#play") void start();
  }, []);
  return (
    <>
      <TopBar />
      <main class="page">
        <h1>{t(`${ruleset}.name`)}</h1>
        <p>{t(`${ruleset}.about`)}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <fieldset>
            <legend>{t("new.dice")}</legend>
            {(["seeded", "physical"] as const).map((mode) => (
              <label key={mode} class="option">
                <input type="radio" name="dice" checked={diceMode === mode} onChange={() => setDiceMode(mode)} />
                <span>
                  <strong>{t(`dice.${mode}`)}</strong> {t(`dice.${mode}.about`)}
                </span>
              </label>
            ))}
            {diceMode === "seeded" && (
              <label class="field">
                {t("new.seed")}{" "}
                <input value={seed} onInput={(event) => setSeed(event.currentTarget.value)} maxLength={60} required />
              </label>
            )}
          </fieldset>
          {message.value !== undefined && (
            <p class="refused" role="alert">
              {message.value.text}
            </p>
          )}
          <button type="submit" class="button primary" disabled={busy.value}>
            {t("new.begin")}
          </button>
        </form>
      </main>
    </>
  );
}
