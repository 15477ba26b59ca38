import type { Career } from "../../client/index";
import { careersClient } from "../service/service";
import { t } from "../shell/settings";
import type { TableGame } from "../tree/game";
import { busy } from "../tree/table";
import { act } from "./acting";
import { tokenOf } from "./current-career";
import { takeBack, versionBeforeLastMove } from "./taking-back";
import { isOver } from "./turn";

/** What a side can do besides its moves: propose to take back its last one, or resign. */
export function SeatActions({ career, now }: { readonly career: Career; readonly now: TableGame }) {
  const { career: id, role, seats, takeback, newest } = career;
  if (role !== "SIDE" || isOver(career)) return null;
  const before = now.at === now.tip ? versionBeforeLastMove(id, newest) : undefined;
  const resign = () => {
    if (confirm(t("resign.sure"))) void act(() => careersClient.resign({ career: id }, { token: tokenOf(id) }));
  };
  return (
    <>
      {before !== undefined && takeback === null && (
        <button type="button" disabled={busy.value} onClick={() => void takeBack(career, before)}>
          {t("takeback.last")}
        </button>
      )}{" "}
      {seats.length > 0 && (
        <button type="button" class="quiet" disabled={busy.value} onClick={resign}>
          {t("resign.resign")}
        </button>
      )}
    </>
  );
}
