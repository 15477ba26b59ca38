import { useState } from "preact/hooks";
import type { Career } from "../../client/index";
import { careersClient } from "../service/service";
import { pageLanguage, t } from "../shell/settings";
import { busy } from "../tree/table";
import { wordOf } from "../tree/words";
import { act } from "./acting";
import { tokenOf } from "./current-career";
import { Invitations } from "./invitations";
import { deadlineOf, isMyTurn, isOver, playerOf } from "./turn";

/** Who can move, until when, and what the players ask of each other. */
export function TurnNotice({ career }: { readonly career: Career }) {
  const { seats, awaited, takeback, side } = career;
  if (isOver(career) || (seats.length === 0 && takeback === null)) return null;
  const waiting = seats.filter(({ taken }) => !taken);
  return (
    <section class="turn" aria-label={t("turn.title")}>
      {waiting.map((seat) => (
        <p key={seat.side}>{t("turn.seat", { side: wordOf(seat.side) })}</p>
      ))}
      <Invitations career={career} />
      <div role="status">
        {seats.length > 0 && awaited.map((seat) => <AwaitedSeat key={seat.side} career={career} seat={seat} />)}
        {takeback !== null && <Proposal career={career} takeback={takeback} />}
      </div>
      {side !== null && seats.length > 0 && <NotifyButton />}
    </section>
  );
}

function AwaitedSeat({ career, seat }: { readonly career: Career; readonly seat: Career["awaited"][number] }) {
  const { career: id, seats, side: own } = career;
  const { side } = seat;
  if (side === null) return null;
  const isOwn = side === own && isMyTurn(career);
  const until = deadlineOf(career, seat);
  const isLate = until !== undefined && until.getTime() <= Date.now();
  const player = playerOf(seats, side);
  const time = until?.toLocaleString(pageLanguage.value, { dateStyle: "medium", timeStyle: "short" }) ?? "";
  const forfeit = () => {
    if (confirm(t("turn.forfeitSure", { player })))
      void act(() => careersClient.declareForfeit({ career: id, side }, { token: tokenOf(id) }));
  };
  return (
    <>
      <p>
        <strong>{isOwn ? t("turn.yours") : t("turn.of", { player })}</strong>{" "}
        {until !== undefined && <span class="about">{t(isLate ? "turn.late" : "turn.until", { time })}</span>}
      </p>
      {isLate && own !== null && !isOwn && (
        <p>
          <button type="button" disabled={busy.value} onClick={forfeit}>
            {t("turn.forfeit")}
          </button>
        </p>
      )}
    </>
  );
}

interface ProposalProps {
  readonly career: Career;
  readonly takeback: NonNullable<Career["takeback"]>;
}

/** A proposal to take moves back, with the answers that this player can give. */
function Proposal({ career, takeback }: ProposalProps) {
  const { career: id, seats, side, role } = career;
  const { by, to, reason } = takeback;
  const isMine = role === "SIDE" && by === side;
  const answers = isMine ? ["WITHDRAW"] : role === "SPECTATOR" || role === "HOST" ? [] : ["ACCEPT", "DECLINE"];
  const send = (answer: "ACCEPT" | "DECLINE" | "WITHDRAW") =>
    act(() => careersClient.answerTakeback({ career: id, takeback: takeback.id, answer }, { token: tokenOf(id) }));
  return (
    <>
      <p>
        {t("takeback.by", { player: playerOf(seats, by), step: to + 1 })} {reason !== null && <q>{reason}</q>}
      </p>
      {answers.length > 0 && (
        <p class="actions">
          {(answers as readonly ("ACCEPT" | "DECLINE" | "WITHDRAW")[]).map((answer) => (
            <button type="button" key={answer} disabled={busy.value} onClick={() => void send(answer)}>
              {t(`takeback.${answer}`)}
            </button>
          ))}
        </p>
      )}
    </>
  );
}

/** Asks the browser for permission to notify. Hidden once the player has answered. */
function NotifyButton() {
  const [isOpen, setOpen] = useState("Notification" in globalThis && Notification.permission === "default");
  if (!isOpen) return null;
  const ask = async () => {
    await Notification.requestPermission();
    setOpen(Notification.permission === "default");
  };
  return (
    <p>
      <button type="button" class="quiet" onClick={() => void ask()}>
        {t("turn.notify")}
      </button>
    </p>
  );
}
