import list from 'postcss/lib/list';
import { parseColour } from './colours.ts';
import { gradientAt, type Between, type Place } from './gradients.ts';

/** Painted colour: a computed colour, or a point between two colours of a gradient. */
export interface Painted extends Between {
  /** Opacity of the element, multiplied by that of all its ancestors. */
  opacity: number;
}

export function alphaOf({ from, to, at, opacity }: Painted): number {
  const [one, other] = [parseColour(from).a, parseColour(to).a];
  return (one + (other - one) * at) * opacity;
}

export const isBetween = ({ from, to }: Painted): boolean => from !== to;

const plain = (color: string, opacity: number): Painted => ({
  from: color,
  to: color,
  at: 0,
  opacity,
});

/** Cache for `opacityOf`, which reads the styles of every ancestor. */
let known = new WeakMap<Element, number>();

/** Clears the cache. Call this function whenever a state or a style sheet changes. */
export function forgetOpacities(): void {
  known = new WeakMap();
}

export function opacityOf(element: Element): number {
  const found = known.get(element);
  if (found !== undefined) return found;
  const around = element.parentElement ? opacityOf(element.parentElement) : 1;
  const opacity = around * Number(getComputedStyle(element).opacity);
  known.set(element, opacity);
  return opacity;
}

type ColourProperty =
  | 'color'
  | 'backgroundColor'
  | 'outlineColor'
  | 'borderLeftColor'
  | 'stroke'
  | 'fill';

export function colourOf(element: Element, property: ColourProperty, pseudo?: string): Painted {
  const style = getComputedStyle(element, pseudo);
  return plain(style[property], opacityOf(element) * (pseudo ? Number(style.opacity) : 1));
}

/** Returns the colours in an element's background images at a place, lowest first. */
export function imagesOf(element: Element, place: Place, pseudo?: string): Painted[] {
  const style = getComputedStyle(element, pseudo);
  if (style.backgroundImage === 'none' || style.backgroundClip === 'text') return [];
  return list
    .comma(style.backgroundImage)
    .flatMap((image) => gradientAt(image, place) ?? [])
    .map((between) => ({ ...between, opacity: opacityOf(element) }))
    .reverse();
}

/** Returns the stops of a gradient that fills letters (`background-clip: text`). */
export function lettersOf(element: Element): Painted[] {
  const stops = getComputedStyle(element).backgroundImage.match(
    /(rgb|oklab|oklch|color)a?\([^()]*\)/g,
  );
  return (stops ?? []).map((stop) => plain(stop, opacityOf(element)));
}
