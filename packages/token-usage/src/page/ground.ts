import { alphaOf, colourOf, imagesOf, type Painted } from './paint.ts';

interface Point {
  x: number;
  y: number;
}

/** Maximum opacity of a layer that counts as invisible. */
const UNSEEN = 0.01;

const isSeen = (painted: Painted) => alphaOf(painted) > UNSEEN;
const isOpaque = (painted: Painted) => alphaOf(painted) > 1 - UNSEEN;

/** Returns the box of a pseudo-element that is positioned inside its element. */
function boxOf(element: Element, style: CSSStyleDeclaration) {
  const { left, top } = element.getBoundingClientRect();
  const [x, y, width, height] = [style.left, style.top, style.width, style.height].map(
    Number.parseFloat,
  );
  return { left: left + (x ?? 0), top: top + (y ?? 0), width: width ?? 0, height: height ?? 0 };
}

const holds = (
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  { x, y }: Point,
) => x >= left && x <= left + width && y >= top && y <= top + height;

function pseudoLayers(element: Element, point: Point, pseudo: string): Painted[] {
  const style = getComputedStyle(element, pseudo);
  if (style.content === 'none' || style.content === 'normal' || style.position !== 'absolute')
    return [];
  if (style.visibility === 'hidden') return [];
  const box = boxOf(element, style);
  if (!holds(box, point)) return [];
  return [
    colourOf(element, 'backgroundColor', pseudo),
    ...imagesOf(element, { ...box, ...point }, pseudo),
  ];
}

const isShape = (element: Element) =>
  element instanceof SVGElement && !(element instanceof SVGSVGElement);

/** Lists the layers that an element paints at a point, lowest first. */
function layersOf(element: Element, point: Point): Painted[] {
  if (isShape(element)) {
    return [colourOf(element, 'fill')].filter(() =>
      getComputedStyle(element).fill.startsWith('rgb'),
    );
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  return [
    colourOf(element, 'backgroundColor'),
    ...imagesOf(element, { left, top, width, height, ...point }),
    ...pseudoLayers(element, point, '::before'),
    ...pseudoLayers(element, point, '::after'),
  ];
}

/**
 * Returns the background layers of an element at a point, lowest first, starting at the nearest opaque
 * one. Returns undefined if the point is covered or outside the window.
 *
 * @param subject element in front of the background; without it, everything at the point is background
 */
export function groundAt(point: Point, subject?: Element): Painted[] | undefined {
  const stack = document.elementsFromPoint(point.x, point.y);
  if (stack.length === 0) return undefined;
  const own = subject ? stack.indexOf(subject) : -1;
  if (subject && own < 0) return undefined;
  const covering = stack
    .slice(0, Math.max(0, own))
    .filter((element) => !subject?.contains(element));
  if (covering.some((element) => layersOf(element, point).some(isSeen))) return undefined;
  const ground: Painted[] = [];
  // Starts below a shape, because its fill is the foreground.
  const first = subject && isShape(subject) ? own + 1 : Math.max(0, own);
  for (const element of stack.slice(first)) {
    const seen = layersOf(element, point).filter(isSeen);
    const opaque = seen.findLastIndex(isOpaque);
    ground.unshift(...seen.slice(Math.max(0, opaque)));
    if (opaque >= 0) return ground;
  }
  return ground;
}
