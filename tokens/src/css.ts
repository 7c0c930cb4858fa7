import { hexOf, type ColourValue } from './colour.ts';
import type { FontFace, FontFile } from './fontFile.ts';
import type { Scheme, SchemeChoice } from './palette.ts';
import type { ResolvedToken, ResolvedTokens } from './resolve.ts';

/** What the CSS of a brand is made of. */
export interface BrandStyle {
  /** The folder's name: stable, lower case, used in `data-brand`. */
  id: string;
  /** Its own typefaces; absent where it has none. */
  fonts?: readonly FontFace[];
  /** Every token of the contract, aliases resolved, in both schemes. */
  tokens: Record<Scheme, ResolvedTokens>;
}

/** The prefix of every variable; stable across releases, part of the public interface. */
export const VARIABLE_PREFIX = 'platform';

/** Only roles become variables; the palette is private to the brand. */
const PRIVATE_GROUP = 'palette.';

/** `color.accent.onSolid` becomes `--platform-color-accent-on-solid`. */
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

/** A value in both schemes, side by side. */
interface Pair<T> {
  dark: T;
  light: T;
}

const unit = ({ value, unit: name }: Unit) => (value === 0 ? '0' : `${value}${name}`);

/** A colour as CSS writes it. */
export function cssColour({ colorSpace, components, alpha = 1 }: ColourValue): string {
  const channels = components.join(' ');
  const opacity = alpha === 1 ? '' : ` / ${alpha}`;
  return colorSpace === 'oklch'
    ? `oklch(${channels}${opacity})`
    : `color(${colorSpace} ${channels}${opacity})`;
}

/** `light-dark()` picks by the `color-scheme` of the element, so one variable serves both. */
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

/** How each DTCG type is written in CSS. */
const SERIALISERS: Record<string, (pair: Pair<never>) => string> = {
  color: colourPair,
  dimension: ({ dark }: Pair<Unit>) => unit(dark),
  duration: ({ dark }: Pair<Unit>) => unit(dark),
  number: ({ dark }: Pair<number>) => String(dark),
  fontWeight: ({ dark }: Pair<number>) => String(dark),
  fontFamily: ({ dark }: Pair<readonly string[]>) => family(dark),
  cubicBezier: ({ dark }: Pair<readonly number[]>) => `cubic-bezier(${dark.join(',')})`,
  shadow,
  gradient,
};

const NO_COLOUR: ColourValue = { colorSpace: 'srgb', components: [0, 0, 0] };

/**
 * A value as CSS writes it, its colours aside: all that `light-dark()` cannot choose, so that both
 * schemes show that of the dark one. Empty for a colour.
 */
export function shapeOf({ $type, $value }: ResolvedToken): string {
  if ($type === 'color') return '';
  const value: unknown = JSON.parse(
    JSON.stringify($value, (key, part: unknown) => (key === 'color' ? NO_COLOUR : part)),
  );
  return SERIALISERS[$type]?.({ dark: value, light: value } as Pair<never>) ?? '';
}

/** Every variable of a brand and its value, `--platform-color-canvas` to `light-dark(...)`. */
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
 * The roles that readers who want more contrast see as another, which every brand's certificate holds
 * to a higher ratio on the same grounds.
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
 * The `@font-face` rules of a brand's own typefaces: a file for each script, and the local font until
 * it arrives.
 *
 * @param addressOf where the files are
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
 * A brand as CSS: the faces of its own fonts, its variables under `[data-brand='<id>']`, and nothing
 * else. Both schemes are in it; `data-scheme` (see the reset of `@platform/ui`) decides which one an
 * element shows.
 *
 * @param addressOf where the files of its fonts are; by default where the server has them
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
 * The page's background in a scheme as `#rrggbb`, for the browser's own bars. For `system` it is the
 * dark one: an icon and a manifest have room for only one.
 */
export function themeColor({ tokens }: Pick<BrandStyle, 'tokens'>, scheme: SchemeChoice): string {
  const shown = scheme === 'system' ? 'dark' : scheme;
  return hexOf(tokens[shown]['color.canvas']?.$value as ColourValue);
}
