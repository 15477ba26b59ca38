import { useRef, useState } from "preact/hooks";
import type { Career } from "../../client/index";
import { t } from "../shell/settings";
import { wordOf } from "../tree/words";
import { copyField } from "./copying";
import { knownCareer } from "./known-careers";
import { addressOf, invitationOf } from "./link";
import { roleTitle } from "./roles";

/** The links that the founder sends to others: an invitation for each open seat, and a link to watch. */
export function Invitations({ career }: { readonly career: Career }) {
  const { career: id, seats } = career;
  const known = knownCareer(id);
  const open = (known?.invitations ?? []).filter(({ side }) => seats.some((seat) => seat.side === side && !seat.taken));
  if (open.length === 0) return null;
  const watching = known?.keys.find(({ role }) => role === "SPECTATOR");
  return (
    <>
      <p class="about">{t("invite.about")}</p>
      {open.map(({ side, claim }) => (
        <CopyRow key={side} title={t("invite.title", { side: wordOf(side) })} address={invitationOf(id, claim)} />
      ))}
      {watching !== undefined && <CopyRow title={roleTitle(watching)} address={addressOf(id, watching.token)} />}
    </>
  );
}

function CopyRow({ title, address }: { readonly title: string; readonly address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState("");
  const copy = async () => {
    await copyField(field.current!);
    setStatus(t("links.copied", { role: title }));
  };
  return (
    <div class="link-row">
      <strong>{title}</strong>
      <div class="choices">
        <input
          class="address"
          ref={field}
          readOnly
          value={address}
          aria-label={t("links.address", { role: title })}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" onClick={() => void copy()}>
          {t("links.copy")}
        </button>
      </div>
      <span class="about" role="status">
        {status}
      </span>
    </div>
  );
}
