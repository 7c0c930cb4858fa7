import type { Mark } from './marks.ts';

/**
 * Aspect of a page's look that a token can change. `order` is the stacking order. Reading one aspect
 * is faster than reading all of them.
 */
export type Aspect = 'colour' | 'place' | 'corner' | 'line' | 'letter' | 'order';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const round = (value: number) => Math.round(value * 16) / 16;

const meet = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

const isEmpty = ({ left, top, right, bottom }: Box) => right - left < 0.5 || bottom - top < 0.5;

const page = (): Box => ({
  left: 0,
  top: 0,
  right: document.documentElement.scrollWidth,
  bottom: document.documentElement.scrollHeight,
});

const PSEUDOS = [undefined, '::before', '::after'] as const;

const COLOURS = [
  'backgroundColor',
  'backgroundImage',
  'boxShadow',
  'opacity',
  'textDecorationColor',
] as const;
const EDGES = ['Top', 'Right', 'Bottom', 'Left'] as const;

function boxColours(style: CSSStyleDeclaration): string {
  const edges = EDGES.map((side) =>
    style[`border${side}Style`] !== 'none' && style[`border${side}Width`] !== '0px'
      ? style[`border${side}Color`]
      : '',
  );
  const ring = style.outlineStyle === 'none' ? '' : style.outlineColor;
  return [...COLOURS.map((name) => style[name]), ...edges, ring].join(' ');
}

function colours({ element, text, isBox, isShape }: Mark): string {
  const style = getComputedStyle(element);
  const parts: string[] = [];
  if (text.length > 0) parts.push(style.color, style.textDecorationColor);
  if (element instanceof HTMLInputElement)
    parts.push(style.color, getComputedStyle(element, '::placeholder').color);
  if (isShape) parts.push(style.fill, style.stroke, style.stopColor);
  if (isBox) {
    for (const pseudo of PSEUDOS) {
      const own = pseudo ? getComputedStyle(element, pseudo) : style;
      if (pseudo && (own.content === 'none' || own.content === 'normal')) continue;
      parts.push(boxColours(own), pseudo && own.content !== '""' ? own.color : '');
    }
  }
  return parts.join('|');
}

const LETTERS = ['fontFamily', 'fontWeight', 'fontSize', 'letterSpacing'] as const;
const CORNERS = [
  'borderTopLeftRadius',
  'borderTopRightRadius',
  'borderBottomLeftRadius',
  'borderBottomRightRadius',
] as const;
const LINES = [
  ...(['borderTopWidth', 'borderRightWidth', 'borderBottomWidth', 'borderLeftWidth'] as const),
  ...(['boxShadow', 'strokeWidth'] as const),
] as const;
const RING = ['outlineWidth', 'outlineOffset'] as const;
const UNDERLINE = ['textDecorationThickness', 'textUnderlineOffset'] as const;
const PLACED = [
  'width',
  'height',
  'left',
  'top',
  'right',
  'bottom',
  'marginLeft',
  'marginTop',
] as const;
const INSETS = ['paddingLeft', 'paddingTop', 'lineHeight'] as const;

/** Returns the styles of an element, and those of its `::before` and `::after` if they exist. */
const stylesOf = (element: Element) =>
  PSEUDOS.flatMap((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    return pseudo && (style.content === 'none' || style.content === 'normal')
      ? []
      : [{ style, pseudo }];
  });

/** Limits a radius to `most`, half of the box: browsers draw larger radii the same. */
const corner = (value: string, most: number) =>
  value.includes('%') ? value : String(Math.min(most, Number.parseFloat(value)));

function corners({ element, isPainted, clips }: Mark): string {
  return [...(isPainted ? [element] : []), ...clips]
    .map((one) => {
      const { offsetWidth = 99, offsetHeight = 99 } = one as HTMLElement;
      const most = Math.min(offsetWidth, offsetHeight) / 2;
      return stylesOf(one).map(({ style }) =>
        CORNERS.map((name) => corner(style[name], most)).join(' '),
      );
    })
    .join('|');
}

const lines = ({ element, isBox, isShape }: Mark): string =>
  isBox || isShape
    ? stylesOf(element)
        .map(({ style }) => {
          const ring = style.outlineStyle === 'none' ? [] : RING.map((name) => style[name]);
          const isUnderlined = style.textDecorationLine !== 'none';
          const underline = isUnderlined ? UNDERLINE.map((name) => style[name]) : [];
          return [...LINES.map((name) => style[name]), ...ring, ...underline].join(' ');
        })
        .join('|')
    : '';

/** Returns true for a field that shows text. An empty field shows neither letters nor insets. */
function isFilled(element: Element): boolean {
  if (element instanceof HTMLSelectElement) return true;
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    return false;
  return (
    !['checkbox', 'radio', 'range'].includes(element.type) &&
    (element.value || element.placeholder) !== ''
  );
}

const isWritten = ({ content }: CSSStyleDeclaration) => content !== '""';

function letters({ element, text }: Mark): string {
  const hasLetters = text.length > 0 || isFilled(element);
  return stylesOf(element)
    .filter(({ style, pseudo }) => (pseudo ? isWritten(style) : hasLetters))
    .map(({ style }) => LETTERS.map((name) => style[name]).join(' '))
    .join('|');
}

/** Describes the positions of the visible parts of a mark. */
function place({ element, text, isBox, isShape, clips }: Mark, rectOf: RectOf, whole: Box): string {
  const frame = clips.reduce((box, clip) => meet(box, rectOf(clip)), whole);
  const parts: string[] = [];
  const add = (box: Box, isText: boolean) => {
    const seen = meet(box, frame);
    if (isEmpty(seen)) return;
    parts.push([seen.left, seen.top, seen.right, seen.bottom].map(round).join(','));
    if (isText) parts.push(`${round(box.left)},${round(box.top)}`);
  };
  if (isBox || isShape) add(rectOf(element), false);
  const range = document.createRange();
  for (const node of text) {
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) add(inPage(rect), true);
  }
  if (isBox && parts.length > 0) {
    for (const { style, pseudo } of stylesOf(element)) {
      if (pseudo) parts.push(PLACED.map((name) => style[name]).join(' '));
      else if (isFilled(element)) parts.push(INSETS.map((name) => style[name]).join(' '));
    }
  }
  return parts.join('|');
}

type RectOf = (element: Element) => Box;

const inPage = ({ left, top, right, bottom }: DOMRect): Box => ({
  left: left + scrollX,
  top: top + scrollY,
  right: right + scrollX,
  bottom: bottom + scrollY,
});

function* places(marks: readonly Mark[]): Generator<string> {
  const rects = new Map<Element, Box>();
  const rectOf = (element: Element) => {
    const known = rects.get(element) ?? inPage(element.getBoundingClientRect());
    rects.set(element, known);
    return known;
  };
  const whole = page();
  yield `${whole.right} ${whole.bottom}`;
  for (const mark of marks) yield place(mark, rectOf, whole);
}

const GRID = 24;

/** Returns true if an element hides everything below it. */
const isOpaque = (element: Element) => {
  const { backgroundColor, opacity } = getComputedStyle(element);
  return backgroundColor.startsWith('rgb(') && opacity === '1';
};

/** Lists the marks at each point of a grid, from the top down to the first opaque one. */
function* order(marks: readonly Mark[]): Generator<string> {
  const numbers = new Map(marks.map(({ element }, index) => [element, index]));
  for (let y = GRID / 2; y < innerHeight; y += GRID) {
    for (let x = GRID / 2; x < innerWidth; x += GRID) {
      const painted = document.elementsFromPoint(x, y).filter((element) => numbers.has(element));
      const bottom = painted.findIndex(isOpaque);
      const seen = bottom < 0 ? painted : painted.slice(0, bottom + 1);
      yield seen.map((element) => numbers.get(element)).join(' ');
    }
  }
}

const PER_MARK = { colour: colours, corner: corners, line: lines, letter: letters };

/**
 * Describes an aspect of the page's look. Yields the texts one by one, because a comparison stops at
 * the first difference.
 */
export function* signature(marks: readonly Mark[], aspect: Aspect): Generator<string> {
  if (aspect === 'order') yield* order(marks);
  else if (aspect === 'place') yield* places(marks);
  else for (const mark of marks) yield PER_MARK[aspect](mark);
}
