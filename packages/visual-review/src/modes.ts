import type { Scheme } from '@platform/tokens';
import { layoutWidths, widths } from './widths.ts';

/** A story as the index of a built Storybook lists it. */
export interface Story {
  id: string;
  /** 'Primitives/Button' */
  title: string;
  /** 'Default' */
  name: string;
  tags: readonly string[];
  /** Its file, from the root of the repository. */
  file: string;
}

export type { Scheme };

/**
 * How a story is looked at: at rest, with every control in a state, as some readers set their
 * browser, or with all that scrolls at its middle. `large-text` is text of 200 %; `motion` is no
 * picture of the story, but a sheet of what its style rules say about motion.
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

/** A brand of the Storybook, and the scheme in which a first visit sees it. */
export interface ReviewedBrand {
  id: string;
  scheme: Scheme;
}

/** One way in which a story is pictured. */
export interface Mode {
  brand: string;
  scheme: Scheme;
  /** Of the window, in CSS pixels. */
  width: number;
  look: Look;
}

/** The brand in which pictures are taken that show the same in every brand. */
export const REFERENCE_BRAND = 'default';

const [phone, desk] = widths;
const other = (scheme: Scheme): Scheme => (scheme === 'dark' ? 'light' : 'dark');
const otherLooks = LOOKS.filter((look) => look !== 'rest');

/** Stories whose layout is what they show. */
const LAYOUTS = /^(Review\/)?(Layout|Shell|Landing|Screens)\//;
const SCREENS = /^Screens\//;

/** What a story is, by the conventions of this repository: `Matrix` shows all brands and schemes. */
const isMatrix = ({ name }: Story) => name === 'Matrix';
const isStress = ({ name }: Story) => name === 'Stress';

/** The looks and widths of a story beyond the usual ones. */
function extras(story: Story): { looks: Look[]; widths: number[] } {
  const { title, tags } = story;
  // A matrix holds every state, brand and scheme of a component in one picture.
  const looks: readonly Look[] = isMatrix(story)
    ? otherLooks
    : [
        // No picture where nothing scrolls, which only the page knows.
        'scrolled',
        ...(SCREENS.test(title) ? (['forced-colours', 'rtl', 'large-text'] as const) : []),
      ];
  const more: readonly number[] =
    isMatrix(story) || (LAYOUTS.test(title) && !isStress(story)) ? layoutWidths : [];
  const chosen = (name: string, byDefault: boolean) =>
    !tags.includes(`not-pictured-${name}`) && (byDefault || tags.includes(`pictured-${name}`));
  return {
    looks: otherLooks.filter((look) => chosen(look, looks.includes(look))),
    widths: layoutWidths.filter((width) => chosen(String(width), more.includes(width))),
  };
}

/**
 * The ways in which a story is pictured.
 *
 * - Every story: each brand in its own scheme, at the width of a phone and of a desk, and in its
 *   other scheme at the width of a desk.
 * - `Matrix`: in one brand, because all brands and schemes are in it; in every look, which includes
 *   the sheet of its motion, and at the widths of layouts.
 * - Every story in which something scrolls: in one brand at both widths, with that at its middle.
 * - Layouts, the shell, the landing page and screens: in one brand at the widths of layouts;
 *   screens also in forced colours, right to left, and with text of 200 %.
 *
 * The tags `pictured-<look>`, `pictured-320` and `pictured-768` add one to a story, and
 * `not-pictured-...` takes one away.
 */
export function modesOf(story: Story, brands: readonly ReviewedBrand[]): Mode[] {
  const reference = brands.find(({ id }) => id === REFERENCE_BRAND) ?? brands[0];
  if (!reference) return [];
  const { id: brand, scheme } = reference;
  const { looks, widths: more } = extras(story);
  const shown = isMatrix(story) ? [reference] : brands;
  const own = shown.flatMap(({ id, scheme: first }) =>
    widths.flatMap((width): Mode[] => {
      const mode: Mode = { brand: id, scheme: first, width, look: 'rest' };
      // Beside the same page at rest, so that looking whether anything scrolls takes no time.
      const isScrolled = id === brand && looks.includes('scrolled');
      return isScrolled ? [mode, { ...mode, look: 'scrolled' }] : [mode];
    }),
  );
  const others = shown.map(({ id, scheme: first }): Mode => ({
    brand: id,
    scheme: other(first),
    width: desk,
    look: 'rest',
  }));
  // The text of a screen is large where there is least room for it.
  const widthOf = (look: Look) =>
    look !== 'motion' && (isMatrix(story) || look === 'forced-colours') ? desk : phone;
  return [
    ...own,
    ...(isMatrix(story) || isStress(story) ? [] : others),
    ...more.map((width): Mode => ({ brand, scheme, width, look: 'rest' })),
    ...looks
      .filter((look) => look !== 'scrolled')
      .map((look): Mode => ({ brand, scheme, width: widthOf(look), look })),
  ];
}
