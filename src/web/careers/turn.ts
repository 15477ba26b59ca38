import { useEffect } from "preact/hooks";
import type { Career } from "../../client/index";
import { t } from "../shell/settings";
import { wordOf } from "../tree/words";

/** True if the rules or the players have ended the game. */
export function isOver({ over, ended }: Pick<Career, "over" | "ended">): boolean {
  return over || ended !== null;
}

/** True if the side of this tab can move. */
export function isMyTurn({ role, side, awaited }: Pick<Career, "role" | "side" | "awaited">): boolean {
  return role === "SIDE" && awaited.some((seat) => seat.side === side);
}

/** Returns a side with the name of its player, if that is known. */
export function playerOf(seats: Career["seats"], side: string, word: (code: string) => string = wordOf): string {
  const name = seats.find((seat) => seat.side === side)?.name ?? null;
  return name === null ? word(side) : t("turn.player", { name, side: word(side) });
}

/** Milliseconds of an hour. */
const HOUR_MS = 3_600_000;

/** Returns when the time for a move ends. Undefined without a deadline. */
export function deadlineOf(
  { deadlineHours }: Pick<Career, "deadlineHours">,
  { since }: Career["awaited"][number],
): Date | undefined {
  return deadlineHours === null ? undefined : new Date(Date.parse(since) + deadlineHours * HOUR_MS);
}

const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#c33"/></svg>',
)}`;

/** Shows in the icon of the page whether the player can move. Notifies a player who looks at another page. */
export function useTurnSignal(id: string, isTurn: boolean, name: string): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon !== null) icon.href = isTurn ? ICON : "data:,";
    const notification = isTurn && document.hidden ? notify(id, name) : undefined;
    return () => {
      if (icon !== null) icon.href = "data:,";
      notification?.close();
    };
  }, [id, isTurn]);
}

function notify(id: string, name: string): Notification | undefined {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return undefined;
  try {
    const notification = new Notification(t("turn.yours"), { body: name, tag: id });
    notification.onclick = () => {
      focus();
      notification.close();
    };
    return notification;
  } catch {
    // Some browsers of phones allow notifications to service workers only.
    return undefined;
  }
}
