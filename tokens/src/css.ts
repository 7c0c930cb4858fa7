import { hexOf, type ColourValue } from './colour.ts';
import type { FontFace, FontFile } from './fontFile.ts';
import type { Scheme, SchemeChoice } from './palette.ts';
import type { ResolvedToken, ResolvedTokens } from './resolve.ts';

export interface BrandStyle {
  /** Name of the folder, in lower case. It never changes, and is the value of `data-brand`. */
  id: string;
  fonts?: readonly FontFace[];
  /** Every token of the contract in both schemes, with aliases resolved. */
  tokens: Record<Scheme, ResolvedTokens>;
}

/** Prefix of the CSS variables, which is public and stable across releases. */
export const VARIABLE_PREFIX = 'platform';

/** Prefix of tokens without a CSS variable: only roles are public; the palette is internal to a brand. */
const PRIVATE_GROUP = 'palette.';

/**
 * Returns the CSS variable of a token: `--platform-color-accent-on-solid` for
 * `color.accent.onSolid`.
 */
export function variableName(path: string): string {
  const kebab = path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--${VARIABLE_PREFIX}-${kebab}`;
}

interface Unit {
  value: number;
  unit: string;
}
interface Shadow {
  color: ColourValue;
  offsetX: Unit;
  offsetY: Unit;
  blur: Unit;
  spread: Unit;
  inset?: boolean;
}
interface Stop {
  color: ColourValue;
  position: number;
}

interface Pair<T> {
  dark: T;
  light: T;
}

const unit = ({ value, unit: name }: Unit) => (value === 0 ? '0' : `${value}${name}`);

export function cssColour({ colorSpace, components, alpha = 1 }: ColourValue): string {
  const channels = components.join(' ');
  const opacity = alpha === 1 ? '' : ` / ${alpha}`;
  return colorSpace === 'oklch'
    ? `oklch(${channels}${opacity})`
    : `color(${colorSpace} ${channels}${opacity})`;
}

/** Formats a colour for both schemes: `light-dark()` follows the `color-scheme` of the element. */
function colourPair({ dark, light }: Pair<ColourValue>): string {
  const [onDark, onLight] = [cssColour(dark), cssColour(light)];
  return onDark === onLight ? onDark : `light-dark(${onLight},${onDark})`;
}

function shadow({ dark, light }: Pair<Shadow>): string {
  const { offsetX, offsetY, blur, spread, inset } = dark;
  const lengths = [offsetX, offsetY, blur, spread].map(unit).join(' ');
  return `${inset ? 'inset ' : ''}${lengths} ${colourPair({ dark: dark.color, light: light.color })}`;
}

function gradient({ dark, light }: Pair<readonly Stop[]>): string {
  const stops = dark.map((stop, index) => {
    const onLight = light[index]?.color ?? stop.color;
    return `${colourPair({ dark: stop.color, light: onLight })} ${round(stop.position * 100)}%`;
  });
  return `linear-gradient(135deg,${stops.join(',')})`;
}

const round = (value: number) => Number(value.toFixed(2));

const family = (names: readonly string[]) =>
  names.map((name) => (/^[a-z-]+$/.test(name) ? name : `'${name}'`)).join(',');

const SERIALISERS: Record<string, (pair: Pair<never>) => string> = {
  color: colourPair,
  dimension: ({ dark }: Pair<Unit>) => unit(dark),
  duration: ({ dark }: Pair<Unit>) => unit(dark),
  number: ({ dark }: Pair<number>) => String(dark),
  fontWeight: ({ dark }: Pair<number>) => String(dark),
  string: ({ dark }: Pair<string>) => dark,
  fontFamily: ({ dark }: Pair<readonly string[]>) => family(dark),
  cubicBezier: ({ dark }: Pair<readonly number[]>) => `cubic-bezier(${dark.join(',')})`,
  shadow,
  gradient,
};

const NO_COLOUR: ColourValue = { colorSpace: 'srgb', components: [0, 0, 0] };

/**
 * Returns the CSS value of a token without its colours; '' for a colour. The CSS uses these parts
 * of the dark value in both schemes, because `light-dark()` accepts only colours.
 */
export function shapeOf({ $type, $value }: ResolvedToken): string {
  if ($type === 'color') return '';
  const value: unknown = JSON.parse(
    JSON.stringify($value, (key, part: unknown) => (key === 'color' ? NO_COLOUR : part)),
  );
  return SERIALISERS[$type]?.({ dark: value, light: value } as Pair<never>) ?? '';
}

/**
 * Returns a brand's CSS variables with their values, such as `--platform-color-canvas` with
 * `light-dark(...)`.
 */
export function brandVariables({
  id,
  tokens,
}: Pick<BrandStyle, 'id' | 'tokens'>): Map<string, string> {
  const variables = new Map<string, string>();
  for (const [path, dark] of Object.entries(tokens.dark)) {
    if (path.startsWith(PRIVATE_GROUP)) continue;
    const serialise = SERIALISERS[dark.$type];
    const light = tokens.light[path];
    if (!serialise || !light) {
      throw new Error(
        `Brand '${id}': token '${path}' of type '${dark.$type}' cannot become a variable. Use one of: ${Object.keys(SERIALISERS).join(', ')}.`,
      );
    }
    variables.set(
      variableName(path),
      serialise({ dark: dark.$value, light: light.$value } as Pair<never>),
    );
  }
  return variables;
}

/**
 * Roles, each with the role that replaces it if the user prefers more contrast. The replacement
 * must have a higher ratio on the same backgrounds.
 */
const MORE_CONTRAST = [
  ['color.text.muted', 'color.text.default'],
  ['color.border.subtle', 'color.border.control'],
  ['color.border.default', 'color.border.control'],
] as const;

const MORE_CONTRAST_LINES = MORE_CONTRAST.map(
  ([role, shown]) => `${variableName(role)}:var(${variableName(shown)})`,
).join(';');

const percent = (share: number) => `${round(share * 100)}%`;

/**
 * Returns the `@font-face` rules of a brand's own typefaces: one file per script, and a local
 * fallback until the font has loaded.
 *
 * @param addressOf returns the URL of a file
 */
export const faceRules = (
  { fonts = [] }: Pick<BrandStyle, 'fonts'>,
  addressOf: (file: FontFile) => string,
): string =>
  fonts
    .flatMap(({ family: name, weight, files, fallback }) => [
      ...files.map((file) =>
        [
          `font-family:'${name}'`,
          `src:url('${addressOf(file)}') format('woff2')`,
          'font-display:swap',
          `font-weight:${weight}`,
          `unicode-range:${file.range}`,
        ].join(';'),
      ),
      ...(fallback
        ? [
            [
              `font-family:'${name} Fallback'`,
              "src:local('Arial'),local('ArialMT')",
              `size-adjust:${percent(fallback.size)}`,
              `ascent-override:${percent(fallback.ascent)}`,
              `descent-override:${percent(fallback.descent)}`,
              `line-gap-override:${percent(fallback.lineGap)}`,
            ].join(';'),
          ]
        : []),
    ])
    .map((rule) => `@font-face{${rule}}`)
    .join('');

/**
 * Returns the CSS of a brand: `@font-face` rules, and variables for both schemes under
 * `[data-brand='<id>']`. `data-scheme` on an element selects its scheme (see the reset of
 * `@platform/ui`).
 *
 * @param addressOf returns the URL of a font file. @default its URL on the server
 */
export function brandCss(
  brand: BrandStyle,
  addressOf: (file: FontFile) => string = ({ name, version }) =>
    `/brands/${brand.id}/${name}?v=${version}`,
): string {
  const lines = [...brandVariables(brand)].map(([name, value]) => `${name}:${value}`);
  const element = `[data-brand='${brand.id}']`;
  return (
    faceRules(brand, addressOf) +
    `${element}{${lines.join(';')}}` +
    `@media (prefers-contrast:more){${element}{${MORE_CONTRAST_LINES}}}`
  );
}

/**
 * Returns the canvas colour of a scheme. For `system`, returns the dark colour, because icons and
 * manifests allow only one.
 */
export function themeColor({ tokens }: Pick<BrandStyle, 'tokens'>, scheme: SchemeChoice): string {
  const shown = scheme === 'system' ? 'dark' : scheme;
  return hexOf(tokens[shown]['color.canvas']?.$value as ColourValue);
}
