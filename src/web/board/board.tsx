import { useEffect, useRef, useState } from "preact/hooks";
import { ask } from "../service/service";
import { Icon } from "../shell/icon";
import { language, t, theme } from "../shell/settings";
import type { Game, Step } from "../tree/game";
import { lookingAs, viewer } from "../tree/seats";
import { sourceOf } from "../tree/source";
import { type Drawing, drawingOf } from "./drawing";
import { meantBy } from "./finger";
import { idsOf, isAbout, named, neighbour, shapesOf, titlesIn } from "./hits";
import { Loupe } from "./loupe";
import { boardIds, boardState, boardTitles, chosen, headline, lit, notes, pick, pointedAt, way } from "./picking";
import { View } from "./view";
import { drawWay } from "./way";

/** What lies over the drawing: what can be clicked glows, what is chosen is filled, what the log points at is ringed. */
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

/** The style of a drawing under the colours that were chosen, whatever the system has. */
function styleUnder(style: string): string {
  if (theme.value === "auto") return style;
  const dark = theme.value === "dark" ? "all" : "not all";
  return style.replaceAll(/@media\s*\(prefers-color-scheme:\s*dark\)/g, `@media ${dark}`);
}

interface Props {
  readonly ruleset: string;
  /** The game and the step whose snapshot stands on it; nothing does without. */
  readonly shown?: { readonly game: Game; readonly step: Step } | undefined;
  /** True for a picture of all of it, where nothing is to be done. */
  readonly isStill?: boolean;
}

/** The board of a game with a snapshot on it, or bare, drawn by the service; it stays as it is until the next drawing is there. */
export function Board({ ruleset, shown, isStill = false }: Props) {
  const [drawing, setDrawing] = useState<Drawing>();
  const host = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(true);
  const [view] = useState(() => new View(setWhole));
  const shownIn = language.value;
  const looking = viewer.value ?? lookingAs.value;
  const colours = theme.value;
  useEffect(() => {
    const aborting = new AbortController();
    const { signal } = aborting;
    const drawn =
      shown === undefined
        ? ask<string>(ruleset, "bareMap", { language: shownIn }, signal)
        : sourceOf(shown.game).draw(shown.game, shown.step, { viewer: looking, language: shownIn, signal });
    drawn.then(
      (text) => setDrawing(drawingOf(text)),
      () => {},
    );
    return () => aborting.abort();
  }, [ruleset, shown?.game.id, shown?.step.n, shownIn, looking]);
  useEffect(() => {
    if (drawing === undefined || host.current === null) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styleUnder(drawing.style) + OVERLAY);
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(drawing.svg);
    if (!isStill) view.show(drawing.svg);
    // A picture holds nothing that can be clicked; this one does.
    drawing.svg.setAttribute("role", "group");
    boardTitles.value = titlesIn(drawing.svg);
    headline.value = drawing.svg.querySelector(".head-now")?.textContent ?? "";
    boardIds.value = new Set(boardTitles.value.keys());
    boardState.value = drawing.svg.querySelector("desc")?.textContent?.split("\n") ?? [];
  }, [drawing, colours]);
  useEffect(() => {
    if (drawing === undefined) return;
    const held = host.current?.shadowRoot?.activeElement;
    const said = new Set<string>();
    for (const shape of shapesOf(drawing.svg)) {
      const ids = idsOf(shape).filter((id) => lit.value.has(id));
      shape.classList.toggle("lit", ids.length > 0);
      shape.classList.toggle(
        "chosen",
        idsOf(shape).some((id) => chosen.value.has(id)),
      );
      // Two shapes that stand for the same are one button: a screen reader and the keyboard meet it once.
      const isTwin = said.has(ids.join(" "));
      if (ids.length > 0) said.add(ids.join(" "));
      if (isTwin) shape.setAttribute("aria-hidden", "true");
      else shape.removeAttribute("aria-hidden");
      if (ids.length === 0 || isTwin) for (const name of BUTTON) shape.removeAttribute(name);
      else {
        shape.setAttribute("tabindex", "0");
        shape.setAttribute("role", "button");
        shape.setAttribute("aria-label", [titleOf(shape), noteOf(shape)].filter((each) => each !== "").join(". "));
        shape.setAttribute("aria-pressed", String(shape.classList.contains("chosen")));
      }
    }
    // What was clicked may be lit no more: the focus then goes on to what is.
    if (held != null && !held.hasAttribute("tabindex")) buttonsIn(drawing)[0]?.focus();
    if (isStill) return;
    const open = litIn(drawing);
    if (open.length > 0) view.reveal(open);
    else view.begin(shapesOf(drawing.svg).filter((each) => each.hasAttribute("data-piece")));
  }, [drawing, lit.value, chosen.value, notes.value]);
  useEffect(() => {
    if (drawing !== undefined && !isStill) drawWay(drawing.svg, way.value);
  }, [drawing, way.value]);
  useEffect(() => {
    const watching = new ResizeObserver(() => {
      if (!isStill) view.resized();
    });
    watching.observe(host.current!);
    return () => watching.disconnect();
  }, []);
  useEffect(() => {
    if (drawing === undefined) return;
    const about = new Set(pointedAt.value);
    for (const shape of shapesOf(drawing.svg)) shape.classList.toggle("pointed", isAbout(shape, about));
  }, [drawing, pointedAt.value]);
  const [under, setUnder] = useState<{ readonly shape: Element; readonly x: number; readonly y: number }>();
  /** Tells the note of a shape beside a place of the page. */
  const tell = (target: EventTarget | undefined, at?: PointerEvent) => {
    const shape = target instanceof Element && target.classList.contains("lit") ? target : undefined;
    const frame = host.current?.getBoundingClientRect();
    if (shape === undefined || frame === undefined) return setUnder(undefined);
    const { right, bottom } = shape.getBoundingClientRect();
    setUnder({ shape, x: (at?.clientX ?? right) - frame.left, y: (at?.clientY ?? bottom) - frame.top });
  };
  const note = under === undefined ? "" : noteOf(under.shape);
  const act = (shape: Element) => {
    pick(idsOf(shape));
  };
  const [meant, setMeant] = useState<readonly SVGGraphicsElement[]>([]);
  const onClick = (event: MouseEvent) => {
    if (drawing === undefined || view.wasDragged) return;
    const open = litIn(drawing);
    const touched = open.find((each) => event.composedPath().includes(each));
    // A finger covers more than it points at.
    const isFinger = (event as PointerEvent).pointerType === "touch";
    const near = isFinger ? apart(meantBy({ x: event.clientX, y: event.clientY }, open, touched)) : [];
    if (near.length > 1) setMeant(near);
    else if ((near[0] ?? touched) !== undefined) act((near[0] ?? touched)!);
  };
  const onKey = (event: KeyboardEvent) => {
    const shape = event.composedPath()[0] as SVGGraphicsElement;
    if (drawing === undefined || !shape.classList?.contains("lit")) return;
    const open = buttonsIn(drawing);
    const next = neighbour(shape, open, event.key);
    if (next !== undefined) next.focus();
    else if (event.key === "Enter" || event.key === " ") act(shape);
    else if (event.key.length === 1 && event.key !== "?" && !event.ctrlKey) named(open, event.key)?.focus();
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
          tell(event.composedPath()[0], event);
        }}
        onPointerLeave={() => setUnder(undefined)}
        onFocusIn={(event) => tell(event.composedPath()[0])}
        onFocusOut={() => setUnder(undefined)}
        onPointerUp={(event) => view.up(event)}
        onPointerCancel={(event) => view.up(event)}
      />
      {note !== "" && (
        <p class="note" aria-hidden="true" style={{ left: `${under!.x + 14}px`, top: `${under!.y + 14}px` }}>
          {note}
        </p>
      )}
      {drawing !== undefined && meant.length > 0 && (
        <Loupe
          drawing={drawing}
          shapes={meant}
          titleOf={titleOf}
          take={(shape) => {
            setMeant([]);
            if (shape !== undefined) act(shape);
          }}
        />
      )}
      {!isStill && (
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
            disabled={isWhole && !view.hasNearer}
            onClick={() => view.fit()}
          >
            <Icon name={isWhole ? "inwards" : "outwards"} />
          </button>
        </div>
      )}
    </div>
  );
}

/** Shapes without those that stand for what another of them stands for. */
function apart(shapes: readonly SVGGraphicsElement[]): readonly SVGGraphicsElement[] {
  const idsNow = (shape: Element) =>
    idsOf(shape)
      .filter((id) => lit.value.has(id))
      .join(" ");
  return [...new Map(shapes.map((each) => [idsNow(each), each])).values()];
}

/** What can be clicked on in a drawing now. */
function litIn({ svg }: Drawing): readonly SVGGraphicsElement[] {
  return shapesOf(svg).filter((each) => each.classList.contains("lit"));
}

/** Those of them that the keyboard can reach. */
function buttonsIn(drawing: Drawing): readonly SVGGraphicsElement[] {
  return litIn(drawing).filter((each) => each.hasAttribute("tabindex"));
}

/** What is told of a shape under the cursor; empty for nothing. */
function noteOf(shape: Element): string {
  return idsOf(shape).flatMap((id) => notes.value[id] ?? [])[0] ?? "";
}

function titleOf(shape: Element): string {
  return shape.querySelector("title")?.textContent ?? "";
}
