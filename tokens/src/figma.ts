import { hexOf, onScreen, type ColourValue } from './colour.ts';
import type { CompiledTokens } from './compileTokens.ts';
import { SCHEMES, type Scheme } from './palette.ts';
import { ALIAS, REM_PX } from './rules.ts';
import type { ResolvedToken } from './resolve.ts';

interface Unit {
  value: number;
  unit: string;
}

/**
 * Converters by token type. Figma's variables are numbers, texts and sRGB colours. Shadows and
 * gradients are styles in Figma, and are not exported.
 */
const CONVERTERS: Readonly<Record<string, (value: never) => unknown>> = {
  color: (value: ColourValue) => {
    const { alpha = 1 } = value;
    const { r, g, b } = onScreen({ ...value, alpha: 1 });
    const components = [r, g, b].map((channel) => round(channel, 6));
    return { colorSpace: 'srgb', components, alpha, hex: hexOf(value) };
  },
  dimension: ({ value, unit }: Unit) => ({
    value: round(unit === 'rem' ? value * REM_PX : value, 4),
    unit: 'px',
  }),
  duration: ({ value, unit }: Unit) => ({ value: unit === 'ms' ? value / 1000 : value, unit: 's' }),
  number: (value: number) => value,
  fontWeight: (value: number) => value,
  /** Exports only the first typeface by its installed name, because Figma allows no fallbacks. */
  fontFamily: ([first = '']: readonly string[]) => first.replace(/ Variable$/, ''),
};

/** Figma scopes by token prefix. The first matching prefix applies. */
const SCOPES: readonly (readonly [string, readonly string[]])[] = [
  // No scope, because the palette is not meant for direct use.
  ['palette.', []],
  ['color.text.', ['TEXT_FILL']],
  ['color.border.', ['STROKE_COLOR']],
  ['color.', ['ALL_FILLS', 'STROKE_COLOR', 'EFFECT_COLOR']],
  ['space.', ['GAP']],
  ['size.', ['WIDTH_HEIGHT']],
  ['radius.', ['CORNER_RADIUS']],
  ['border.', ['STROKE_FLOAT']],
  ['font.family.', ['FONT_FAMILY']],
  ['font.size.', ['FONT_SIZE']],
  ['font.weight.', ['FONT_WEIGHT']],
  ['font.letterSpacing.', ['LETTER_SPACING']],
];

const round = (value: number, digits: number) => Number(value.toFixed(digits));
const scopesOf = (path: string) => SCOPES.find(([start]) => path.startsWith(start))?.[1];

interface Tree {
  [key: string]: unknown;
}

function plant(tree: Tree, [key = '', ...rest]: readonly string[], leaf: object): void {
  if (rest.length === 0) {
    tree[key] = leaf;
    return;
  }
  const branch = (tree[key] ?? {}) as Tree;
  tree[key] = branch;
  plant(branch, rest, leaf);
}

function leafOf(path: string, written: unknown, { $type, $value }: ResolvedToken) {
  const convert = CONVERTERS[$type];
  if (!convert) return undefined;
  // Exports aliases as aliases, so that a change to the palette in Figma affects every role.
  const isAlias = typeof written === 'string' && ALIAS.test(written);
  const scopes = scopesOf(path);
  return {
    $type,
    $value: isAlias ? written : convert($value as never),
    ...(scopes && { $extensions: { 'com.figma.scopes': scopes } }),
  };
}

function modeOf(
  name: string,
  scheme: Scheme,
  { tokens, layers }: Required<Pick<CompiledTokens, 'tokens' | 'layers'>>,
): Tree {
  const tree: Tree = { $extensions: { 'com.figma.modeName': `${name} ${scheme}` } };
  for (const [path, token] of Object.entries(tokens[scheme])) {
    const leaf = leafOf(path, layers[scheme].get(path)?.value, token);
    if (leaf) plant(tree, path.split('.'), leaf);
  }
  return tree;
}

/**
 * Exports a brand for Figma's import of variables: one DTCG 2025.10 file per scheme. Files that are
 * imported together become modes of one collection, even if they belong to several brands. Plug-ins
 * that read DTCG import each file as a set.
 *
 * @returns files by name, such as `ember.dark.tokens.json`
 */
export const figmaFiles = (
  { id, name }: { id: string; name: string },
  compiled: Required<Pick<CompiledTokens, 'tokens' | 'layers'>>,
): Map<string, string> =>
  new Map(
    SCHEMES.map((scheme) => [
      `${id}.${scheme}.tokens.json`,
      `${JSON.stringify(modeOf(name, scheme, compiled), undefined, 2)}\n`,
    ]),
  );
