import { signal } from "@preact/signals";
import { KeyList } from "../keys/key-list";
import { RefereeDrawer } from "../referee/drawer";
import { loadPart } from "../shell/parts";
import { show } from "../shell/routes";
import { t } from "../shell/settings";
import { fileOf } from "../tree/file";
import { forgetGame } from "../tree/storage";
import { busy, game, step } from "../tree/table";

/** Steps copied so far of the game being shared. */
const shared = signal(0);

/** The actions for the whole game. */
export function GameMenu() {
  const save = () => {
    const now = game.value;
    if (now === undefined) return;
    const blob = new Blob([JSON.stringify(fileOf(now), null, 1)], { type: "application/json" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = `${now.name.replaceAll(/[^\p{L}\p{N}-]+/gu, "-")}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const forget = async () => {
    if (game.value === undefined || !confirm(t("menu.forgetSure"))) return;
    await forgetGame(game.value.id);
    location.assign("/");
  };
  const share = async () => {
    const now = game.value;
    if (now === undefined) return;
    const founding = await loadPart(() => import("../careers/founding"));
    const id = await founding?.shareCopy(now, (count) => (shared.value = count));
    shared.value = 0;
    if (id !== undefined) show(`/app/careers/${id}`);
  };
  const seesAll = game.value?.seats.length === 0 && step.value?.answer.snapshot !== undefined;
  return (
    <div class="menu">
      <button type="button" onClick={save}>
        {t("menu.save")}
      </button>{" "}
      <button type="button" disabled={busy.value || game.value?.steps.length === 0} onClick={share}>
        {shared.value > 0 ? t("menu.copied", { count: shared.value }) : t("menu.share")}
      </button>{" "}
      <button type="button" class="quiet" onClick={forget}>
        {t("menu.forget")}
      </button>
      {seesAll && <RefereeDrawer />}
      <button type="button" class="quiet" onClick={() => show(`/app/print/${game.value?.id}`)}>
        {t("print.print")}
      </button>
      <KeyList />
    </div>
  );
}
