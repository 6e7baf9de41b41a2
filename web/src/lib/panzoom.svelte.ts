/** Zoom and pan of a board: pinch and drag by touch, ctrl + wheel and drag by mouse, buttons for everybody. */

const MOST = 5;
const SLACK = 8; // pixels a finger may tremble before a tap becomes a drag

interface Point {
  x: number;
  y: number;
}

export class PanZoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Was the last touch a drag? Then the click that follows is none. */
  dragged = false;
  private fingers = new Map<number, Point>();
  private moved = 0;

  get zoomed(): boolean {
    return this.scale > 1.01;
  }

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  reset = (): void => {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  };

  /** Zoom by a factor, keeping the point of the box under the finger where it is. */
  zoom(factor: number, at: Point, box: DOMRect): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const by = scale / this.scale;
    this.x = at.x - (at.x - this.x) * by;
    this.y = at.y - (at.y - this.y) * by;
    this.scale = scale;
    this.hold(box);
  }

  /** Never push the board out of sight. */
  private hold(box: DOMRect): void {
    this.x = Math.min(0, Math.max(box.width * (1 - this.scale), this.x));
    this.y = Math.min(0, Math.max(box.height * (1 - this.scale), this.y));
  }

  private spot(event: PointerEvent | WheelEvent, box: DOMRect): Point {
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** Listen on the element that holds the board. */
  attach = (box: HTMLElement): (() => void) => {
    const where = () => box.getBoundingClientRect();
    const down = (event: PointerEvent) => {
      if (this.fingers.size === 0) {
        this.moved = 0;
        this.dragged = false;
      }
      this.fingers.set(event.pointerId, this.spot(event, where()));
    };
    const move = (event: PointerEvent) => {
      const before = this.fingers.get(event.pointerId);
      if (!before) return;
      const now = this.spot(event, where());
      const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      this.fingers.set(event.pointerId, now);
      this.moved += Math.hypot(now.x - before.x, now.y - before.y);
      if (this.moved < SLACK) return;
      const [other] = others;
      if (other) this.pinch(other, before, now, where());
      else if (this.zoomed) this.drag(before, now, where());
      this.dragged = this.zoomed || other !== undefined;
    };
    const up = (event: PointerEvent) => void this.fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !this.zoomed) return;
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY / 300), this.spot(event, where()), where());
    };
    box.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    box.addEventListener("wheel", wheel, { passive: false });
    return () => {
      box.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      box.removeEventListener("wheel", wheel);
    };
  };

  private drag(before: Point, now: Point, box: DOMRect): void {
    this.x += now.x - before.x;
    this.y += now.y - before.y;
    this.hold(box);
  }

  private pinch(other: Point, before: Point, now: Point, box: DOMRect): void {
    const apart = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y);
    this.zoom(apart(now) / Math.max(1, apart(before)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, box);
  }
}
