import { useEffect, useRef } from "preact/hooks";
import { t } from "../shell/settings";
import { boxAround, expandBox } from "./boxes";
import type { Drawing } from "./drawing";
import { shapesOf } from "./hits";

interface Props {
  readonly drawing: Drawing;
  /** The shapes that are too close together for a finger. */
  readonly shapes: readonly SVGGraphicsElement[];
  readonly titleOf: (shape: Element) => string;
  /** Called with the chosen shape, or with undefined if the user closed the dialog. */
  readonly onPick: (shape: Element | undefined) => void;
}

/** A dialog that enlarges shapes that are close together and lists them by name. */
export function Loupe({ drawing, shapes, titleOf, onPick }: Props) {
  const glass = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current!.showModal();
    const root = glass.current!.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = (drawing.svg.getRootNode() as ShadowRoot).adoptedStyleSheets;
    const copy = drawing.svg.cloneNode(true) as SVGSVGElement;
    const { x, y, width, height } = expandBox(boxAround(shapes.map((each) => each.getBBox()))!, 14);
    copy.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    // The buttons below the picture carry the names.
    copy.setAttribute("aria-hidden", "true");
    for (const each of copy.querySelectorAll("[tabindex]")) each.removeAttribute("tabindex");
    for (const each of copy.querySelectorAll(".too-small")) each.classList.remove("too-small");
    const originals = shapesOf(drawing.svg);
    for (const [index, each] of shapesOf(copy).entries()) {
      const original = originals[index]!;
      if (shapes.includes(original)) each.addEventListener("click", () => onPick(original));
      else each.classList.remove("lit");
    }
    root.replaceChildren(copy);
  }, []);
  return (
    <dialog class="loupe" ref={dialog} aria-label={t("board.which")} onClose={() => onPick(undefined)}>
      <h2>{t("board.which")}</h2>
      <div class="glass" ref={glass} />
      {shapes.map((shape) => (
        <button type="button" key={titleOf(shape)} onClick={() => onPick(shape)}>
          {titleOf(shape)}
        </button>
      ))}
      <button type="button" class="quiet" onClick={() => onPick(undefined)}>
        {t("board.close")}
      </button>
    </dialog>
  );
}
