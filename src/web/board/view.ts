/** A part of a drawing: what its `viewBox` shows. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A finger or pointer moves so many pixels before it drags. */
const DRAG = 6;

/** What of a drawing is seen: moved by dragging, enlarged by buttons or two fingers; kept from drawing to drawing. */
export class View {
  /** True when the pointer that was lifted last had moved the drawing. */
  wasDragged = false;

  private svg: SVGSVGElement | undefined;
  private whole: Part | undefined;
  private part: Part | undefined;
  private readonly pointers = new Map<number, { x: number; y: number }>();
  private moved = 0;

  /** Shows a drawing: the part seen before; of one that has another shape what fills the room there is. */
  show(svg: SVGSVGElement): void {
    const { x, y, width, height } = svg.viewBox.baseVal;
    const whole = { x, y, width, height };
    this.svg = svg;
    if (this.whole?.width !== width || this.whole.height !== height) {
      this.whole = whole;
      const room = svg.getBoundingClientRect();
      const isFlat = room.width > 0 && room.height / room.width < height / width / 1.3;
      this.part = isFlat ? { ...whole, height: (width * room.height) / room.width } : whole;
    }
    this.apply();
  }

  /** Shows all of it. */
  fit(): void {
    this.part = this.whole;
    this.apply();
  }

  /** Moves the part that is seen so far that some shapes are in it, as far as they fit. */
  reveal(shapes: readonly SVGGraphicsElement[]): void {
    const { part, whole } = this;
    if (shapes.length === 0 || part === undefined || whole === undefined || part === whole) return;
    const boxes = shapes.map((shape) => shape.getBBox());
    const left = Math.min(...boxes.map(({ x }) => x));
    const top = Math.min(...boxes.map(({ y }) => y));
    const right = Math.max(...boxes.map(({ x, width }) => x + width));
    const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
    const isSeen = left >= part.x && right <= part.x + part.width && top >= part.y && bottom <= part.y + part.height;
    if (isSeen) return;
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    this.part = this.within({ ...part, x: middle.x - part.width / 2, y: middle.y - part.height / 2 });
    this.apply();
  }

  /** Enlarges around the middle, or around a point of the page. */
  zoom(by: number, at?: { readonly x: number; readonly y: number }): void {
    const { part, whole } = this;
    if (part === undefined || whole === undefined) return;
    const width = Math.min(whole.width, Math.max(whole.width / 12, part.width / by));
    const height = Math.min(whole.height, (width * part.height) / part.width);
    const middle = at === undefined ? { x: part.x + part.width / 2, y: part.y + part.height / 2 } : this.inDrawing(at);
    const left = (middle.x - part.x) / part.width;
    const above = (middle.y - part.y) / part.height;
    this.part = this.within({ x: middle.x - left * width, y: middle.y - above * height, width, height });
    this.apply();
  }

  down(event: PointerEvent): void {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.moved = 0;
    this.wasDragged = false;
  }

  move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    const { part, whole } = this;
    if (before === undefined || part === undefined || whole === undefined) return;
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
    const scale = part.width / this.scaledWidth();
    this.part = this.within({
      ...part,
      x: part.x - (now.x - before.x) * scale,
      y: part.y - (now.y - before.y) * scale,
    });
    this.apply();
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  private scaledWidth(): number {
    return this.svg?.getBoundingClientRect().width ?? 1;
  }

  private inDrawing(at: { readonly x: number; readonly y: number }): { readonly x: number; readonly y: number } {
    const matrix = this.svg?.getScreenCTM();
    return matrix == null ? at : new DOMPoint(at.x, at.y).matrixTransform(matrix.inverse());
  }

  private within(part: Part): Part {
    const whole = this.whole!;
    const x = Math.min(whole.x + whole.width - part.width, Math.max(whole.x, part.x));
    const y = Math.min(whole.y + whole.height - part.height, Math.max(whole.y, part.y));
    return { ...part, x, y };
  }

  private apply(): void {
    if (this.part === undefined) return;
    const { x, y, width, height } = this.part;
    this.svg?.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  }
}
