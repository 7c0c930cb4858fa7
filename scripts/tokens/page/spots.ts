import { groundAt } from './ground.ts';
import {
  colourOf,
  isBetween,
  lettersOf,
  opacityOf,
  toRgba,
  type Painted,
  type Source,
} from './paint.ts';

/** What is to be told from its ground. */
export type SpotKind = 'text' | 'icon' | 'edge' | 'ring';

/** Something to be read or recognised, and what it stands on, lowest first. */
export interface Spot {
  kind: SpotKind;
  element: Element;
  front: Source;
  ground: readonly Source[];
}

/** A spot as it is now, as plain data. */
export interface SpotNow {
  kind: SpotKind;
  front: Painted;
  ground: readonly Painted[];
  /** The element's tag and classes, for those who look for it. */
  element: string;
}

/** Disabled parts are exempt (WCAG 2.2, 1.4.3 and 1.4.11), and so is what stands in them. */
const DISABLED = [
  ':disabled',
  '[aria-disabled="true"]',
  '[data-disabled]',
  '[data-blocked]',
  '[data-state="soon"]',
  'label:has(:disabled)',
  '*:has(> input:disabled)',
].join();
/** What says nothing: ghosts of icons, and what is written in drawings. */
const DECORATION = '[data-decoration], svg[aria-hidden="true"] text';
const CONTROLS = [
  'input:not([type="hidden"])',
  'select',
  'textarea',
  ...['combobox', 'checkbox', 'radio', 'switch', 'spinbutton'].map((role) => `[role="${role}"]`),
].join();
const ICONS = 'svg.lucide';
const NEAR = 1.5;
/** A text of more lines stands on the same ground in all of them. */
const MOST_LINES = 4;
/** The most that lies between a control and the frame that is drawn around it. */
const FRAMES_OUT = 3;

const isExempt = (element: Element): boolean =>
  isDisabled(element) || element.closest(DECORATION) !== null;

export const isDisabled = (element: Element): boolean => element.closest(DISABLED) !== null;

interface Point {
  x: number;
  y: number;
}

/** The middle of a rectangle, and its two ends. */
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

function lettersOn(element: Element): Source[] {
  if (element instanceof SVGElement) return [colourOf(element, 'fill')];
  const { backgroundClip } = getComputedStyle(element);
  return backgroundClip === 'text' ? lettersOf(element) : [colourOf(element, 'color')];
}

/** The same thing on each of the grounds that it has. */
function spotsAt(
  kind: SpotKind,
  element: Element,
  fronts: readonly Source[],
  points: readonly Point[],
): Spot[] {
  return points.flatMap((point) => {
    const ground = groundAt(point, element);
    return ground ? fronts.map((front) => ({ kind, element, front, ground })) : [];
  });
}

/** Whether a ground is another one a little further on. */
const isUneven = ({ ground }: Spot) => ground.some((source) => isBetween(source()));

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

/** The dot of a radio button, the thumb of a switch. */
function markSpots(element: Element): Spot[] {
  const style = getComputedStyle(element, '::before');
  if (style.content === 'none' || style.visibility === 'hidden') return [];
  const { left, top, width, height } = element.getBoundingClientRect();
  // Beside the mark, on the part's own colour.
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

const isDrawn = (style: string, width: string, color: string) =>
  style !== 'none' && Number.parseFloat(width) > 0 && !color.endsWith(', 0)');

/** The frame that says 'this is a field': the control's own edge or that of a box around it. */
function frameOf(control: Element): Element | undefined {
  let at: Element | null = control;
  for (let out = 0; at && out <= FRAMES_OUT; out += 1, at = at.parentElement) {
    const { borderLeftStyle, borderLeftWidth, borderLeftColor, borderTopWidth } =
      getComputedStyle(at);
    if (
      isDrawn(borderLeftStyle, borderLeftWidth, borderLeftColor) &&
      Number.parseFloat(borderTopWidth) > 0
    ) {
      return at;
    }
  }
  return undefined;
}

/** What lies just outside a box: where its edge or its ring has to be told from. */
function outside(element: Element, distance: number): Source[] | undefined {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  // What is behind a dialog has no outside that anybody could see.
  if (!groundAt({ x, y }, element)) return undefined;
  // Beside a part there may be its neighbour; below it, there is most often what both stand on.
  const points = [
    { x, y: bottom + distance },
    { x: left - distance, y },
    { x: right + distance, y },
    { x, y: top - distance },
  ];
  return points.map((point) => groundAt(point)).find((ground) => ground !== undefined);
}

function edgeSpots(control: Element): Spot[] {
  const frame = frameOf(control);
  const ground = frame && outside(frame, NEAR);
  if (!frame || !ground) return [];
  return [{ kind: 'edge', element: frame, front: colourOf(frame, 'borderLeftColor'), ground }];
}

/** The ring around an element, where one is drawn. */
export function ringSpots(element: Element): Spot[] {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
  if (!isDrawn(outlineStyle, outlineWidth, outlineColor) || opacityOf(element) === 0) return [];
  const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  const ground = outside(element, reach + NEAR);
  if (!ground) return [];
  return [{ kind: 'ring', element, front: colourOf(element, 'outlineColor'), ground }];
}

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

/** Every spot in a part of the page, as it is now. What cannot be seen is none, nor what is disabled. */
export function spotsIn(root: Element): Spot[] {
  const elements = [root, ...root.querySelectorAll('*')];
  return elements.flatMap((element) => {
    if (MUTE.has(element.tagName.toUpperCase()) || isExempt(element)) return [];
    const finders = FINDERS.filter(([applies]) => applies(element));
    if (finders.length === 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
    bring(element);
    return finders
      .flatMap(([, find]) => find(element))
      .filter(({ front }) => toRgba(front()).a > 0.01);
  });
}

export const now = ({ kind, element, front, ground }: Spot): SpotNow => ({
  ...{ kind, front: front(), ground: ground.map((source) => source()) },
  element: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
});
