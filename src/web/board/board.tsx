import { useEffect, useRef, useState } from "preact/hooks";
import { ask } from "../service/service";
import { Icon } from "../shell/icon";
import { pageLanguage, t, theme } from "../shell/settings";
import type { GameStep, TableGame } from "../tree/game";
import { lookingAs, viewer } from "../tree/seats";
import { sourceOf } from "../tree/source";
import { type Drawing, parseDrawing } from "./drawing";
import { shapesNear } from "./finger";
import { findByTypedName, idsOf, isAbout, neighbor, shapesOf, titlesIn } from "./hits";
import { Loupe } from "./loupe";
import { boardIds, boardState, boardTitles, chosen, headline, lit, notes, pick, pointedAt, shownPath } from "./picking";
import { drawRoute } from "./route";
import { View } from "./view";

/** Overlay styles: clickable shapes glow, chosen shapes are filled, shapes the log points at are outlined. */
const OVERLAY = `
:host{display:block}
svg{width:100%;height:100%;display:block}
.too-small{opacity:0}
.way{fill:none;stroke:#c2410c;stroke-width:4;stroke-linecap:round;stroke-linejoin:round;opacity:.85;pointer-events:none}
.way path{vector-effect:non-scaling-stroke}
.hits .lit{fill:rgb(255 140 60/.1);stroke:#c2410c;stroke-width:1.5;stroke-dasharray:5 4;cursor:pointer;vector-effect:non-scaling-stroke}
.hits .lit:hover{fill:rgb(255 140 60/.34)}
.hits .lit:focus{outline:none}
.hits .lit:focus-visible{stroke:#ff7a1a;stroke-width:5;stroke-dasharray:none}
.hits .chosen{fill:rgb(194 65 12/.22);stroke:#c2410c;stroke-width:3;stroke-dasharray:none;vector-effect:non-scaling-stroke}
.hits .pointed{fill:rgb(37 99 235/.3);stroke:#2563eb;stroke-width:4;stroke-dasharray:none;vector-effect:non-scaling-stroke}
`;

/** The attributes that make a shape a button. */
const BUTTON = ["tabindex", "role", "aria-label", "aria-pressed"];

/** Returns a drawing's style with the chosen theme, overriding the system's color scheme. */
function styleUnder(style: string): string {
  if (theme.value === "auto") return style;
  const dark = theme.value === "dark" ? "all" : "not all";
  return style.replaceAll(/@media\s*\(prefers-color-scheme:\s*dark\)/g, `@media ${dark}`);
}

interface Props {
  readonly ruleset: string;
  /** The game and the step whose snapshot is drawn. If undefined, the board is empty. */
  readonly position?: { readonly game: TableGame; readonly step: GameStep } | undefined;
  /** True for a picture of the whole board without controls. */
  readonly isStatic?: boolean;
}

/**
 * The board of a game, empty or with a snapshot, drawn by the service. The previous drawing stays until the next one
 * arrives.
 */
export function Board({ ruleset, position, isStatic = false }: Props) {
  const [drawing, setDrawing] = useState<Drawing>();
  const host = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(true);
  const [view] = useState(() => new View(setWhole));
  const lang = pageLanguage.value;
  const viewingSide = viewer.value ?? lookingAs.value;
  const themeNow = theme.value;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const svgText =
      position === undefined
        ? ask<string>(ruleset, "bareMap", { language: lang }, signal)
        : sourceOf(position.game).draw(position.game, position.step, { viewer: viewingSide, language: lang, signal });
    svgText.then(
      (text) => setDrawing(parseDrawing(text)),
      () => {},
    );
    return () => controller.abort();
  }, [ruleset, position?.game.id, position?.step.n, lang, viewingSide]);
  useEffect(() => {
    if (drawing === undefined || host.current === null) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styleUnder(drawing.style) + OVERLAY);
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(drawing.svg);
    if (!isStatic) view.show(drawing.svg);
    // The SVG arrives with role "img"; a group can contain the clickable shapes.
    drawing.svg.setAttribute("role", "group");
    boardTitles.value = titlesIn(drawing.svg);
    headline.value = drawing.svg.querySelector(".head-now")?.textContent ?? "";
    boardIds.value = new Set(boardTitles.value.keys());
    boardState.value = drawing.svg.querySelector("desc")?.textContent?.split("\n") ?? [];
  }, [drawing, themeNow]);
  useEffect(() => {
    if (drawing === undefined) return;
    const focused = host.current?.shadowRoot?.activeElement;
    const buttonIds = new Set<string>();
    for (const shape of shapesOf(drawing.svg)) {
      const ids = idsOf(shape).filter((id) => lit.value.has(id));
      shape.classList.toggle("lit", ids.length > 0);
      shape.classList.toggle(
        "chosen",
        idsOf(shape).some((id) => chosen.value.has(id)),
      );
      // Shapes with the same ids become one button, so that screen readers and the keyboard reach it once.
      const isDuplicate = buttonIds.has(ids.join(" "));
      if (ids.length > 0) buttonIds.add(ids.join(" "));
      if (isDuplicate) shape.setAttribute("aria-hidden", "true");
      else shape.removeAttribute("aria-hidden");
      if (ids.length === 0 || isDuplicate) for (const name of BUTTON) shape.removeAttribute(name);
      else {
        shape.setAttribute("tabindex", "0");
        shape.setAttribute("role", "button");
        shape.setAttribute("aria-label", [titleOf(shape), noteOf(shape)].filter((each) => each !== "").join(". "));
        shape.setAttribute("aria-pressed", String(shape.classList.contains("chosen")));
      }
    }
    // The clicked shape may no longer be clickable; move the focus to one that is.
    if (focused != null && !focused.hasAttribute("tabindex")) buttonsIn(drawing)[0]?.focus();
    if (isStatic) return;
    const clickable = clickableIn(drawing);
    if (clickable.length > 0) view.reveal(clickable);
    else view.begin(shapesOf(drawing.svg).filter((each) => each.hasAttribute("data-piece")));
  }, [drawing, lit.value, chosen.value, notes.value]);
  useEffect(() => {
    if (drawing !== undefined && !isStatic) drawRoute(drawing.svg, shownPath.value);
  }, [drawing, shownPath.value]);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (!isStatic) view.resized();
    });
    observer.observe(host.current!);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (drawing === undefined) return;
    const about = new Set(pointedAt.value);
    for (const shape of shapesOf(drawing.svg)) shape.classList.toggle("pointed", isAbout(shape, about));
  }, [drawing, pointedAt.value]);
  const [hovered, setHovered] = useState<{ readonly shape: Element; readonly x: number; readonly y: number }>();
  /** Shows the note of a shape next to a point on the page. */
  const showNote = (target: EventTarget | undefined, at?: PointerEvent) => {
    const shape = target instanceof Element && target.classList.contains("lit") ? target : undefined;
    const frame = host.current?.getBoundingClientRect();
    if (shape === undefined || frame === undefined) return setHovered(undefined);
    const { right, bottom } = shape.getBoundingClientRect();
    setHovered({ shape, x: (at?.clientX ?? right) - frame.left, y: (at?.clientY ?? bottom) - frame.top });
  };
  const note = hovered === undefined ? "" : noteOf(hovered.shape);
  const act = (shape: Element) => {
    pick(idsOf(shape));
  };
  const [candidates, setCandidates] = useState<readonly SVGGraphicsElement[]>([]);
  const onClick = (event: MouseEvent) => {
    if (drawing === undefined || view.wasDragged) return;
    const clickable = clickableIn(drawing);
    const touched = clickable.find((each) => event.composedPath().includes(each));
    // A finger covers more than the shape it points at.
    const isFinger = (event as PointerEvent).pointerType === "touch";
    const near = isFinger
      ? withoutDuplicates(shapesNear({ x: event.clientX, y: event.clientY }, clickable, touched))
      : [];
    if (near.length > 1) setCandidates(near);
    else if ((near[0] ?? touched) !== undefined) act((near[0] ?? touched)!);
  };
  const onKey = (event: KeyboardEvent) => {
    const shape = event.composedPath()[0] as SVGGraphicsElement;
    if (drawing === undefined || !shape.classList?.contains("lit")) return;
    const buttons = buttonsIn(drawing);
    const next = neighbor(shape, buttons, event.key);
    if (next !== undefined) next.focus();
    else if (event.key === "Enter" || event.key === " ") act(shape);
    else if (event.key.length === 1 && event.key !== "?" && !event.ctrlKey)
      findByTypedName(buttons, event.key)?.focus();
    else return;
    event.preventDefault();
  };
  const { width, height } = drawing?.svg.viewBox.baseVal ?? { width: 4, height: 3 };
  return (
    <div class="board-frame">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what can be clicked are the shapes inside, which are buttons */}
      <div
        class="board"
        ref={host}
        data-shape={height > width ? "tall" : "wide"}
        onClick={onClick}
        onKeyDown={onKey}
        onPointerDown={(event) => view.down(event)}
        onPointerMove={(event) => {
          view.move(event);
          showNote(event.composedPath()[0], event);
        }}
        onPointerLeave={() => setHovered(undefined)}
        onFocusIn={(event) => showNote(event.composedPath()[0])}
        onFocusOut={() => setHovered(undefined)}
        onPointerUp={(event) => view.up(event)}
        onPointerCancel={(event) => view.up(event)}
      />
      {note !== "" && (
        <p class="note" aria-hidden="true" style={{ left: `${hovered!.x + 14}px`, top: `${hovered!.y + 14}px` }}>
          {note}
        </p>
      )}
      {drawing !== undefined && candidates.length > 0 && (
        <Loupe
          drawing={drawing}
          shapes={candidates}
          titleOf={titleOf}
          onPick={(shape) => {
            setCandidates([]);
            if (shape !== undefined) act(shape);
          }}
        />
      )}
      {!isStatic && (
        <div class="zoom">
          <button type="button" aria-label={t("board.in")} onClick={() => view.zoom(1.5)}>
            +
          </button>
          <button type="button" aria-label={t("board.out")} onClick={() => view.zoom(1 / 1.5)}>
            −
          </button>
          <button
            type="button"
            aria-label={t(isWhole ? "board.near" : "board.fit")}
            disabled={isWhole && !view.canZoomIn}
            onClick={() => view.fit()}
          >
            <Icon name={isWhole ? "inwards" : "outwards"} />
          </button>
        </div>
      )}
    </div>
  );
}

/** Returns the shapes without those that share their ids with another one. */
function withoutDuplicates(shapes: readonly SVGGraphicsElement[]): readonly SVGGraphicsElement[] {
  const idsNow = (shape: Element) =>
    idsOf(shape)
      .filter((id) => lit.value.has(id))
      .join(" ");
  return [...new Map(shapes.map((each) => [idsNow(each), each])).values()];
}

/** Returns the shapes of a drawing that can be clicked now. */
function clickableIn({ svg }: Drawing): readonly SVGGraphicsElement[] {
  return shapesOf(svg).filter((each) => each.classList.contains("lit"));
}

/** Returns the clickable shapes that the keyboard can reach. */
function buttonsIn(drawing: Drawing): readonly SVGGraphicsElement[] {
  return clickableIn(drawing).filter((each) => each.hasAttribute("tabindex"));
}

/** Returns the tooltip of a shape; empty if it has none. */
function noteOf(shape: Element): string {
  return idsOf(shape).flatMap((id) => notes.value[id] ?? [])[0] ?? "";
}

function titleOf(shape: Element): string {
  return shape.querySelector("title")?.textContent ?? "";
}
