import { parseColour, type Rgba } from './colours.ts';
import { gradientAt, splitOutside, type Between, type Place } from './gradients.ts';

/** A colour that something paints, still to be looked up: brands and states change it, not its source. */
export type Source = () => Painted;

/** Current value of a source: a computed colour, or a place between two of them. */
export interface Painted extends Between {
  /** Opacity of the element and of all its ancestors. */
  opacity: number;
}

/** A painted colour as numbers. A fade to nothing keeps its colour, as browsers draw it. */
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

/** Tells that the colour changes from place to place. */
export const isBetween = ({ from, to }: Painted): boolean => from !== to;

const plain = (color: string, opacity: number): Painted => ({
  from: color,
  to: color,
  at: 0,
  opacity,
});

/** Every step up to the root asks the browser: what was found is kept until something changes. */
let known = new WeakMap<Element, number>();

/** Forgets what opacities were found: a state or a brand is about to change them. */
export function forgetOpacities(): void {
  known = new WeakMap();
}

/** How much of an element is seen: its own opacity and that of everything around it. */
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

/** A colour of an element, or of one of its pseudo-elements. */
export function colourOf(element: Element, property: ColourProperty, pseudo?: string): Source {
  const style = getComputedStyle(element, pseudo);
  return () => plain(style[property], opacityOf(element) * (pseudo ? Number(style.opacity) : 1));
}

/** The images behind an element, lowest first, at a place. */
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

/** The stops of the gradient that fills the letters of an element whose own colour is none. */
export function lettersOf(element: Element): Source[] {
  const style = getComputedStyle(element);
  const stops = () => style.backgroundImage.match(/(rgb|oklab|oklch|color)a?\([^()]*\)/g) ?? [];
  return stops().map((_, index) => () => plain(stops()[index] ?? '', opacityOf(element)));
}
