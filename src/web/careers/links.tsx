import { useEffect, useRef, useState } from "preact/hooks";
import type { Career, CareerToken } from "../../client/index";
import { careers, UmpireError } from "../service/service";
import { randomText } from "../shell/random";
import { t } from "../shell/settings";
import { forgetKey, type Key, keepCareer, keptCareer, openWith } from "./kept";
import { addressOf } from "./link";
import { linksAreOpen, tokenOf } from "./opened";
import { roleTitle } from "./roles";
import { lookNow } from "./watch";

/** The links of a stored game, for its owner to hand out: one row for each, with what who has it may do. */
export function Links({ told }: { readonly told: Career }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [fault, setFault] = useState<string>();
  const [said, setSaid] = useState("");
  useEffect(() => dialog.current?.showModal(), []);
  const { career: id, tokens, tokenId } = told;
  const keys = keptCareer(id)?.keys ?? [];
  const act = async (change: () => Promise<string>) => {
    setFault(undefined);
    try {
      setSaid(await change());
      await lookNow();
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
        {ordered(tokens).map((slot) => (
          <Row
            key={slot.id}
            told={told}
            slot={slot}
            known={keys.find((key) => key.id === slot.id)}
            isOwn={slot.id === tokenId}
            act={act}
          />
        ))}
      </ul>
      <p role="status">{said}</p>
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

/** Those to be handed out first, and that of the owner last. */
const ORDER: readonly Career["role"][] = ["SIDE", "REFEREE", "SPECTATOR", "OWNER"];

function ordered(slots: Career["tokens"]): Career["tokens"] {
  return [...slots].sort((one, other) => ORDER.indexOf(one.role) - ORDER.indexOf(other.role));
}

interface RowProps {
  readonly told: Career;
  readonly slot: Career["tokens"][number];
  readonly known: Key | undefined;
  readonly isOwn: boolean;
  readonly act: (change: () => Promise<string>) => Promise<void>;
}

function Row({ told, slot, known, isOwn, act }: RowProps) {
  const { career: id } = told;
  const field = useRef<HTMLInputElement>(null);
  const who = roleTitle(slot);
  const hides = told.tokens.some(({ role }) => role === "SIDE");
  const may = slot.role === "SPECTATOR" && hides ? "ONLOOKER" : slot.role;
  const copy = async () => {
    await copied(field.current!);
    return t("links.copied", { role: who });
  };
  return (
    <li class="link-row">
      <strong>{who}</strong> {isOwn && <span class="badge">{t("links.own")}</span>}
      <p class="about">{t(`links.${may}`)}</p>
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
              aria-label={t("links.address", { role: who })}
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

/** Copies what a field holds; by its selection where the page came over plain HTTP, which has no other clipboard. */
async function copied(field: HTMLInputElement): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(field.value);
  field.select();
  document.execCommand("copy");
}

const withKey = (id: string) => ({
  token: tokenOf(id),
  headers: { "idempotency-key": randomText(24) },
});

/** Replaces a token by a new one; where it is the one in use, this tab goes on with the new one. */
async function rotate(id: string, tokenId: string, isOwn: boolean): Promise<string> {
  const made = (await careers.rotateToken({ career: id, tokenId }, withKey(id))) as CareerToken;
  keepCareer(id, { keys: [made] });
  if (isOwn) openWith(id, made.token);
  return t("links.rotated", { role: roleTitle(made) });
}

async function revoke(id: string, tokenId: string, known: Key | undefined): Promise<string> {
  await careers.revokeToken({ career: id, tokenId }, { token: tokenOf(id) });
  if (known !== undefined) forgetKey(id, known.token);
  return t("links.revoked");
}

/** One more link for who looks on. */
async function issue(id: string): Promise<string> {
  const made = (await careers.issueToken({ career: id, role: "SPECTATOR" }, withKey(id))) as CareerToken;
  keepCareer(id, { keys: [made] });
  return t("links.made", { role: roleTitle(made) });
}
