import { CONTROLS, edgeSpots } from './edges.ts';
import { isExempt } from './exempt.ts';
import { groundAt } from './ground.ts';
import { alphaOf, colourOf, isBetween, lettersOf, type Painted } from './paint.ts';
import type { Spot, SpotKind } from './spot.ts';

const ICONS = 'svg.lucide';
/** Maximum number of measured lines in a text. Further lines have the same background. */
const MOST_LINES = 4;
interface Point {
  x: number;
  y: number;
}

/** Returns the centre of a rectangle, and the points in the middle of its left and right sides. */
const pointsIn = ({ left, right, top, bottom }: DOMRect): Point[] =>
  [(left + right) / 2, left + 1, right - 1].map((x) => ({ x, y: (top + bottom) / 2 }));

const ownTexts = (element: Element) =>
  [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );

function textRects(element: Element): DOMRect[] {
  const rects = ownTexts(element).flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
  return rects.filter(({ width, height }) => width > 2 && height > 2);
}

function lettersOn(element: Element): Painted[] {
  if (element instanceof SVGElement) return [colourOf(element, 'fill')];
  const { backgroundClip } = getComputedStyle(element);
  return backgroundClip === 'text' ? lettersOf(element) : [colourOf(element, 'color')];
}

function spotsAt(
  kind: SpotKind,
  element: Element,
  fronts: readonly Painted[],
  points: readonly Point[],
): Spot[] {
  return points.flatMap((point) => {
    const ground = groundAt(point, element);
    return ground ? fronts.map((front) => ({ kind, front, ground })) : [];
  });
}

const isUneven = ({ ground }: Spot) => ground.some(isBetween);

function textSpots(element: Element): Spot[] {
  const fronts = lettersOn(element);
  return textRects(element)
    .slice(0, MOST_LINES)
    .flatMap((rect) => {
      const [middle, ...ends] = pointsIn(rect);
      const spots = spotsAt('text', element, fronts, middle ? [middle] : []);
      const isEven = spots.length > 0 && !spots.some(isUneven);
      return isEven ? spots : [...spots, ...spotsAt('text', element, fronts, ends)];
    });
}

const TYPED = 'input, textarea, select';
const UNTYPED = ['checkbox', 'radio', 'range', 'file'];

function fieldSpots(element: Element): Spot[] {
  const { value = '', placeholder = '', type } = element as HTMLInputElement;
  if (UNTYPED.includes(type) || (!value && !placeholder)) return [];
  const { left, top, height } = element.getBoundingClientRect();
  const inset = Number.parseFloat(getComputedStyle(element).paddingLeft) + 2;
  const pseudo = value ? undefined : '::placeholder';
  return spotsAt(
    'text',
    element,
    [colourOf(element, 'color', pseudo)],
    [{ x: left + inset, y: top + height / 2 }],
  );
}

/** Returns the spot of a mark that `::before` draws, such as the thumb of a switch. */
function markSpots(element: Element): Spot[] {
  const style = getComputedStyle(element, '::before');
  if (style.content === 'none' || style.visibility === 'hidden') return [];
  const { left, top, width, height } = element.getBoundingClientRect();
  // Measures the background beside the mark, where the component's own colour is visible.
  const mark = Number.parseFloat(style.width) || 0;
  const middle = (Number.parseFloat(style.left) || 0) + mark / 2;
  const at = middle > width / 2 ? 0.2 : 0.8;
  const x = style.position === 'absolute' ? left + width * at : left + (width - mark) / 4;
  return spotsAt(
    'icon',
    element,
    [colourOf(element, 'backgroundColor', '::before')],
    [{ x, y: top + height / 2 }],
  );
}

const iconSpots = (element: Element): Spot[] => {
  const front = colourOf(element, 'stroke');
  return spotsAt('icon', element, [front], pointsIn(element.getBoundingClientRect()).slice(0, 1));
};

const isInWindow = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;

function bring(element: Element): void {
  if (!isInWindow(element.getBoundingClientRect())) {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  }
}

const FINDERS: readonly (readonly [(element: Element) => boolean, (element: Element) => Spot[]])[] =
  [
    [(element) => ownTexts(element).length > 0 && !element.matches(TYPED), textSpots],
    [(element) => element.matches(TYPED), fieldSpots],
    [(element) => element.matches(ICONS), iconSpots],
    [(element) => element.matches('input[type="checkbox"], input[type="radio"]'), markSpots],
    [(element) => element.matches(CONTROLS), edgeSpots],
  ];

const MUTE = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'OPTION', 'TITLE', 'DESC']);

/** Finds the spots in an element and its descendants. Skips invisible and exempt elements. */
export function spotsIn(root: Element): Spot[] {
  const elements = [root, ...root.querySelectorAll('*')];
  return elements.flatMap((element) => {
    if (MUTE.has(element.tagName.toUpperCase()) || isExempt(element)) return [];
    const finders = FINDERS.filter(([applies]) => applies(element));
    if (finders.length === 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
    bring(element);
    return finders
      .flatMap(([, find]) => find(element))
      .filter(({ front }) => alphaOf(front) > 0.01);
  });
}
