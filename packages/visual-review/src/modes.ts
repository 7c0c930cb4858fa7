import type { Scheme } from '@platform/tokens';
import { layoutWidths, widths } from './widths.ts';

export interface Story {
  id: string;
  /** Title of the component: 'Primitives/Button'. */
  title: string;
  name: string;
  tags: readonly string[];
  file: string;
}

export type { Scheme };

/**
 * Looks of a story: at rest, with all controls in a state, with a browser setting, or scrolled to the
 * middle. `large-text` is text at 200 %. `motion` is a sheet with the style rules for motion.
 */
export const LOOKS = [
  'rest',
  'hover',
  'focus',
  'pressed',
  'forced-colours',
  'rtl',
  'large-text',
  'scrolled',
  'motion',
] as const;
export type Look = (typeof LOOKS)[number];

/** Brand in the Storybook, with the colour scheme that a first visit shows. */
export interface ReviewedBrand {
  id: string;
  scheme: Scheme;
}

export interface Mode {
  brand: string;
  scheme: Scheme;
  width: number;
  look: Look;
}

/** Brand for stories and looks that are captured in one brand only. */
export const REFERENCE_BRAND = 'default';

const [phone, desk] = widths;
const otherLooks = LOOKS.filter((look) => look !== 'rest');

const LAYOUTS = /^(Review\/)?(Layout|Shell|Landing|Screens)\//;

/** Returns the additional looks and widths of a story, which depend on its title, name and tags. */
function extras({ title, name, tags }: Story): { looks: Look[]; widths: number[] } {
  const byDefault = new Set<string>(['scrolled']);
  const add = (...names: readonly (string | number)[]) =>
    names.forEach((one) => byDefault.add(String(one)));
  if (/^Screens\//.test(title)) add('forced-colours', 'rtl', 'large-text');
  if (LAYOUTS.test(title) && name !== 'Stress') add(...layoutWidths);
  if (name === 'Matrix') {
    add(...otherLooks, ...layoutWidths);
  }
  const isChosen = (one: string | number) =>
    !tags.includes(`not-pictured-${one}`) &&
    (byDefault.has(String(one)) || tags.includes(`pictured-${one}`));
  return { looks: otherLooks.filter(isChosen), widths: layoutWidths.filter(isChosen) };
}

/** Returns the modes of a story, which the table in docs/visual-review.md shows. */
export function modesOf(story: Story, brands: readonly ReviewedBrand[]): Mode[] {
  const reference = brands.find(({ id }) => id === REFERENCE_BRAND) ?? brands[0];
  if (!reference) return [];
  const { id: brand, scheme } = reference;
  const { looks, widths: more } = extras(story);
  const isMatrix = story.name === 'Matrix';
  const shown = isMatrix ? [reference] : brands;
  const own = shown.flatMap(({ id, scheme: first }) =>
    widths.flatMap((width): Mode[] => {
      const mode: Mode = { brand: id, scheme: first, width, look: 'rest' };
      // Captures this look directly after the same page at rest, so that checking for scroll
      // containers needs no page load.
      const isScrolled = id === brand && looks.includes('scrolled');
      return isScrolled ? [mode, { ...mode, look: 'scrolled' }] : [mode];
    }),
  );
  const inOtherScheme = shown.map(({ id, scheme: first }): Mode => ({
    brand: id,
    scheme: first === 'dark' ? 'light' : 'dark',
    width: desk,
    look: 'rest',
  }));
  // Captures large text at phone width, where space is shortest.
  const widthOf = (look: Look) =>
    look !== 'motion' && (isMatrix || look === 'forced-colours') ? desk : phone;
  return [
    ...own,
    ...(isMatrix || story.name === 'Stress' ? [] : inOtherScheme),
    ...more.map((width): Mode => ({ brand, scheme, width, look: 'rest' })),
    ...looks
      .filter((look) => look !== 'scrolled')
      .map((look): Mode => ({ brand, scheme, width: widthOf(look), look })),
  ];
}
