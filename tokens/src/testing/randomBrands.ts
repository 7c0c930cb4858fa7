import fc from 'fast-check';
import { applyFixes } from '../fix.ts';
import type { Foundation } from '../foundation.ts';
import { FONT_CHOICES, newBrandFiles, RADIUS_CHOICES, type NewBrand } from '../newBrand.ts';

/** Seed of the random brands, shared by unit tests and browser tests. */
export const SEED = 20_261_121;

export type Files = ReadonlyMap<string, string>;

export const encoded = (files: Files): Map<string, Uint8Array> =>
  new Map([...files].map(([name, text]) => [name, new TextEncoder().encode(text)]));

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

export const choices: fc.Arbitrary<NewBrand> = fc.record({
  id: fc.constant('random'),
  name: fc.constantFrom('Zephyr', 'Ärger', '9 Lives', 'Quartz & Co'),
  host: fc.constant('random.localhost'),
  color: colour,
  radius: fc.constantFrom(...RADIUS_CHOICES),
  font: fc.constantFrom(...FONT_CHOICES),
});

/** Colours for a token file: inside the gamut, outside it, and beyond the limits. */
const anyColour = fc.oneof(
  fc.record({
    colorSpace: fc.constant('oklch'),
    components: fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 0.42, noNaN: true }),
      fc.double({ min: 0, max: 365, noNaN: true }),
    ),
  }),
  fc.record({
    colorSpace: fc.constantFrom('srgb', 'display-p3'),
    components: fc.tuple(
      ...([0, 1, 2].map(() => fc.double({ min: -0.02, max: 1.02, noNaN: true })) as [
        fc.Arbitrary<number>,
        fc.Arbitrary<number>,
        fc.Arbitrary<number>,
      ]),
    ),
  }),
  fc.constantFrom(
    ...['{palette.accent.11}', '{palette.neutral.12}', '{palette.nowhere}', 'red;}', 'url(//x)'],
  ),
);

/** Generates brands from one colour, with some colours changed at random. */
export function editedBrands(foundation: Foundation): fc.Arbitrary<Files> {
  const colourPaths = [...foundation.contract.values()]
    .filter(({ type }) => type === 'color')
    .map(({ path }) => path);
  return fc
    .tuple(
      choices,
      fc.array(
        fc.record({
          kind: fc.constant('token' as const),
          file: fc.constantFrom('brand.tokens.json', 'dark.tokens.json', 'light.tokens.json'),
          path: fc.constantFrom(...colourPaths),
          value: anyColour,
        }),
        { minLength: 0, maxLength: 4 },
      ),
    )
    .map(([choice, changes]): Files => {
      const files = newBrandFiles(choice, foundation);
      return new Map([...files, ...applyFixes(encoded(files), changes)]);
    });
}
