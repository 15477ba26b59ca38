import { type Box, boxAround, grown, holds } from "./boxes";

/** A finger or pointer moves so many pixels before it drags. */
const DRAG = 6;

/** A drawing is made to be read at its own size: so many pixels of the page for a unit of it are enough to read all. */
const READABLE = 1.1;

/** From so many on, all of it can be shown at first. */
const NEARLY = 0.9;

/** A drawing that is taller than wide is a mat, whose parts belong together: from so many on, all of it is shown at first. */
const MAT = 0.5;

/** No more than so many. */
const LARGEST = 6;

/** Words lower than so many pixels are left out: nobody can read them, and they hide what lies below. */
const LOWEST = 4.8;

/** What stays free around what is to be seen, in units of the drawing. */
const MARGIN = 24;

/** What of a drawing is seen: moved by dragging, enlarged by buttons or two fingers; kept from drawing to drawing. */
export class View {
  /** True when the pointer that was lifted last had moved the drawing. */
  wasDragged = false;

  /** True where all of it is too small to be read, so that a part of it is shown at first. */
  hasNearer = false;

  private svg: SVGSVGElement | undefined;
  private whole: Box | undefined;
  /** The part that is seen; undefined for all of it. */
  private part: Box | undefined;
  /** Pixels of the page for a unit of the part that is seen. */
  private scale = 1;
  /** True once a person chose what to see: then it is moved no further than needed. */
  private isChosen = false;
  private isNew = true;
  private matters: readonly SVGGraphicsElement[] = [];
  private words: readonly { readonly line: SVGElement; readonly size: number }[] = [];
  private readonly pointers = new Map<number, { x: number; y: number }>();
  private moved = 0;

  /** `told` learns whether all of the drawing is seen. */
  constructor(private readonly told: (isWhole: boolean) => void) {}

  /** Shows a drawing: the part seen before, of one that has another shape all. */
  show(svg: SVGSVGElement): void {
    const { x, y, width, height } = svg.viewBox.baseVal;
    this.svg = svg;
    // What is taller than its room begins at its head.
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

  /** Begins with some shapes, where nothing was to be seen before. */
  begin(shapes: readonly SVGGraphicsElement[]): void {
    if (this.isNew) this.reveal(shapes);
  }

  /** Shows all of it, or what matters where all of it is seen already. */
  fit(): void {
    const isPart = this.part !== undefined;
    this.isChosen = isPart;
    if (isPart) this.see(undefined);
    else this.reveal(this.matters, true);
  }

  /**
   * Sees to it that some shapes are seen, as large as can be read; where a person chose what to see it is only moved. All of a mat is
   * shown at first, and its shapes are only seen nearer if a person asks for it.
   */
  reveal(shapes: readonly SVGGraphicsElement[], isAsked = false): void {
    this.matters = shapes;
    this.isNew = false;
    const { part, whole } = this;
    const room = this.room();
    if (whole === undefined || room === undefined) return;
    // Where nothing matters it begins at its head.
    const box = boxAround(shapes.flatMap((shape) => [shape.getBBox(), ...spotOf(shape)])) ?? { ...whole, height: 0 };
    if (this.isChosen) {
      if (part !== undefined && !holds(part, box)) this.see(this.around(box, this.scale));
      return;
    }
    const all = Math.min(room.width / whole.width, room.height / whole.height);
    const { width, height } = grown(box, MARGIN);
    const close = Math.min(READABLE, room.width / Math.min(width, whole.width), room.height / height);
    const isMat = whole.height > whole.width;
    const isAll = all >= (isMat && !isAsked ? MAT : NEARLY) || close <= all;
    this.hasNearer = all < NEARLY && close > all;
    this.isChosen = isMat && isAsked;
    const isSeen = part !== undefined && holds(part, box) && this.scale > 0.8 * close;
    if (isAll || !isSeen) this.see(isAll ? undefined : this.around(box, close));
  }

  /** The room that it is shown in has changed. */
  resized(): void {
    if (this.room() === undefined) return;
    if (this.part !== undefined) this.see(this.around(this.part, this.scale));
    if (this.isChosen) this.apply();
    else this.reveal(this.matters);
  }

  /** Enlarges around the middle, or around a point of the page. */
  zoom(by: number, at?: { readonly x: number; readonly y: number }): void {
    const room = this.room();
    const { whole } = this;
    if (room === undefined || whole === undefined) return;
    const all = Math.min(room.width / whole.width, room.height / whole.height);
    const now = this.part ?? this.around(whole, all);
    const scale = Math.min(LARGEST, (room.width / now.width) * by);
    this.isChosen = true;
    if (scale <= all) {
      this.see(undefined);
      return;
    }
    const middle = at === undefined ? { x: now.x + now.width / 2, y: now.y + now.height / 2 } : this.inDrawing(at);
    const [width, height] = [room.width / scale, room.height / scale];
    const left = (middle.x - now.x) / now.width;
    const above = (middle.y - now.y) / now.height;
    this.see(this.within({ x: middle.x - left * width, y: middle.y - above * height, width, height }));
  }

  down(event: PointerEvent): void {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.moved = 0;
    this.wasDragged = false;
  }

  move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.moved += Math.hypot(now.x - before.x, now.y - before.y);
    this.pointers.set(event.pointerId, now);
    if (this.moved < DRAG) return;
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
    this.see(this.within({ ...part, x, y }));
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  /** The room there is, in pixels; undefined where it is not shown. */
  private room(): { readonly width: number; readonly height: number } | undefined {
    const room = this.svg?.getBoundingClientRect();
    return room === undefined || room.width === 0 || room.height === 0 ? undefined : room;
  }

  private inDrawing(at: { readonly x: number; readonly y: number }): { readonly x: number; readonly y: number } {
    const matrix = this.svg?.getScreenCTM();
    return matrix == null ? at : new DOMPoint(at.x, at.y).matrixTransform(matrix.inverse());
  }

  /** The part that fills the room at a scale, around the middle of a box. */
  private around({ x, y, width, height }: Box, scale: number): Box {
    const room = this.room()!;
    const [wide, high] = [room.width / scale, room.height / scale];
    return this.within({ x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high });
  }

  /** A part moved so that as little as can be lies beside the drawing. */
  private within(part: Box): Box {
    const whole = this.whole!;
    const kept = (at: number, length: number, from: number, all: number) =>
      length >= all ? from - (length - all) / 2 : Math.min(from + all - length, Math.max(from, at));
    return {
      ...part,
      x: kept(part.x, part.width, whole.x, whole.width),
      y: kept(part.y, part.height, whole.y, whole.height),
    };
  }

  private see(part: Box | undefined): void {
    const room = this.room();
    if (part !== undefined && room !== undefined) this.scale = room.width / part.width;
    this.part = part;
    this.told(part === undefined);
    this.apply();
  }

  private apply(): void {
    const { svg, whole } = this;
    const shown = this.part ?? whole;
    if (shown === undefined || svg === undefined) return;
    const { x, y, width, height } = shown;
    svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    const room = this.room();
    const scale = room === undefined ? 1 : Math.min(room.width / width, room.height / height);
    for (const { line, size } of this.words) line.classList.toggle("too-small", size * scale < LOWEST);
  }
}

/** The spot on the board that a piece stands for, which may be drawn beside it. */
function spotOf(shape: SVGGraphicsElement): readonly Box[] {
  const { piece, space } = shape.dataset;
  if (piece === undefined || space === undefined) return [];
  const at = shape.ownerSVGElement?.querySelector<SVGElement>(`[data-space="${space}"][data-at]`)?.dataset.at;
  if (at === undefined) return [];
  const [x = 0, y = 0] = at.split(" ").map(Number);
  return [{ x, y, width: 0, height: 0 }];
}
