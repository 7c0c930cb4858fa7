import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineConfig, Logger, parse, type TokenNormalizedSet } from '@terrazzo/parser';
import { checkTokenFile, readTokenFile } from './check.ts';
import type { Scheme } from './palette.ts';

/** Tokens by dotted path, e.g. `color.text.default`, with aliases resolved. */
export type ResolvedTokens = TokenNormalizedSet;

/** Files every brand stands on, lowest first. */
const FOUNDATION = ['base/scales.tokens.json', 'semantic.tokens.json'];

/** The files in which a brand says what it changes: in both schemes, or in one. */
const BRAND_FILES = ['brand.tokens.json', 'dark.tokens.json', 'light.tokens.json'];

/**
 * Resolves a brand's tokens in both schemes, as a DTCG 2025.10 resolver: foundation, then what the
 * brand changes, then the scheme's palette, then what the brand changes in that scheme.
 *
 * Throws `TokenFileError` with file, line and mend when a token of the brand is malformed.
 */
export async function resolveTokens(
  tokensDir: string,
  brandFolder: string,
): Promise<Record<Scheme, ResolvedTokens>> {
  const foundation = [...FOUNDATION, 'base/dark.tokens.json'].flatMap((file) =>
    readTokenFile(join(tokensDir, file)),
  );
  for (const file of BRAND_FILES.map((name) => join(brandFolder, name))) {
    if (existsSync(file)) checkTokenFile(file, foundation);
  }
  const cwd = pathToFileURL(tokensDir + sep);
  const references = (...files: string[]) =>
    files.filter((file) => existsSync(file)).map((file) => ({ $ref: pathToFileURL(file).href }));
  const scheme = (name: Scheme) =>
    references(
      join(tokensDir, 'base', `${name}.tokens.json`),
      join(brandFolder, `${name}.tokens.json`),
    );
  const document = {
    version: '2025.10',
    sets: {
      shared: {
        sources: references(
          ...FOUNDATION.map((file) => join(tokensDir, file)),
          join(brandFolder, 'brand.tokens.json'),
        ),
      },
    },
    modifiers: {
      scheme: { default: 'dark', contexts: { dark: scheme('dark'), light: scheme('light') } },
    },
    resolutionOrder: [{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/scheme' }],
  };
  const { resolver } = await parse(
    [
      {
        filename: new URL('resolver.json', pathToFileURL(brandFolder + sep)),
        src: JSON.stringify(document),
      },
    ],
    {
      config: defineConfig({}, { cwd }),
      logger: new Logger({ level: 'error' }),
      req: async (url) => readFileSync(fileURLToPath(url), 'utf8'),
      // Its linter knows no file names behind a resolver; check.ts has looked already.
      skipLint: true,
    },
  );
  return { dark: resolver.apply({ scheme: 'dark' }), light: resolver.apply({ scheme: 'light' }) };
}
