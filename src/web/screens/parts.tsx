import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { Icon } from "../shell/icon";
import { t } from "../shell/settings";

/** The panels next to the board; a phone shows one at a time. */
const TABS = ["decide", "log", "time"] as const;

/** The heights of the sheet over the board on a phone. */
const HEIGHTS = ["peek", "half", "full"] as const;

/** Minimum distances that raise or lower the sheet, or switch to the next panel, in pixels. */
const PULL_PX = 24;
const SWIPE_PX = 70;

interface Props {
  /** The next decision, visible while the sheet is down. */
  readonly title: string;
  readonly children: ComponentChildren;
}

/** The panels next to the board. On a phone they are a sheet over the board, raised by a finger or by buttons. */
export function TablePanels({ title, children }: Props) {
  const [tab, setTab] = useState<(typeof TABS)[number]>("decide");
  const [height, setHeight] = useState<(typeof HEIGHTS)[number]>("half");
  const [pullOffset, setPullOffset] = useState(0);
  const from = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const by = (steps: number) => HEIGHTS[Math.min(2, Math.max(0, HEIGHTS.indexOf(height) + steps))]!;
  const choose = (next: (typeof TABS)[number] | undefined) => {
    if (next === undefined) return;
    setTab(next);
    if (height === "peek") setHeight("half");
  };
  const begin = ({ clientX: x, clientY: y }: PointerEvent) => {
    from.current = { x, y };
  };
  /** Moves the sheet to the height nearest to where the finger was lifted. */
  const drop = ({ clientY }: PointerEvent) => {
    const offset = from.current === undefined ? 0 : from.current.y - clientY;
    from.current = undefined;
    setPullOffset(0);
    if (Math.abs(offset) < PULL_PX) return;
    setHeight(by(Math.sign(offset) * (Math.abs(offset) > innerHeight * 0.45 ? 2 : 1)));
  };
  const swipe = ({ clientX, clientY, pointerType, target }: PointerEvent) => {
    const [x, y] = from.current === undefined ? [0, 0] : [clientX - from.current.x, clientY - from.current.y];
    from.current = undefined;
    // A finger on the slider moves through time, however far it goes.
    if (target instanceof HTMLInputElement) return;
    if (pointerType === "touch" && Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y))
      choose(TABS[TABS.indexOf(tab) - Math.sign(x)]);
  };
  return (
    <div
      class="parts"
      data-tab={tab}
      data-height={height}
      style={pullOffset === 0 ? {} : { height: `calc(var(--height) + ${pullOffset}px)`, transition: "none" }}
    >
      <div
        class="pull"
        onPointerDown={(event) => {
          begin(event);
          if (event.target === event.currentTarget) event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={({ clientY }) => from.current !== undefined && setPullOffset(from.current.y - clientY)}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        <strong>{title}</strong>
        <button
          type="button"
          aria-label={t("table.lower")}
          disabled={height === "peek"}
          onClick={() => setHeight(by(-1))}
        >
          <Icon name="down" />
        </button>
        <button
          type="button"
          aria-label={t("table.raise")}
          disabled={height === "full"}
          onClick={() => setHeight(by(1))}
        >
          <Icon name="up" />
        </button>
      </div>
      <div class="shown" onPointerDown={begin} onPointerUp={swipe}>
        {children}
      </div>
      <nav class="tabs" aria-label={t("table.parts")}>
        {TABS.map((each) => (
          <button type="button" key={each} aria-pressed={tab === each} onClick={() => choose(each)}>
            {t(`table.${each}`)}
          </button>
        ))}
      </nav>
    </div>
  );
}
