import type { Career } from "../../client/index";
import { careersClient } from "../service/service";
import { t } from "../shell/settings";
import { game, goTo } from "../tree/table";
import { act } from "./acting";
import { tokenOf } from "./current-career";

const placeOf = (id: string) => `moved/${id}`;

/** Saves the version before the last move of this tab. */
export function keepLastMove(id: string, version: number): void {
  sessionStorage.setItem(placeOf(id), String(version));
}

/** Returns the version before the last move of this tab. Undefined if it played none, or if it was taken back. */
export function versionBeforeLastMove(id: string, newest: number): number | undefined {
  const text = sessionStorage.getItem(placeOf(id));
  return text === null || Number(text) >= newest ? undefined : Number(text);
}

/** Proposes to return to a version, as a side. An owner or a referee returns at once, after a confirmation. */
export async function takeBack(career: Career, to: number): Promise<void> {
  const { career: id, newest, role } = career;
  if (role !== "SIDE" && !confirm(t("takeback.sure", { step: to + 1 }))) return;
  await act(() => careersClient.proposeTakeback({ career: id, expectedVersion: newest, to }, { token: tokenOf(id) }));
  sessionStorage.removeItem(placeOf(id));
  if (game.value?.id === id) goTo(game.value.tip);
}
