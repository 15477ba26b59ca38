import { useEffect, useRef, useState } from "preact/hooks";
import { ask, type Fields } from "../service/service";
import { language } from "../shell/settings";
import { type Drawing, drawingOf } from "./drawing";

/** The board of a game with a snapshot on it, drawn by the service; it stays as it is until the next drawing is there. */
export function Board({ ruleset, snapshot }: { readonly ruleset: string; readonly snapshot: Fields }) {
  const [drawing, setDrawing] = useState<Drawing>();
  const host = useRef<HTMLDivElement>(null);
  const shownIn = language.value;
  useEffect(() => {
    const aborting = new AbortController();
    ask<string>(ruleset, "map", { snapshot, language: shownIn }, aborting.signal).then(
      (text) => setDrawing(drawingOf(text)),
      () => {},
    );
    return () => aborting.abort();
  }, [ruleset, snapshot, shownIn]);
  useEffect(() => {
    if (drawing === undefined || host.current === null) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${drawing.style}:host{display:block}svg{width:100%;height:100%;display:block}`);
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(drawing.svg);
  }, [drawing]);
  return <div class="board" ref={host} />;
}
