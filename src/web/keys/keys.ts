import { useEffect } from "preact/hooks";
import { lineOf } from "../tree/game";
import { busy, game, goTo, step } from "../tree/table";

/** The keys of the table, each with the name that its words stand under. */
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

const HEADS = ".panel .decision > .head, .panel .decision > .wide";

const CONTROLS = "button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)";

function all<Kind extends Element = HTMLElement>(selector: string, within: ParentNode = document): readonly Kind[] {
  return [...within.querySelectorAll<Kind>(selector)];
}

/** True where letters and arrows are the control's own. */
function isTyping(target: Element): boolean {
  return target.matches("input:not([type=checkbox]), select, textarea, dialog *");
}

/** Plays the table by keys as long as it is shown, and never lets the focus be lost with what it was on. */
export function useKeys(showList: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.metaKey) return;
      const target = event.composedPath()[0] as Element;
      if (acted(event.ctrlKey ? `Ctrl ${event.key}` : event.key, target, showList)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const shown = `${step.value?.n}/${game.value?.pending?.dice.length}/${busy.value}`;
  useEffect(() => {
    // What was disabled or taken away loses the focus only once it is drawn.
    const frame = requestAnimationFrame(() => {
      if (!busy.value && document.activeElement === document.body)
        document.querySelector<HTMLElement>(".decide h2")?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);
}

/** Does what a key stands for; false where it stands for nothing here. */
function acted(key: string, target: Element, showList: () => void): boolean {
  if (key === "Ctrl Enter") return resolve();
  if (isTyping(target)) return false;
  if (key === "?") {
    showList();
    return true;
  }
  const isOnBoard = target.getRootNode() instanceof ShadowRoot;
  if (isOnBoard) return key === "Escape" && toDecision();
  if (key === "j" || key === "k") return toNext(key === "j" ? 1 : -1, target);
  if (key === "o") return pressed(target.closest(".decision")?.querySelector(".toggle-odds") ?? oddsButton());
  if (key === "m") return toBoard();
  if (key === "Enter") return entered(target);
  if (key === "ArrowLeft") return walked(target, -1) || moved(-1);
  if (key === "ArrowRight") return walked(target, 1) || moved(1);
  return false;
}

function oddsButton(): Element | null {
  return document.querySelector(".decision.open .toggle-odds") ?? document.querySelector(".toggle-odds");
}

function pressed(button: Element | null): boolean {
  if (button === null) return false;
  (button as HTMLElement).focus();
  (button as HTMLElement).click();
  return true;
}

/** Goes to the next decision or the one before; Enter opens it, and what was chosen in another stays till then. */
function toNext(by: number, target: Element): boolean {
  const heads = all<HTMLButtonElement>(HEADS).filter((each) => !each.disabled && each.checkVisibility());
  if (heads.length === 0) return false;
  const now = heads.findIndex((each) => each.parentElement?.contains(target));
  const next = heads[now < 0 ? (by > 0 ? 0 : heads.length - 1) : (now + by + heads.length) % heads.length]!;
  next.focus();
  return true;
}

/** Goes from the board back to the decision that is open. */
function toDecision(): boolean {
  const [head] = [...all(".decision.open > .head"), ...all(".decide h2")];
  head?.focus();
  return head !== undefined;
}

/** Goes to the first space that is lit. */
function toBoard(): boolean {
  const shapes = document.querySelector(".board")?.shadowRoot?.querySelectorAll<SVGElement>(".lit") ?? [];
  const shape = [...shapes].find((each) => each.classList.contains("chosen")) ?? shapes[0];
  shape?.focus();
  return shape !== undefined;
}

/** On the head of an open decision: resolves it, or goes to what is still to choose; elsewhere a key of the control itself. */
function entered(target: Element): boolean {
  if (target.matches(".decision.open > .head")) {
    if (resolve()) return true;
    const [control] = all(CONTROLS, target.parentElement!.querySelector("form")!);
    control?.focus();
    return true;
  }
  return target.matches("button, a, summary, input") ? false : resolve();
}

/** Sends what is chosen, where all is. */
function resolve(): boolean {
  const button = document.querySelector<HTMLButtonElement>(".decision.open form button[type=submit], .tray .primary");
  if (button === null || button.disabled) return false;
  button.click();
  return true;
}

/** Walks along choices that stand side by side. */
function walked(target: Element, by: number): boolean {
  const group = target.closest(".choices, .faces, .levels");
  if (group === null || !target.matches("button")) return false;
  const buttons = all<HTMLButtonElement>("button:not(:disabled)", group);
  buttons[(buttons.indexOf(target as HTMLButtonElement) + by + buttons.length) % buttons.length]?.focus();
  return true;
}

/** Goes a step back or on in time; not while dice are being rolled, which would be dropped. */
function moved(by: number): boolean {
  const now = game.value;
  if (now === undefined || now.pending !== null) return false;
  const line = lineOf(now);
  const wanted = line[line.findIndex(({ n }) => n === now.at) + by];
  if (wanted === undefined) return false;
  goTo(wanted.n);
  return true;
}
