import { useEffect, useState } from "preact/hooks";
import { GameTable } from "../screens/table";
import { TopBar } from "../shell/frame";
import { pageLanguage, t } from "../shell/settings";
import { addSource } from "../tree/source";
import { busy, game, goTo } from "../tree/table";
import { CareerBelow } from "./below";
import { ClaimSeat } from "./claim-seat";
import { pendingClaim } from "./claims";
import { currentCareer, linksAreOpen, reopenCount } from "./current-career";
import { EndPanel } from "./end-panel";
import { keyInUse } from "./known-careers";
import { Links } from "./links";
import { LinkExpired, NoLink } from "./no-career";
import { NoteField } from "./note-field";
import { PastPanel, SpectatorPanel } from "./panels";
import { RoleInUse } from "./roles";
import { careerSource } from "./source";
import { isMyTurn, isOver, useTurnSignal } from "./turn";
import { TurnNotice } from "./turn-notice";
import { connection, watch } from "./watch";

addSource("career", careerSource);

interface Props {
  readonly id: string;
  /** True for a replay from the first step. */
  readonly isReplay: boolean;
}

/** A stored game, with the rights of the link in use. */
export default function CareerScreen({ id, isReplay }: Props) {
  const lang = pageLanguage.value;
  void reopenCount.value;
  const key = keyInUse(id);
  useEffect(() => (key === undefined ? undefined : watch(id, lang)), [id, lang, key?.token]);
  const career = currentCareer.value?.career === id ? currentCareer.value : undefined;
  const now = game.value?.id === id ? game.value : undefined;
  const isTurn = career !== undefined && isMyTurn(career);
  useTurnSignal(id, isTurn, career?.name ?? "");
  const isLoaded = career !== undefined && now !== undefined;
  useEffect(() => {
    if (isLoaded && isReplay) goTo(0);
  }, [isLoaded, isReplay]);
  const claim = pendingClaim(id);
  if (claim !== undefined) return <ClaimSeat id={id} claim={claim} key={claim.claim} />;
  if (key === undefined) return <NoLink />;
  if (connection.value === "GONE") return <LinkExpired id={id} token={key.token} />;
  if (!isLoaded) return <TopBar>{t(connection.value === "AWAY" ? "career.away" : "shell.loading")}</TopBar>;
  const isPast = isReplay || now.at !== now.tip;
  const canPlay = career.role !== "SPECTATOR" && career.decisions !== null;
  const hasNotes = career.role === "SIDE" && isTurn;
  const panel = isPast ? (
    <PastPanel career={career} now={now} />
  ) : career.ended !== null ? (
    <EndPanel career={career} />
  ) : canPlay ? undefined : (
    <SpectatorPanel career={career} />
  );
  return (
    <>
      <GameTable
        now={now}
        status={<RoleInUse career={career} />}
        {...(isTurn && { title: t("turn.named", { name: now.name }) })}
        notice={
          <>
            <ConnectionStatus />
            <TurnNotice career={career} />
            {hasNotes && !isPast && <NoteField career={career} />}
          </>
        }
        isOngoing={!isOver(career)}
        panel={panel}
        below={<CareerBelow career={career} now={now} />}
      />
      {linksAreOpen.value && <Links career={career} />}
    </>
  );
}

/** Shows that the service is unavailable or slow. */
function ConnectionStatus() {
  const [isSlow, setSlow] = useState(false);
  const isBusy = busy.value;
  useEffect(() => {
    setSlow(false);
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), 1_500);
    return () => clearTimeout(timer);
  }, [isBusy]);
  const text = isSlow ? t("career.waiting") : connection.value === "AWAY" ? t("career.away") : "";
  return (
    <p class="waiting" role="status">
      {text}
    </p>
  );
}
