import { useEffect, useRef, useState } from "preact/hooks";
import type { Career, CareerToken } from "../../client/index";
import { careersClient, UmpireError } from "../service/service";
import { randomText } from "../shell/random";
import { t } from "../shell/settings";
import { copyField } from "./copying";
import { linksAreOpen, tokenOf } from "./current-career";
import { forgetKey, type Key, keepCareer, knownCareer, openWith } from "./known-careers";
import { addressOf } from "./link";
import { roleTitle } from "./roles";
import { readNow } from "./watch";

/** The links of a stored game, one row each with its rights, for the owner to hand out. */
export function Links({ career }: { readonly career: Career }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [fault, setFault] = useState<string>();
  const [status, setStatus] = useState("");
  useEffect(() => dialog.current?.showModal(), []);
  const { career: id, tokens, tokenId } = career;
  const keys = knownCareer(id)?.keys ?? [];
  const act = async (change: () => Promise<string>) => {
    setFault(undefined);
    try {
      setStatus(await change());
      await readNow();
    } catch (error) {
      if (!(error instanceof UmpireError)) throw error;
      setFault(error.message);
    }
  };
  return (
    <dialog class="links-panel" ref={dialog} aria-labelledby="links" onClose={() => (linksAreOpen.value = false)}>
      <h2 id="links" tabIndex={-1} autofocus>
        {t("links.title")}
      </h2>
      <p class="about">{t("links.about")}</p>
      <ul>
        {sortSlots(tokens).map((slot) => (
          <Row
            key={slot.id}
            career={career}
            slot={slot}
            known={keys.find((key) => key.id === slot.id)}
            isOwn={slot.id === tokenId}
            act={act}
          />
        ))}
      </ul>
      <p role="status">{status}</p>
      {fault !== undefined && (
        <p class="refused" role="alert">
          {fault}
        </p>
      )}
      <p class="actions">
        <button type="button" class="quiet" onClick={() => act(() => issue(id))}>
          {t("links.another")}
        </button>
        <button type="button" class="primary" onClick={() => dialog.current?.close()}>
          {t("links.done")}
        </button>
      </p>
    </dialog>
  );
}

/** Links to hand out come first; the owner's link is last. */
const ORDER: readonly Career["role"][] = ["SIDE", "REFEREE", "SPECTATOR", "OWNER"];

function sortSlots(slots: Career["tokens"]): Career["tokens"] {
  return [...slots].sort((one, other) => ORDER.indexOf(one.role) - ORDER.indexOf(other.role));
}

interface LinkRowProps {
  readonly career: Career;
  readonly slot: Career["tokens"][number];
  readonly known: Key | undefined;
  readonly isOwn: boolean;
  readonly act: (change: () => Promise<string>) => Promise<void>;
}

function Row({ career, slot, known, isOwn, act }: LinkRowProps) {
  const { career: id } = career;
  const field = useRef<HTMLInputElement>(null);
  const roleName = roleTitle(slot);
  const hasSides = career.tokens.some(({ role }) => role === "SIDE");
  const rights = slot.role === "SPECTATOR" && hasSides ? "ONLOOKER" : slot.role;
  const copy = async () => {
    await copyField(field.current!);
    return t("links.copied", { role: roleName });
  };
  return (
    <li class="link-row">
      <strong>{roleName}</strong> {isOwn && <span class="badge">{t("links.own")}</span>}
      <p class="about">{t(`links.${rights}`)}</p>
      <div class="choices">
        {known === undefined ? (
          <span class="about address">{t("links.unknown")}</span>
        ) : (
          <>
            <input
              class="address"
              ref={field}
              readOnly
              value={addressOf(id, known.token)}
              aria-label={t("links.address", { role: roleName })}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <button type="button" onClick={() => act(copy)}>
              {t("links.copy")}
            </button>
          </>
        )}
        <button type="button" class="quiet" onClick={() => act(() => rotate(id, slot.id, isOwn))}>
          {t("links.rotate")}
        </button>
        {!isOwn && (
          <button type="button" class="quiet" onClick={() => act(() => revoke(id, slot.id, known))}>
            {t("links.revoke")}
          </button>
        )}
      </div>
    </li>
  );
}

const withKey = (id: string) => ({
  token: tokenOf(id),
  headers: { "idempotency-key": randomText(24) },
});

/** Replaces a token. If this tab uses it, the tab continues with the new one. */
async function rotate(id: string, tokenId: string, isOwn: boolean): Promise<string> {
  const token = (await careersClient.rotateToken({ career: id, tokenId }, withKey(id))) as CareerToken;
  keepCareer(id, { keys: [token] });
  if (isOwn) openWith(id, token.token);
  return t("links.rotated", { role: roleTitle(token) });
}

async function revoke(id: string, tokenId: string, known: Key | undefined): Promise<string> {
  await careersClient.revokeToken({ career: id, tokenId }, { token: tokenOf(id) });
  if (known !== undefined) forgetKey(id, known.token);
  return t("links.revoked");
}

/** Issues another spectator link. */
async function issue(id: string): Promise<string> {
  const token = (await careersClient.issueToken({ career: id, role: "SPECTATOR" }, withKey(id))) as CareerToken;
  keepCareer(id, { keys: [token] });
  return t("links.made", { role: roleTitle(token) });
}
