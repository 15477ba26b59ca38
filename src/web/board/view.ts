import { type Box, boxAround, contains, expandBox } from "./boxes";

/** Minimum distance a pointer moves before it drags the drawing, in pixels. */
const DRAG_THRESHOLD_PX = 6;

/** The scale at which all text of a drawing is readable, in page pixels per drawing unit. */
const READABLE_SCALE = 1.1;

/** From this scale on, the first view shows the whole drawing. */
const WHOLE_SCALE = 0.9;

/**
 * A drawing that is taller than wide is a mat whose parts belong together. From this scale on, its first view shows all
 * of it.
 */
const WHOLE_MAT_SCALE = 0.5;

/** The maximum scale. */
const MAX_SCALE = 6;

/** Text smaller than this many pixels is hidden: it is unreadable and covers the shapes below it. */
const MIN_TEXT_PX = 4.8;

/** Margin around the shapes in view, in drawing units. */
const MARGIN = 24;

/**
 * The visible part of a drawing. Users move it by dragging and zoom with buttons or two fingers; it survives redrawing.
 */
export class View {
  /** True if the last pointer to be lifted had moved the drawing. */
  wasDragged = false;

  /** True if the whole drawing would be too small to read, so that the first view shows a part of it. */
  canZoomIn = false;

  private svg: SVGSVGElement | undefined;
  private whole: Box | undefined;
  /** The visible part; undefined for the whole drawing. */
  private part: Box | undefined;
  /** Page pixels per drawing unit of the visible part. */
  private scale = 1;
  /** True once the user chose the view; from then on it moves only as far as necessary. */
  private isChosen = false;
  private isNew = true;
  private focusShapes: readonly SVGGraphicsElement[] = [];
  private words: readonly { readonly line: SVGElement; readonly size: number }[] = [];
  private readonly pointers = new Map<number, { x: number; y: number }>();
  private dragDistance = 0;

  /** Calls `onWholeChange` with whether the whole drawing is visible. */
  constructor(private readonly onWholeChange: (isWhole: boolean) => void) {}

  /** Shows a drawing in the previous view. If its shape differs from the previous drawing, shows all of it. */
  show(svg: SVGSVGElement): void {
    const { x, y, width, height } = svg.viewBox.baseVal;
    this.svg = svg;
    // A drawing taller than its frame starts at the top.
    if (height > width) svg.setAttribute("preserveAspectRatio", "xMidYMin");
    this.words = [...svg.querySelectorAll("text")].map((line) => {
      return { line, size: Number.parseFloat(getComputedStyle(line).fontSize) };
    });
    if (this.whole?.width !== width || this.whole.height !== height) {
      this.whole = { x, y, width, height };
      this.part = undefined;
      this.isChosen = false;
      this.isNew = true;
    }
    this.apply();
  }

  /** Shows these shapes if the drawing is new. */
  begin(shapes: readonly SVGGraphicsElement[]): void {
    if (this.isNew) this.reveal(shapes);
  }

  /** Shows the whole drawing. If it is whole already, zooms to the important shapes. */
  fit(): void {
    const isPart = this.part !== undefined;
    this.isChosen = isPart;
    if (isPart) this.setPart(undefined);
    else this.reveal(this.focusShapes, true);
  }

  /**
   * Makes shapes visible, as large as is readable. If the user chose the view, it only moves. The first view of a mat
   * shows all of it; it zooms to its shapes only on request.
   */
  reveal(shapes: readonly SVGGraphicsElement[], isRequested = false): void {
    this.focusShapes = shapes;
    this.isNew = false;
    const { part, whole } = this;
    const room = this.room();
    if (whole === undefined || room === undefined) return;
    // Without shapes to show, the view starts at the top.
    const box = boxAround(shapes.flatMap((shape) => [shape.getBBox(), ...spotOf(shape)])) ?? { ...whole, height: 0 };
    if (this.isChosen) {
      if (part !== undefined && !contains(part, box)) this.setPart(this.around(box, this.scale));
      return;
    }
    const all = Math.min(room.width / whole.width, room.height / whole.height);
    const { width, height } = expandBox(box, MARGIN);
    const close = Math.min(READABLE_SCALE, room.width / Math.min(width, whole.width), room.height / height);
    const isMat = whole.height > whole.width;
    const isAll = all >= (isMat && !isRequested ? WHOLE_MAT_SCALE : WHOLE_SCALE) || close <= all;
    this.canZoomIn = all < WHOLE_SCALE && close > all;
    this.isChosen = isMat && isRequested;
    const isSeen = part !== undefined && contains(part, box) && this.scale > 0.8 * close;
    if (isAll || !isSeen) this.setPart(isAll ? undefined : this.around(box, close));
  }

  /** Adapts the view to a new frame size. */
  resized(): void {
    if (this.room() === undefined) return;
    if (this.part !== undefined) this.setPart(this.around(this.part, this.scale));
    if (this.isChosen) this.apply();
    else this.reveal(this.focusShapes);
  }

  /** Zooms around the middle, or around a point of the page. */
  zoom(by: number, at?: { readonly x: number; readonly y: number }): void {
    const room = this.room();
    const { whole } = this;
    if (room === undefined || whole === undefined) return;
    const all = Math.min(room.width / whole.width, room.height / whole.height);
    const now = this.part ?? this.around(whole, all);
    const scale = Math.min(MAX_SCALE, (room.width / now.width) * by);
    this.isChosen = true;
    if (scale <= all) {
      this.setPart(undefined);
      return;
    }
    const middle = at === undefined ? { x: now.x + now.width / 2, y: now.y + now.height / 2 } : this.inDrawing(at);
    const [width, height] = [room.width / scale, room.height / scale];
    const left = (middle.x - now.x) / now.width;
    const above = (middle.y - now.y) / now.height;
    this.setPart(this.within({ x: middle.x - left * width, y: middle.y - above * height, width, height }));
  }

  down(event: PointerEvent): void {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragDistance = 0;
    this.wasDragged = false;
  }

  move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.dragDistance += Math.hypot(now.x - before.x, now.y - before.y);
    this.pointers.set(event.pointerId, now);
    if (this.dragDistance < DRAG_THRESHOLD_PX) return;
    this.wasDragged = true;
    if (other !== undefined) {
      const apart = (one: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y);
      this.zoom(apart(now) / Math.max(1, apart(before)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      return;
    }
    const { part } = this;
    if (part === undefined) return;
    this.isChosen = true;
    const [x, y] = [part.x - (now.x - before.x) / this.scale, part.y - (now.y - before.y) / this.scale];
    this.setPart(this.within({ ...part, x, y }));
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  /** Returns the size of the frame in pixels; undefined if it is not displayed. */
  private room(): { readonly width: number; readonly height: number } | undefined {
    const room = this.svg?.getBoundingClientRect();
    return room === undefined || room.width === 0 || room.height === 0 ? undefined : room;
  }

  private inDrawing(at: { readonly x: number; readonly y: number }): { readonly x: number; readonly y: number } {
    const matrix = this.svg?.getScreenCTM();
    return matrix == null ? at : new DOMPoint(at.x, at.y).matrixTransform(matrix.inverse());
  }

  /** Returns the part that fills the frame at a scale, centered on a box. */
  private around({ x, y, width, height }: Box, scale: number): Box {
    const room = this.room()!;
    const [wide, high] = [room.width / scale, room.height / scale];
    return this.within({ x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high });
  }

  /** Moves a part so that as little as possible of it is outside the drawing. */
  private within(part: Box): Box {
    const whole = this.whole!;
    const clamp = (at: number, length: number, from: number, all: number) =>
      length >= all ? from - (length - all) / 2 : Math.min(from + all - length, Math.max(from, at));
    return {
      ...part,
      x: clamp(part.x, part.width, whole.x, whole.width),
      y: clamp(part.y, part.height, whole.y, whole.height),
    };
  }

  private setPart(part: Box | undefined): void {
    const room = this.room();
    if (part !== undefined && room !== undefined) this.scale = room.width / part.width;
    this.part = part;
    this.onWholeChange(part === undefined);
    this.apply();
  }

  private apply(): void {
    const { svg, whole } = this;
    const box = this.part ?? whole;
    if (box === undefined || svg === undefined) return;
    const { x, y, width, height } = box;
    svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    const room = this.room();
    const scale = room === undefined ? 1 : Math.min(room.width / width, room.height / height);
    for (const { line, size } of this.words) line.classList.toggle("too-small", size * scale < MIN_TEXT_PX);
  }
}

/** Returns the spot on the board that a piece occupies; the piece itself may be drawn next to it. */
function spotOf(shape: SVGGraphicsElement): readonly Box[] {
  const { piece, space } = shape.dataset;
  if (piece === undefined || space === undefined) return [];
  const at = shape.ownerSVGElement?.querySelector<SVGElement>(`[data-space="${space}"][data-at]`)?.dataset.at;
  if (at === undefined) return [];
  const [x = 0, y = 0] = at.split(" ").map(Number);
  return [{ x, y, width: 0, height: 0 }];
}
