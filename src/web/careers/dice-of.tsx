import { useEffect, useState } from "preact/hooks";
import type { Career } from "../../client/index";
import { careers } from "../service/service";
import { t } from "../shell/settings";
import type { DiceMode, Game } from "../tree/game";
import { busy, reseed, setDiceMode } from "../tree/table";

const MODES: readonly DiceMode[] = ["server", "seeded", "physical"];

/** Where the dice of a stored game come from, and what was promised of those to come. */
export function DiceOf({ told, now }: { readonly told: Career; readonly now: Game }) {
  const plays = told.role === "OWNER" || told.role === "REFEREE";
  return (
    <details class="dice-of">
      <summary>{t(`diceOf.${now.diceMode}`)}</summary>
      {plays && (
        <div class="choices">
          {MODES.map((mode) => (
            <button
              type="button"
              class="choice"
              key={mode}
              aria-pressed={now.diceMode === mode}
              disabled={busy.value}
              onClick={() => setDiceMode(mode)}
            >
              {t(`diceOf.choose.${mode}`)}
            </button>
          ))}
        </div>
      )}
      {now.diceMode === "seeded" && (
        <label class="field">
          {t("new.seed")}{" "}
          <input value={now.seed} maxLength={60} onChange={({ currentTarget }) => reseed(currentTarget.value)} />
        </label>
      )}
      <p class="about">{t(`diceOf.about.${now.diceMode}`)}</p>
      <Promised told={told} />
    </details>
  );
}

/** The hash of the dice to come, and the key that the game's steps are signed with. */
function Promised({ told }: { readonly told: Career }) {
  const [isWhole, setWhole] = useState(false);
  const [key, setKey] = useState<string | null>();
  useEffect(() => {
    careers.signingKeys().then(
      ({ keys }) => setKey(keys.find(({ until }) => until === null)?.id ?? null),
      () => {},
    );
  }, []);
  const hash = told.commitment.replace(/^sha256:/, "");
  return (
    <p class="about">
      {t("diceOf.promise")}{" "}
      <button type="button" class="quiet hash" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        <code>{isWhole ? hash : `${hash.slice(0, 12)}…`}</code>
      </button>{" "}
      {t("diceOf.promiseAbout")} {key === null && t("diceOf.unsigned")}
      {typeof key === "string" && (
        <>
          {t("diceOf.signed")}{" "}
          <a href="/.well-known/naval-umpire-keys.json">
            <code>{key}</code>
          </a>
        </>
      )}
    </p>
  );
}
