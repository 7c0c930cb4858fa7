import { shapeOf } from './css.ts';
import { TOKEN_FILES, type BrandFolder } from './folder.ts';
import { SCHEMES, type Scheme } from './palette.ts';
import type { Problem } from './problem.ts';
import type { Layered, ResolvedTokens } from './resolve.ts';

const DIFFERS: Readonly<Record<string, readonly [what: string, fix: string]>> = {
  gradient: ['other stops', 'Give both as many, at the same positions'],
  shadow: ['other lengths', "Give both the same lengths and 'inset'"],
};
const OTHERWISE = ['another value', 'Give both the same value'] as const;

/**
 * Reports values other than colours that differ between schemes: the CSS can switch only colours.
 */
export function schemeProblems(
  { path: folder }: BrandFolder,
  tokens: Record<Scheme, ResolvedTokens>,
  layers: Record<Scheme, Layered>,
): Problem[] {
  const differing = Object.entries(tokens.dark).filter(
    ([path, dark]) => shapeOf(dark) !== shapeOf(tokens.light[path] ?? dark),
  );
  return differing.flatMap(([path, { $type }]) =>
    SCHEMES.flatMap((scheme) => {
      const { file, line } = layers[scheme].get(path) ?? {};
      // Reports only values in the scheme's own file, not the aliases that lead to them.
      if (file !== `${folder}/${TOKEN_FILES[scheme]}` || line === undefined) return [];
      const [what, fix] = DIFFERS[$type] ?? OTHERWISE;
      const other = scheme === 'dark' ? 'light' : 'dark';
      return {
        file,
        line,
        place: path,
        what: `has ${what} in ${scheme} than in ${other}, and only colours may differ`,
        hint: `${fix}, or move it to ${TOKEN_FILES.both}.`,
      };
    }),
  );
}
