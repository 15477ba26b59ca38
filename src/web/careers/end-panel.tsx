import type { Career } from "../../client/index";
import { t } from "../shell/settings";
import { proveHere } from "./export";
import { playerOf } from "./turn";

/** How players ended the game. Everything is revealed, so the player can prove it. */
export function EndPanel({ career }: { readonly career: Career }) {
  const { ended, seats } = career;
  if (ended === null) return null;
  const player = ended.side === null ? "" : playerOf(seats, ended.side);
  return (
    <section class="decide" aria-labelledby="ended">
      <h2 id="ended">{t("decide.over")}</h2>
      <p>
        <strong>{t(`ended.${ended.by}`, { player })}</strong>
      </p>
      <p>{t("career.revealed")}</p>
      <p>
        <button type="button" class="primary" onClick={() => void proveHere(career.career)}>
          {t("career.prove")}
        </button>
      </p>
    </section>
  );
}
