import { KeyList } from "../keys/key-list";
import { t } from "../shell/settings";
import { fileOf } from "../tree/file";
import { forgetGame } from "../tree/storage";
import { game } from "../tree/table";

/** What can be done with the whole game. */
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
  return (
    <p class="menu">
      <button type="button" onClick={save}>
        {t("menu.save")}
      </button>{" "}
      <button type="button" class="quiet" onClick={forget}>
        {t("menu.forget")}
      </button>
      <KeyList />
    </p>
  );
}
