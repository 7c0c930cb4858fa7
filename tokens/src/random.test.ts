import { fileURLToPath } from 'node:url';
import { parse, wcagContrast, type Color } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkFolder, type Brand } from './checkFolder.ts';
import { CONTRAST_PAIRS } from './contrast.ts';
import { brandVariables, variableName } from './css.ts';
import { applyFixes } from './fix.ts';
import { readFoundation } from './readFoundation.ts';
import { newBrandFiles, type NewBrand } from './newBrand.ts';
import { SCHEMES } from './palette.ts';
import { choices, editedBrands, encoded, SEED, type Files } from './testing/randomBrands.ts';

const TOKENS_DIR = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const foundation = readFoundation(TOKENS_DIR);
const edited = editedBrands(foundation);

const check = (files: Files) =>
  checkFolder(
    { id: 'random', path: '/brands/random', files: encoded(files) },
    foundation,
    CONTRAST_PAIRS,
  );

/**
 * Finds pairs with low contrast in the CSS. Shares no code with the check, so that each verifies
 * the other.
 */
function lowContrastsInCss(brand: Brand): string[] {
  const variables = brandVariables(brand);
  const colourIn = (path: string, scheme: 'dark' | 'light'): Color => {
    const value = variables.get(variableName(`color.${path}`)) ?? '';
    const [, light, dark] = /^light-dark\((.+\)),(.+\))\)$/.exec(value) ?? [value, value, value];
    const colour = parse((scheme === 'dark' ? dark : light) ?? '');
    if (!colour) throw new Error(`'${value}' is not a colour.`);
    return colour;
  };
  return SCHEMES.flatMap((scheme) =>
    CONTRAST_PAIRS.filter(
      ({ front, back, least }) =>
        wcagContrast(colourIn(front, scheme), colourIn(back, scheme)) < least - 0.001,
    ).map(({ front, back }) => `${scheme}: ${front} on ${back}`),
  );
}

test('passes exactly those of 1,000 random brands whose measured contrast suffices', () => {
  let accepted = 0;
  fc.assert(
    fc.property(edited, (files) => {
      const { brand, problems } = check(files);
      expect(brand === undefined).toBe(problems.length > 0);
      if (!brand) return;
      accepted += 1;
      expect(lowContrastsInCss(brand)).toEqual([]);
    }),
    { numRuns: 1_000, seed: SEED },
  );
  expect(accepted, 'some of them were good, or nothing was proven').toBeGreaterThan(100);
  expect(accepted, 'some of them were bad').toBeLessThan(950);
});

test('generates brands from one colour that pass, if necessary after the proposed fix', () => {
  const brands = fc.sample(choices, { numRuns: 200, seed: SEED });
  let asTheyCame = 0;
  for (const choice of brands) {
    const files = newBrandFiles(choice, foundation);
    const { problems } = check(files);
    if (problems.length === 0) asTheyCame += 1;
    const fixes = problems.flatMap(({ fix }) => fix ?? []);
    const fixed = new Map([...files, ...applyFixes(encoded(files), fixes)]);
    expect(check(fixed).problems).toEqual([]);
  }
  expect(asTheyCame / brands.length).toBeGreaterThanOrEqual(0.6);
});

test('proposes the nearest passing lightness for a colour with low contrast, and the fix passes', () => {
  const [choice] = fc.sample(choices, { numRuns: 1, seed: SEED });
  const files = newBrandFiles(choice as NewBrand, foundation);
  const tooDark = { colorSpace: 'oklch', components: [0.5, 0.01, 262] };
  const change = {
    kind: 'token' as const,
    file: 'dark.tokens.json',
    path: 'palette.neutral.11',
    value: tooDark,
  };
  const edited = new Map([...files, ...applyFixes(encoded(files), [change])]);
  const { problems } = check(edited);
  expect(problems[0]).toMatchObject({
    file: '/brands/random/dark.tokens.json',
    place: 'palette.neutral.11',
    what: expect.stringMatching(
      /^gives color\.text\.muted on color\.canvas too little contrast in dark: \d\.\d\d:1, where 4\.5:1/,
    ) as string,
  });
  const [fix] = problems.flatMap((problem) => problem.fix ?? []);
  const { value } = fix as { value: { components: number[] } };
  expect(value.components[0]).toBeGreaterThan(0.5);
  expect(value.components[0]).toBeLessThan(0.77);
  const fixed = new Map([...edited, ...applyFixes(encoded(edited), fix ? [fix] : [])]);
  expect(check(fixed).problems).toEqual([]);
});

test('measures a translucent colour over its background', () => {
  const [choice] = fc.sample(choices, { numRuns: 1, seed: SEED });
  const files = newBrandFiles(choice as NewBrand, foundation);
  const withMuted = (alpha: number) => {
    const value = { colorSpace: 'oklch', components: [0.96, 0, 0], alpha };
    const fix = {
      kind: 'token' as const,
      file: 'dark.tokens.json',
      path: 'color.text.muted',
      value,
    };
    return check(new Map([...files, ...applyFixes(encoded(files), [fix])])).problems;
  };
  expect(withMuted(0.9)).toEqual([]);
  expect(withMuted(0.3)[0]?.place).toBe('color.text.muted');
});
