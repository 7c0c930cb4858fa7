import { fontCommand } from './command.ts';
import { FONTS_FILE, TOKEN_FILES, type BrandFolder } from './folder.ts';
import { stackOf, type FontFace } from './fontFile.ts';
import { nearest } from './nearest.ts';
import { familyOf, FONT_CHOICES } from './newBrand.ts';
import { SCHEMES, type Scheme } from './palette.ts';
import { onOneLine } from './print.ts';
import type { Problem } from './problem.ts';
import type { Layered, ResolvedTokens } from './resolve.ts';

/** Families that the site itself serves, as named in tokens. */
const SITE = FONT_CHOICES.flatMap((choice) =>
  familyOf(choice).filter((name) => /(Variable|Fallback)$/.test(name)),
);

const GENERIC =
  /^(serif|sans-serif|monospace|cursive|fantasy|math|emoji|system-ui|ui-(serif|sans-serif|monospace|rounded))$/i;

interface Named {
  path: string;
  file: string;
  line: number;
  names: readonly string[];
}

function namedIn(
  tokens: Readonly<Record<Scheme, ResolvedTokens>>,
  layers: Readonly<Record<Scheme, Layered>>,
): readonly Named[] {
  return SCHEMES.flatMap((scheme) =>
    Object.entries(tokens[scheme])
      .filter(([, { $type }]) => $type === 'fontFamily')
      .map(([path, { $value }]) => {
        const { file = '', line = 1 } = layers[scheme].get(path) ?? {};
        return { path, file, line, names: $value as readonly string[] };
      }),
  );
}

function unknownFirst(
  { id }: BrandFolder,
  own: readonly string[],
  { path, file, line, names: [first = '', next] }: Named,
): Problem[] {
  const known = [...SITE, ...own];
  if (known.includes(first) || GENERIC.test(first)) return [];
  const near = known.find((name) => name === `${first} Variable`) ?? nearest(first, known);
  const others = next === undefined ? 'the typeface of their browser' : `'${next}'`;
  const hint =
    near === undefined
      ? `Only readers who have it on their device see it; the others see ${others}. ${fontCommand(id)} adds a typeface to the brand.`
      : `Did you mean '${near}'?`;
  const what = `begins with '${first}', a typeface that neither the site nor this brand has`;
  return [{ file, line, place: path, what, hint }];
}

/**
 * Returns notes about fonts that no token uses, and about families that neither the brand nor the site
 * provides.
 */
export function fontNotes(
  folder: BrandFolder,
  fonts: readonly FontFace[] = [],
  tokens: Readonly<Record<Scheme, ResolvedTokens>>,
  layers: Readonly<Record<Scheme, Layered>>,
): Problem[] {
  const named = namedIn(tokens, layers);
  const families = [...new Set(fonts.map(({ family }) => family))];
  const all = named.flatMap(({ names }) => names);
  const unused = families
    .filter((family) => !all.includes(family))
    .map((family) => ({
      file: `${folder.path}/${FONTS_FILE}`,
      line: 1,
      place: '',
      what: `no token names the family '${family}', so nothing is written in it`,
      hint: `In ${TOKEN_FILES.both}, font.family.body or heading: ${onOneLine(stackOf(family))}.`,
    }));
  const own = families.flatMap((family) => [family, `${family} Fallback`]);
  const written = named.filter(({ file }) => file.startsWith(`${folder.path}/`));
  return [...unused, ...written.flatMap((one) => unknownFirst(folder, own, one))];
}
