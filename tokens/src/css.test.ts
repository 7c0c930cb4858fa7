import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { loadBrands } from './brand.ts';
import { CONTRAST_PAIRS } from './contrast.ts';
import { brandCss, brandVariables, themeColor, variableName } from './css.ts';
import { SCHEMES } from './palette.ts';

const brands = await loadBrands(fileURLToPath(new URL('..', import.meta.url)));

describe.each(brands)('the CSS of the brand $id', (brand) => {
  test.each(SCHEMES)('has enough contrast for %s text on every background', (scheme) => {
    const colour = (path: string) => {
      const { components } = brand.tokens[scheme][`color.${path}`]?.$value as never as {
        components: [number, number, number];
      };
      const [l, c, h] = components;
      return { mode: 'oklch' as const, l, c, h };
    };
    const tooLow = CONTRAST_PAIRS.map(({ front, back, least }) => ({
      pair: `${front} on ${back}`,
      ratio: Number(wcagContrast(colour(front), colour(back)).toFixed(2)),
      least,
    })).filter(({ ratio, least }) => ratio < least);
    expect(tooLow).toEqual([]);
  });

  test('contains only typefaces and variables, and is at most 4 kB gzipped', () => {
    expect(gzipSync(brandCss(brand)).length).toBeLessThan(4096);
    const css = brandCss({ ...brand, fonts: [] });
    const [, selector, body] = /^(\[data-brand='[a-z0-9-]+'\])\{(.*)\}$/.exec(css) ?? [];
    expect(selector).toBe(`[data-brand='${brand.id}']`);
    const properties = body?.split(';').map((line) => line.split(':')[0]) ?? [];
    expect(properties.filter((name) => !name?.startsWith('--platform-'))).toEqual([]);
  });

  test('defines the same variables as every other brand', () => {
    const names = [...brandVariables(brand).keys()];
    const [first] = brands;
    expect(names).toEqual([...brandVariables(first as (typeof brands)[0]).keys()]);
  });

  test('sets the colour of browser toolbars in both schemes', () => {
    expect(themeColor(brand, 'dark')).toMatch(/^#[0-9a-f]{6}$/);
    expect(themeColor(brand, 'light')).not.toBe(themeColor(brand, 'dark'));
  });
});

test('gives the five sample brands different colours, type, shapes and density', () => {
  const shipped = brands.filter(({ id }) =>
    ['aurora', 'default', 'ember', 'folio', 'lagoon'].includes(id),
  );
  const of = (name: string) =>
    new Set(shipped.map((brand) => brandVariables(brand).get(variableName(name)))).size;
  expect(of('color.accent.solid')).toBe(5);
  expect(of('font.family.heading')).toBe(5);
  expect(of('space.l')).toBeGreaterThanOrEqual(3);
  for (const name of ['radius.card', 'radius.button', 'border.card', 'shadow.card', 'ball.face']) {
    expect(of(name), name).toBeGreaterThanOrEqual(2);
  }
  const decoration = ['glow', 'grid', 'dots'].map((name) => variableName(`background.${name}`));
  const backgrounds = shipped.map((brand) =>
    decoration.map((name) => brandVariables(brand).get(name)).join(),
  );
  expect(new Set(backgrounds).size).toBe(4);
  expect(shipped.filter(({ defaultScheme }) => defaultScheme === 'light')).toHaveLength(2);
});

test('converts a token path to a variable name', () => {
  expect(variableName('color.accent.onSolid')).toBe('--platform-color-accent-on-solid');
});
