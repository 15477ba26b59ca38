import { useEffect, useState } from "preact/hooks";
import type { Career } from "../../client/index";
import { careersClient } from "../service/service";
import { t } from "../shell/settings";
import type { DiceMode, TableGame } from "../tree/game";
import { busy, reseed, setDiceMode } from "../tree/table";

const MODES: readonly DiceMode[] = ["server", "seeded", "physical"];

/** The dice mode of a stored game, and the commitment to its future dice. */
export function CareerDiceChoice({ career, now }: { readonly career: Career; readonly now: TableGame }) {
  const canChoose = career.role === "OWNER" || career.role === "REFEREE";
  return (
    <details class="dice-of">
      <summary>{t(`diceOf.${now.diceMode}`)}</summary>
      {canChoose && (
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
      <DiceCommitment career={career} />
    </details>
  );
}

/** The hash of the future dice, and the key that signs the game's steps. */
function DiceCommitment({ career }: { readonly career: Career }) {
  const [isWhole, setWhole] = useState(false);
  const [key, setKey] = useState<string | null>();
  useEffect(() => {
    careersClient.signingKeys().then(
      ({ keys }) => setKey(keys.find(({ until }) => until === null)?.id ?? null),
      () => {},
    );
  }, []);
  const hash = career.commitment.replace(/^sha256:/, "");
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
