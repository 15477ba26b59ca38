import type { Career } from "../../client/index";
import { t } from "../shell/settings";
import { wordOf } from "../tree/words";
import { reopen } from "./current-career";
import { knownCareer, openWith } from "./known-careers";

/** The role that a token gives its bearer, and the side. */
export interface RoleHolder {
  readonly role?: Career["role"] | undefined;
  readonly side?: string | null | undefined;
}

/** Returns the title of a role; for a side, the side's name. */
export function roleTitle({ role = "SPECTATOR", side }: RoleHolder): string {
  return side == null ? t(`role.${role}`) : wordOf(side);
}

/** This tab's role at the table. With several links to the game, the user can switch between them. */
export function RoleInUse({ career }: { readonly career: Career }) {
  const keys = (knownCareer(career.career)?.keys ?? []).filter(({ role }) => role !== undefined);
  const current = keys.findIndex(({ role, side }) => role === career.role && side === career.side);
  if (keys.length < 2) return <span class="role">{t("career.youAre", { role: roleTitle(career) })}</span>;
  return (
    <label class="role">
      {t("career.as")}{" "}
      <select
        value={current}
        onChange={({ currentTarget }) => {
          openWith(career.career, keys[Number(currentTarget.value)]!.token);
          reopen();
        }}
      >
        {keys.map((key, index) => (
          <option key={key.token} value={index}>
            {roleTitle(key)}
          </option>
        ))}
      </select>
    </label>
  );
}
