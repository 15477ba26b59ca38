import { useEffect } from "preact/hooks";
import { lineOf } from "../tree/game";
import { busy, game, goTo, step } from "../tree/table";

/** The table's keyboard shortcuts, each with the message key of its description. */
export const KEYS = [
  ["j / k", "decisions"],
  ["Enter", "resolve"],
  ["Ctrl + Enter", "resolveAnywhere"],
  ["o", "odds"],
  ["← / →", "time"],
  ["m", "board"],
  ["← ↑ ↓ →", "walk"],
  ["a … z", "byName"],
  ["Esc", "back"],
  ["?", "list"],
] as const;

const DECISION_HEADS = ".panel .decision > .head, .panel .decision > .wide";

const CONTROLS = "button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)";

function queryAll<Kind extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): readonly Kind[] {
  return [...within.querySelectorAll<Kind>(selector)];
}

/** True if the focused control uses letters and arrow keys itself. */
function isTyping(target: Element): boolean {
  return target.matches("input:not([type=checkbox]), select, textarea, dialog *");
}

/** Handles the table's shortcuts while mounted, and restores the focus if its element disappears. */
export function useKeys(showList: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.metaKey) return;
      const target = event.composedPath()[0] as Element;
      if (handleKey(event.ctrlKey ? `Ctrl ${event.key}` : event.key, target, showList)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const renderKey = `${step.value?.n}/${game.value?.pending?.dice.length}/${busy.value}`;
  useEffect(() => {
    // A disabled or removed element loses the focus only after rendering.
    const frame = requestAnimationFrame(() => {
      if (!busy.value && document.activeElement === document.body)
        document.querySelector<HTMLElement>(".decide h2")?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [renderKey]);
}

/** Runs a shortcut; returns false if the key has no meaning here. */
function handleKey(key: string, target: Element, showList: () => void): boolean {
  if (key === "Ctrl Enter") return submit();
  if (isTyping(target)) return false;
  if (key === "?") {
    showList();
    return true;
  }
  const isOnBoard = target.getRootNode() instanceof ShadowRoot;
  if (isOnBoard) return key === "Escape" && focusDecision();
  if (key === "j" || key === "k") return focusNextDecision(key === "j" ? 1 : -1, target);
  if (key === "o") return press(target.closest(".decision")?.querySelector(".toggle-odds") ?? oddsButton());
  if (key === "m") return focusBoard();
  if (key === "Enter") return handleEnter(target);
  if (key === "ArrowLeft") return moveFocus(target, -1) || moveInTime(-1);
  if (key === "ArrowRight") return moveFocus(target, 1) || moveInTime(1);
  return false;
}

function oddsButton(): Element | null {
  return document.querySelector(".decision.open .toggle-odds") ?? document.querySelector(".toggle-odds");
}

function press(button: Element | null): boolean {
  if (button === null) return false;
  (button as HTMLElement).focus();
  (button as HTMLElement).click();
  return true;
}

/** Focuses the next or previous decision. Enter opens it; the draft of the open one stays until then. */
function focusNextDecision(by: number, target: Element): boolean {
  const heads = queryAll<HTMLButtonElement>(DECISION_HEADS).filter((each) => !each.disabled && each.checkVisibility());
  if (heads.length === 0) return false;
  const now = heads.findIndex((each) => each.parentElement?.contains(target));
  const next = heads[now < 0 ? (by > 0 ? 0 : heads.length - 1) : (now + by + heads.length) % heads.length]!;
  next.focus();
  return true;
}

/** Moves the focus from the board back to the open decision. */
function focusDecision(): boolean {
  const [head] = [...queryAll(".decision.open > .head"), ...queryAll(".decide h2")];
  head?.focus();
  return head !== undefined;
}

/** Focuses the chosen shape on the board, or else the first clickable one. */
function focusBoard(): boolean {
  const shapes = document.querySelector(".board")?.shadowRoot?.querySelectorAll<SVGElement>(".lit") ?? [];
  const shape = [...shapes].find((each) => each.classList.contains("chosen")) ?? shapes[0];
  shape?.focus();
  return shape !== undefined;
}

/**
 * On the head of an open decision: submits it, or focuses its first control. Buttons and links keep their own Enter
 * key.
 */
function handleEnter(target: Element): boolean {
  if (target.matches(".decision.open > .head")) {
    if (submit()) return true;
    const [control] = queryAll(CONTROLS, target.parentElement!.querySelector("form")!);
    control?.focus();
    return true;
  }
  return target.matches("button, a, summary, input") ? false : submit();
}

/** Submits the open decision or the dice; returns false if they are incomplete. */
function submit(): boolean {
  const button = document.querySelector<HTMLButtonElement>(".decision.open form button[type=submit], .tray .primary");
  if (button === null || button.disabled) return false;
  button.click();
  return true;
}

/** Moves the focus along a row of choices. */
function moveFocus(target: Element, by: number): boolean {
  const group = target.closest(".choices, .faces, .levels");
  if (group === null || !target.matches("button")) return false;
  const buttons = queryAll<HTMLButtonElement>("button:not(:disabled)", group);
  buttons[(buttons.indexOf(target as HTMLButtonElement) + by + buttons.length) % buttons.length]?.focus();
  return true;
}

/** Goes one step back or forward in time. Does nothing while dice are being rolled, because they would be dropped. */
function moveInTime(by: number): boolean {
  const now = game.value;
  if (now === undefined || now.pending !== null) return false;
  const line = lineOf(now);
  const target = line[line.findIndex(({ n }) => n === now.at) + by];
  if (target === undefined) return false;
  goTo(target.n);
  return true;
}
