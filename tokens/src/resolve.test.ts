import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { describe, expect, test } from 'vitest';
import { loadBrands } from './brand.ts';
import { compileTokens } from './compileTokens.ts';
import { brandVariables } from './css.ts';
import { readFolder } from './readFolder.ts';
import { readFoundation } from './readFoundation.ts';
import { SCHEMES, type Scheme } from './palette.ts';
import { layer, resolve, type ResolvedTokens } from './resolve.ts';
import { ruleOf } from './rules.ts';
import type { TokenNode } from './tokenFile.ts';

const TOKENS_DIR = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Resolves a brand with another implementation of DTCG 2025.10, whose result ours must match. */
async function terrazzoTokens(brand: string): Promise<Record<Scheme, ResolvedTokens>> {
  const folder = join(TOKENS_DIR, 'brands', brand);
  const references = (...files: string[]) =>
    files.filter((file) => existsSync(file)).map((file) => ({ $ref: pathToFileURL(file).href }));
  const context = (scheme: Scheme) =>
    references(
      join(TOKENS_DIR, 'base', `${scheme}.tokens.json`),
      join(folder, `${scheme}.tokens.json`),
    );
  const shared = references(
    join(TOKENS_DIR, 'base/scales.tokens.json'),
    join(TOKENS_DIR, 'semantic.tokens.json'),
    join(folder, 'brand.tokens.json'),
  );
  const document = {
    version: '2025.10',
    sets: { shared: { sources: shared } },
    modifiers: {
      scheme: { default: 'dark', contexts: { dark: context('dark'), light: context('light') } },
    },
    resolutionOrder: [{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/scheme' }],
  };
  const { resolver } = await parse(
    [{ filename: pathToFileURL(join(folder, 'resolver.json')), src: JSON.stringify(document) }],
    {
      config: defineConfig({}, { cwd: pathToFileURL(TOKENS_DIR + sep) }),
      logger: new Logger({ level: 'error' }),
      req: async (url) => readFileSync(fileURLToPath(url), 'utf8'),
      skipLint: true,
    },
  );
  const [dark, light] = SCHEMES.map((scheme) => resolver.apply({ scheme }));
  return { dark, light } as Record<Scheme, ResolvedTokens>;
}

/** Unwraps shadows, which the other implementation returns as lists of one. */
const unwrapped = (tokens: ResolvedTokens): ResolvedTokens =>
  Object.fromEntries(
    Object.entries(tokens).map(([path, { $type, $value }]) => {
      const isList = $type === 'shadow' && Array.isArray($value);
      const [only] = isList ? ($value as unknown[]) : [$value];
      return [path, { $type, $value: only }];
    }),
  );

describe('the resolver of aliases', async () => {
  const brands = await loadBrands(TOKENS_DIR);

  test.each(brands)('$id resolves as in Terrazzo', async (brand) => {
    const theirs = await terrazzoTokens(brand.id);
    const tokens = { dark: unwrapped(theirs.dark), light: unwrapped(theirs.light) };
    expect(Object.fromEntries(brandVariables(brand))).toEqual(
      Object.fromEntries(brandVariables({ id: brand.id, tokens })),
    );
  });

  const node = (path: string, value: unknown): TokenNode => ({
    path,
    value,
    type: 'color',
    file: 'a.tokens.json',
    line: 7,
  });

  test('rejects a cycle, and names its line', () => {
    const { problems } = resolve(
      layer([node('color.hover', '{color.pressed}'), node('color.pressed', '{color.hover}')]),
    );
    expect(problems[0]).toMatchObject({ line: 7, place: 'color.hover' });
    expect(problems[0]?.what).toMatch(/leads back to itself/);
  });

  test("reports the brand's own broken alias, not the aliases that lead to it", () => {
    const base = { ...node('color.hover', '{palette.accent.9}'), file: 'semantic.tokens.json' };
    const own = {
      ...node('palette.accent.9', '{palette.nowhere}'),
      file: 'brands/x/dark.tokens.json',
    };
    const { problems } = resolve(layer([base, own]), (file) => file.startsWith('brands/x/'));
    expect(new Set(problems.map(({ file, place }) => `${file} ${place}`))).toEqual(
      new Set(['brands/x/dark.tokens.json palette.accent.9']),
    );
  });

  describe('the check of a whole brand with a broken alias', () => {
    const { folder } = readFolder(TOKENS_DIR, 'ember');
    const foundation = readFoundation(TOKENS_DIR);
    const problemsWith = (name: string, value: object) => {
      const files = new Map([[name, new TextEncoder().encode(JSON.stringify(value))]]);
      const changed = { ...folder, files: new Map([...folder.files, ...files]) };
      return compileTokens(changed, foundation).problems.map(({ file, ...problem }) => ({
        file: file.slice(file.lastIndexOf('/') + 1),
        ...problem,
      }));
    };

    test("reports a broken alias below a gradient once, in the brand's file", () => {
      const lost = { palette: { accent: { 9: { $value: '{palette.acent.9}' } } } };
      const found = problemsWith('light.tokens.json', lost);
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({ file: 'light.tokens.json', place: 'palette.accent.9' });
      expect(found[0]?.hint).toMatch(
        /^Let it lead to a token of the same type, such as \{palette\.accent\.\d+\}\.$/,
      );
    });

    test('reports an alias to itself once, and does not suggest itself', () => {
      const circle = { palette: { accent: { 9: { $value: '{palette.accent.9}' } } } };
      const found = problemsWith('light.tokens.json', circle);
      expect(found).toHaveLength(1);
      expect(found[0]?.what).toBe('leads back to itself through {palette.accent.9}');
      expect(found[0]?.hint).toContain('such as {palette.accent.');
      expect(found[0]?.hint).not.toContain('{palette.accent.9}');
    });

    test.each([
      ['space.l', { space: { l: { $value: '{space.xll}' } } }, /\{space\.\w+\}/],
      ['size.touch', { size: { touch: { $value: '{sise.touch}' } } }, /\{size\.\w+\}/],
      ['font.weight.body', { font: { weight: { body: { $value: '{x}' } } } }, /\{font\.weight/],
      [
        'shadow.raised',
        {
          shadow: {
            raised: {
              $value: {
                color: '{color.scrimm}',
                offsetX: { value: 0, unit: 'px' },
                offsetY: { value: 0, unit: 'px' },
                blur: { value: 0, unit: 'px' },
                spread: { value: 0, unit: 'px' },
              },
            },
          },
        },
        /\{color\.scrim\}/,
      ],
    ])('suggests a valid target for %s', (place, value, example) => {
      const found = problemsWith('brand.tokens.json', value);
      expect(found.map((one) => one.place)).toEqual([place]);
      expect(found[0]?.hint).toMatch(example);
      const [, path = ''] = /\{(.+)\}/.exec(found[0]?.hint ?? '') ?? [];
      expect(foundation.contract.has(path), path).toBe(true);
    });
  });

  test('rejects an alias to a token of another type', () => {
    const size = { ...node('space.l', { value: 16, unit: 'px' }), type: 'dimension' };
    const { problems } = resolve(layer([size, node('color.hover', '{space.l}')]));
    expect(problems.map(({ place, what }) => `${place} ${what}`)).toEqual([
      expect.stringMatching(/^color\.hover is not a color/),
    ]);
  });
});

test('has a rule for every token of the contract, and a foundation that meets all rules', () => {
  const { contract, shared, schemes } = readFoundation(TOKENS_DIR);
  const lawless = [...contract.values()].filter(({ path, type }) => !ruleOf(path, type));
  expect(lawless.map(({ path }) => path)).toEqual([]);
  for (const scheme of SCHEMES) {
    expect(resolve(layer(shared, schemes[scheme])).problems).toEqual([]);
  }
});
