import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { Icon } from "../shell/icon";
import { t } from "../shell/settings";

/** The parts of the table beside its board, one at a time on a phone. */
const TABS = ["decide", "log", "time"] as const;

/** How far up they are drawn over the board on a phone. */
const HEIGHTS = ["peek", "half", "full"] as const;

/** A finger that moves so many pixels draws them up or down, or goes to the next one. */
const PULL = 24;
const SWIPE = 70;

interface Props {
  /** What is to be decided, told while the rest is down. */
  readonly title: string;
  readonly children: ComponentChildren;
}

/** What stands beside the board; on a phone a sheet that is drawn up over it by a finger or by buttons. */
export function Parts({ title, children }: Props) {
  const [tab, setTab] = useState<(typeof TABS)[number]>("decide");
  const [height, setHeight] = useState<(typeof HEIGHTS)[number]>("half");
  const [pulled, setPulled] = useState(0);
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
  /** Stands where the finger let go: at the nearest of its heights. */
  const drop = ({ clientY }: PointerEvent) => {
    const moved = from.current === undefined ? 0 : from.current.y - clientY;
    from.current = undefined;
    setPulled(0);
    if (Math.abs(moved) < PULL) return;
    setHeight(by(Math.sign(moved) * (Math.abs(moved) > innerHeight * 0.45 ? 2 : 1)));
  };
  const swipe = ({ clientX, clientY, pointerType, target }: PointerEvent) => {
    const [x, y] = from.current === undefined ? [0, 0] : [clientX - from.current.x, clientY - from.current.y];
    from.current = undefined;
    // A finger on the slider moves through time, however far it goes.
    if (target instanceof HTMLInputElement) return;
    if (pointerType === "touch" && Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y))
      choose(TABS[TABS.indexOf(tab) - Math.sign(x)]);
  };
  return (
    <div
      class="parts"
      data-tab={tab}
      data-height={height}
      style={pulled === 0 ? {} : { height: `calc(var(--height) + ${pulled}px)`, transition: "none" }}
    >
      <div
        class="pull"
        onPointerDown={(event) => {
          begin(event);
          if (event.target === event.currentTarget) event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={({ clientY }) => from.current !== undefined && setPulled(from.current.y - clientY)}
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
