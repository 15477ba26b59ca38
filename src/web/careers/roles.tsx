import type { Career } from "../../client/index";
import { t } from "../shell/settings";
import { wordOf } from "../tree/words";
import { keptCareer, openWith } from "./kept";
import { reopen } from "./opened";

/** Whoever a token makes of its bearer. */
export interface RoleOf {
  readonly role?: Career["role"] | undefined;
  readonly side?: string | null | undefined;
}

/** What a role is called, a side by its own name. */
export function roleTitle({ role = "SPECTATOR", side }: RoleOf): string {
  return side == null ? t(`role.${role}`) : wordOf(side);
}

/** Who this tab is at the table; who holds more than one link of the game changes from one to another here. */
export function RoleInUse({ told }: { readonly told: Career }) {
  const keys = (keptCareer(told.career)?.keys ?? []).filter(({ role }) => role !== undefined);
  const own = keys.findIndex(({ role, side }) => role === told.role && side === told.side);
  if (keys.length < 2) return <span class="role">{t("career.youAre", { role: roleTitle(told) })}</span>;
  return (
    <label class="role">
      {t("career.as")}{" "}
      <select
        value={own}
        onChange={({ currentTarget }) => {
          openWith(told.career, keys[Number(currentTarget.value)]!.token);
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
