import { useEffect, useState } from "preact/hooks";
import type { CareerClaimTerms, CareerSeatClaimed } from "../../client/index";
import { careersClient, UmpireError } from "../service/service";
import { TopBar } from "../shell/frame";
import { t } from "../shell/settings";
import { gameWords } from "../tree/words";
import { forgetClaim, type PendingClaim, saveClaim } from "./claims";
import { renewScreen, reopen } from "./current-career";
import { durationOf } from "./duration";
import { keepCareer, keyInUse, openWith } from "./known-careers";
import { ClaimGone } from "./no-career";
import { playerOf } from "./turn";

interface Props {
  readonly id: string;
  readonly claim: PendingClaim;
}

/** The page of an invitation: the terms of the seat, and a button that claims it. */
export function ClaimSeat({ id, claim }: Props) {
  const [terms, setTerms] = useState<CareerClaimTerms>();
  const [fault, setFault] = useState<string>();
  const [isGone, setGone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [name, setName] = useState(claim.name ?? "");
  // An earlier request may have succeeded although its response was lost. The same key then gets the token.
  const wasSent = claim.name !== undefined;
  useEffect(() => {
    careersClient.claimTerms({ career: id, claim: claim.claim }).then(setTerms, (error: UmpireError) => {
      if (error.status === 404 && !wasSent) setGone(true);
      else if (error.status !== 404) setFault(faultText(error));
    });
  }, [id, claim.claim]);
  const take = async () => {
    setBusy(true);
    setFault(undefined);
    saveClaim(id, { ...claim, name });
    try {
      const request = { career: id, claim: claim.claim, ...(name.trim() !== "" && { name: name.trim() }) };
      const headers = { "idempotency-key": claim.key };
      const { token } = (await careersClient.claimSeat(request, { headers })) as CareerSeatClaimed;
      const heading = terms && { ruleset: terms.ruleset, ...(terms.name !== null && { name: terms.name }) };
      keepCareer(id, { ...heading, keys: [token] });
      openWith(id, token.token);
      forgetClaim(id);
      reopen();
    } catch (error) {
      if (!(error instanceof UmpireError)) throw error;
      if (error.status === 404) setGone(true);
      else setFault(faultText(error));
    } finally {
      setBusy(false);
    }
  };
  const drop = () => {
    forgetClaim(id);
    renewScreen();
  };
  if (isGone) return <ClaimGone drop={drop} />;
  document.title = `${t("claim.title")} · Naval Umpire`;
  return (
    <>
      <TopBar />
      <main class="page claim">
        <h1>{t("claim.title")}</h1>
        {terms !== undefined && <Terms terms={terms} />}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void take();
          }}
        >
          <label class="field">
            {t("found.name")}{" "}
            <input
              name="name"
              value={name}
              maxLength={60}
              autocomplete="nickname"
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          </label>
          {fault !== undefined && (
            <p class="refused" role="alert">
              {fault}
            </p>
          )}
          <p class="actions">
            <button type="submit" class="button primary" disabled={isBusy || (terms === undefined && !wasSent)}>
              {t("claim.take")}
            </button>
            {keyInUse(id) !== undefined && (
              <button type="button" class="quiet" onClick={drop}>
                {t("claim.drop")}
              </button>
            )}
          </p>
        </form>
      </main>
    </>
  );
}

/** What the player agrees to by a claim. */
function Terms({ terms }: { readonly terms: CareerClaimTerms }) {
  const { ruleset, name, side, seats, referee, deadlineHours } = terms;
  const words = gameWords(ruleset)?.words;
  const wordOf = (code: string) => words?.[code] ?? "";
  const founder = seats.find(({ by }) => by === "MINE");
  return (
    <>
      <h2>{name ?? t(`${ruleset}.name`)}</h2>
      <dl class="terms">
        <dt>{t("claim.side")}</dt>
        <dd>{wordOf(side)}</dd>
        {founder !== undefined && (
          <>
            <dt>{t("claim.by")}</dt>
            <dd>{playerOf(seats, founder.side, wordOf)}</dd>
          </>
        )}
        <dt>{t("claim.deadline")}</dt>
        <dd>{durationOf(deadlineHours)}</dd>
      </dl>
      <p>{t(referee ? "claim.referee" : "claim.blind")}</p>
    </>
  );
}

function faultText(error: UmpireError): string {
  return error.status === 0 || error.status === 503 ? t("message.away") : error.message;
}
