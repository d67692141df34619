/// <reference lib="dom" />
/** Moves and zooms the picture of a map. */
import { findAll } from './page.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Sizes of a unit of the picture on the screen, in pixels. */
export interface Limits {
  /** The smallest at which its names can be read. */
  readonly readable: number;
  /** The nearest that one can come, and that one is taken. */
  readonly nearest: number;
  readonly near: number;
}

const zoomStep = 1.3;
/** How far a pointer may slip between going down and up and still be a click, in pixels. */
const slip = 5;

/** The visible part of the picture: its center, and screen pixels for each pixel of the picture. */
export function createCamera(
  picture: SVGSVGElement,
  { nearest, near, readable }: Limits,
  drawn: (scale: number) => void = () => {},
) {
  const { width, height } = picture.viewBox.baseVal;
  const whole = { x: width / 2, y: height / 2 };
  let center: Point = whole;
  let scale = 1;
  const size = () => picture.getBoundingClientRect();
  const smallest = () => Math.min(size().width / width, size().height / height);
  const limited = (value: number, max: number) => Math.min(max, Math.max(0, value));

  function draw(): void {
    const { width: wide, height: high } = size();
    if (wide === 0) return;
    scale = Math.min(nearest, Math.max(smallest(), scale));
    center = { x: limited(center.x, width), y: limited(center.y, height) };
    const [shownWidth, shownHeight] = [wide / scale, high / scale];
    picture.setAttribute(
      'viewBox',
      `${center.x - shownWidth / 2} ${center.y - shownHeight / 2} ${shownWidth} ${shownHeight}`,
    );
    drawn(scale);
  }
  /** The point of the picture at a place of the window. */
  const at = ({ x, y }: Point): Point => {
    const { left, top, width: wide, height: high } = size();
    return {
      x: center.x + (x - left - wide / 2) / scale,
      y: center.y + (y - top - high / 2) / scale,
    };
  };

  return {
    draw,
    at,
    scale: () => scale,
    showAll() {
      [center, scale] = [whole, smallest()];
      draw();
    },
    /** Moves the picture by pixels of the screen. */
    move(x: number, y: number) {
      center = { x: center.x - x / scale, y: center.y - y / scale };
      draw();
    },
    /** Zooms while what is at a place of the window stays there. */
    zoom(factor: number, place?: Point) {
      const fixed = place ? at(place) : center;
      const before = scale;
      scale = Math.min(nearest, Math.max(smallest(), scale * factor));
      const kept = before / scale;
      center = { x: fixed.x + (center.x - fixed.x) * kept, y: fixed.y + (center.y - fixed.y) * kept };
      draw();
    },
    /**
     * Brings a point to the middle, near enough to read names there, and far enough to see what is around.
     *
     * @param covered how much of the window is covered, from the right and from below, in pixels of the screen.
     */
    lookAt(point: Point, covered: Point = { x: 0, y: 0 }) {
      scale = Math.min(near, Math.max(scale, readable));
      center = { x: point.x + covered.x / 2 / scale, y: point.y + covered.y / 2 / scale };
      draw();
    },
    /** Shows a part of the picture as large as it can be read and fits beside what is covered. */
    fit({ x, y, width: wide, height: high }: DOMRect, covered: Point) {
      const window = size();
      const [freeWidth, freeHeight] = [window.width - covered.x, window.height - covered.y];
      scale = Math.max(smallest(), Math.min(near, freeWidth / wide, freeHeight / high));
      center = {
        x: x + wide / 2 + covered.x / 2 / scale,
        y: y + high / 2 + covered.y / 2 / scale,
      };
      draw();
    },
    sees({ x, y }: Point): boolean {
      const { width: wide, height: high } = size();
      return Math.abs(x - center.x) < wide / scale / 2 && Math.abs(y - center.y) < high / scale / 2;
    },
  };
}

export type Camera = ReturnType<typeof createCamera>;

/** Drag, pinch, wheel, keys and buttons. */
export function followInput(frame: HTMLElement, picture: SVGSVGElement, camera: Camera): void {
  // A frame may have several pictures, of which one is shown.
  const isShown = () => picture.getBoundingClientRect().width > 0;
  const pointers = new Map<number, Point>();
  let travelled = 0;
  const spread = () => {
    const [a, b] = [...pointers.values()] as [Point, Point];
    return { width: Math.hypot(a.x - b.x, a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  };
  picture.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.size === 1) travelled = 0;
  });
  picture.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    // From here on it is a drag, not a click, and the pointer may leave the picture.
    if (travelled > slip) picture.setPointerCapture(event.pointerId);
    if (pointers.size === 2) {
      const first = spread();
      pointers.set(event.pointerId, now);
      const second = spread();
      camera.zoom(second.width / Math.max(1, first.width), second.middle);
      camera.move(second.middle.x - first.middle.x, second.middle.y - first.middle.y);
    } else {
      pointers.set(event.pointerId, now);
      camera.move(now.x - before.x, now.y - before.y);
    }
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    picture.addEventListener(end, ({ pointerId }) => pointers.delete(pointerId));
  picture.addEventListener('click', (event) => travelled > slip && event.preventDefault(), true);
  // Browsers drag links otherwise.
  picture.addEventListener('dragstart', (event) => event.preventDefault());
  picture.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      camera.zoom(zoomStep ** (-event.deltaY / 100), { x: event.clientX, y: event.clientY });
    },
    { passive: false },
  );

  const step = 80;
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => camera.move(step, 0),
    ArrowRight: () => camera.move(-step, 0),
    ArrowUp: () => camera.move(0, step),
    ArrowDown: () => camera.move(0, -step),
    '+': () => camera.zoom(zoomStep),
    '=': () => camera.zoom(zoomStep),
    '-': () => camera.zoom(1 / zoomStep),
    '0': camera.showAll,
  };
  frame.addEventListener('keydown', (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (act === undefined || !isShown()) return;
    event.preventDefault();
    act();
  });
  const buttons: Readonly<Record<string, () => void>> = {
    in: () => camera.zoom(zoomStep),
    out: () => camera.zoom(1 / zoomStep),
    all: camera.showAll,
  };
  for (const button of findAll('[data-zoom]', frame))
    button.addEventListener('click', () => isShown() && buttons[button.dataset['zoom']!]!());
}
