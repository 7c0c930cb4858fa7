import { parseColour, type Rgba } from './colours.ts';
import { gradientAt, splitOutside, type Between, type Place } from './gradients.ts';

/** Reads a painted colour at the time of the call: brands and states change the colour. */
export type Source = () => Painted;

/** Current value of a source: a computed colour, or a point between two colours. */
export interface Painted extends Between {
  /** Opacity of the element and of all its ancestors. */
  opacity: number;
}

/** Converts a painted colour to numbers. A fade to transparent keeps its hue, as in browsers. */
export function toRgba({ from, to, at, opacity }: Painted): Rgba {
  const [one, other] = [parseColour(from), parseColour(to)];
  const a = one.a + (other.a - one.a) * at;
  const mix = (start: number, end: number) =>
    a === 0 ? 0 : (start * one.a * (1 - at) + end * other.a * at) / a;
  return {
    r: mix(one.r, other.r),
    g: mix(one.g, other.g),
    b: mix(one.b, other.b),
    a: a * opacity,
  };
}

/** Returns true if the colour is part of a gradient. */
export const isBetween = ({ from, to }: Painted): boolean => from !== to;

const plain = (color: string, opacity: number): Painted => ({
  from: color,
  to: color,
  at: 0,
  opacity,
});

/** Cache of `opacityOf`, which reads the styles of every ancestor. */
let known = new WeakMap<Element, number>();

/** Clears the cached opacities. Call it whenever a state or a style sheet changes. */
export function forgetOpacities(): void {
  known = new WeakMap();
}

/** Returns the opacity of an element, multiplied by that of all its ancestors. */
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

/** Returns a source for a colour of an element or of one of its pseudo-elements. */
export function colourOf(element: Element, property: ColourProperty, pseudo?: string): Source {
  const style = getComputedStyle(element, pseudo);
  return () => plain(style[property], opacityOf(element) * (pseudo ? Number(style.opacity) : 1));
}

/** Returns sources for the background images of an element at a place, lowest first. */
export function imagesOf(element: Element, place: Place, pseudo?: string): Source[] {
  const style = getComputedStyle(element, pseudo);
  if (style.backgroundImage === 'none' || style.backgroundClip === 'text') return [];
  return splitOutside(style.backgroundImage)
    .map((_, index): Source => {
      return () => {
        const image = splitOutside(style.backgroundImage)[index] ?? '';
        const between = gradientAt(image, place);
        if (!between) return plain('rgba(0, 0, 0, 0)', 0);
        return { ...between, opacity: opacityOf(element) };
      };
    })
    .reverse();
}

/** Returns sources for the stops of a gradient that fills letters (`background-clip: text`). */
export function lettersOf(element: Element): Source[] {
  const style = getComputedStyle(element);
  const stops = () => style.backgroundImage.match(/(rgb|oklab|oklch|color)a?\([^()]*\)/g) ?? [];
  return stops().map((_, index) => () => plain(stops()[index] ?? '', opacityOf(element)));
}
