import * as v from 'valibot';
import { COLOUR_TEXT } from './colour.ts';

export interface Rule {
  /** Schema of values with resolved aliases. */
  schema: v.GenericSchema;
  /** Schema of values as written, which may be aliases. */
  written: v.GenericSchema;
  /** Description for messages, such as `a dimension from 0 to 160 px`. */
  is: string;
  /** Example of a valid value, for messages. */
  example: string;
  colour: boolean;
}

/** Alias, such as `{palette.accent.9}`. */
export const ALIAS = /^\{([^{}]+)\}$/;

const alias = v.pipe(v.string(), v.regex(ALIAS));
const orAlias = <const T extends v.GenericSchema>(schema: T) => v.union([alias, schema]);
/** Text of a colour, only for the editor's schema: the check converts such a text first. */
const colourText = v.pipe(v.string(), v.regex(COLOUR_TEXT));
const orText = <const T extends v.GenericSchema>(schema: T) => v.union([alias, colourText, schema]);
const range = (least: number, most: number) =>
  v.pipe(v.number(), v.finite(), v.minValue(least), v.maxValue(most));

/** Pixels per rem at the browser's default text size. */
export const REM_PX = 16;
const rem = (least: number, most: number) =>
  v.strictObject({ value: range(least, most), unit: v.literal('rem') });
const px = (least: number, most: number) =>
  v.union([
    v.strictObject({ value: range(least, most), unit: v.literal('px') }),
    rem(least / REM_PX, most / REM_PX),
  ]);

const unitRange = range(0, 1);
const alpha = v.optional(unitRange);
const hex = v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)));
/** The chroma of any screen's colours is at most about 0.4. */
const oklch = v.tuple([unitRange, range(0, 0.4), range(0, 360)]);
const rgb = v.tuple([unitRange, unitRange, unitRange]);
const colourWith = <const A extends v.GenericSchema>(opacity: A) =>
  v.union([
    v.strictObject({ colorSpace: v.literal('oklch'), components: oklch, alpha: opacity, hex }),
    v.strictObject({
      colorSpace: v.picklist(['srgb', 'display-p3']),
      components: rgb,
      alpha: opacity,
      hex,
    }),
  ]);
const colour = colourWith(alpha);

const familyName = v.pipe(
  v.string(),
  v.maxLength(60),
  v.regex(/^[A-Za-z0-9]+([ -][A-Za-z0-9]+)*$/),
);
const families = v.pipe(v.array(familyName), v.minLength(1), v.maxLength(8));

const stop = (written: boolean) =>
  v.strictObject({ color: written ? orText(colour) : colour, position: unitRange });
const gradient = (written: boolean) =>
  v.pipe(v.array(stop(written)), v.minLength(2), v.maxLength(8));
const shadow = (written: boolean) => {
  const length = (least: number, most: number) =>
    written ? orAlias(px(least, most)) : px(least, most);
  return v.strictObject({
    color: written ? orText(colour) : colour,
    offsetX: length(-100, 100),
    offsetY: length(-100, 100),
    blur: length(0, 200),
    spread: length(-100, 100),
    inset: v.optional(v.boolean()),
  });
};

const rule = (schema: v.GenericSchema, is: string, example: string): Rule => ({
  schema,
  is,
  example,
  written: orAlias(schema),
  colour: false,
});

const colourRule = (schema: v.GenericSchema, is: string, example: string): Rule => ({
  ...rule(schema, is, example),
  written: orText(schema),
  colour: true,
});

const dimension = (least: number, most: number): Rule =>
  rule(
    px(least, most),
    `dimension from ${least} to ${most} px`,
    `{ "value": ${Math.max(least, Math.min(most, 8))}, "unit": "px" }`,
  );

/** Tokens that must be opaque: the page background, and fills of balls, buttons and bars. */
const OPAQUE = /^color\.(canvas|.+\.(solid|solidHover))$/;
const opaque = colourRule(
  colourWith(v.optional(v.literal(1))),
  'color that nothing shines through',
  '{ "colorSpace": "oklch", "components": [0.6, 0.15, 262] }',
);

/** Values of the text case tokens, as in `text-transform`. */
export const CASES = ['none', 'uppercase'] as const;

/** Rules by path prefix. The first matching prefix applies. */
const BY_PATH: readonly (readonly [string, Rule])[] = [
  ['space.', dimension(0, 160)],
  // Touch targets must be at least 44 px (WCAG 2.2, 2.5.5).
  ['size.touch', dimension(44, 96)],
  ['size.control', dimension(32, 96)],
  ['size.icon', dimension(12, 48)],
  ['size.header', dimension(40, 160)],
  ['size.sidebarCollapsed', dimension(44, 160)],
  ['size.sidebar', dimension(160, 480)],
  ['size.dialog', dimension(280, 960)],
  ['size.content', dimension(640, 2400)],
  ['radius.', dimension(0, 999)],
  // A card may have no line, because its background already sets it apart.
  ['border.card', dimension(0, 8)],
  ['border.', dimension(1, 8)],
  [
    'font.size.',
    rule(
      rem(0.625, 6),
      'dimension from 0.625 to 6 rem, so that a player’s own text size is honoured',
      '{ "value": 1, "unit": "rem" }',
    ),
  ],
  [
    'font.letterSpacing.',
    rule(px(-2, 4), 'dimension from -2 to 4 px', '{ "value": 0.01, "unit": "rem" }'),
  ],
  ['font.case.', rule(v.picklist(CASES), "case of letters: 'none' or 'uppercase'", '"none"')],
  ['background.', rule(unitRange, 'number from 0 to 1', '0.5')],
  [
    'ball.face',
    rule(range(0.5, 0.8), 'number from 0.5 to 0.8, so that its colours stay visible', '0.54'),
  ],
  ['ball.', rule(unitRange, 'number from 0 to 1', '0.5')],
  ['font.lineHeight.', rule(range(1, 2.5), 'number from 1 to 2.5', '1.5')],
  ['layer.', rule(v.pipe(range(0, 10_000), v.integer()), 'whole number from 0 to 10000', '100')],
];

const BY_TYPE: Readonly<Record<string, Rule>> = {
  color: colourRule(
    colour,
    'color with lightness 0 to 1, chroma 0 to 0.4 and hue 0 to 360',
    '{ "colorSpace": "oklch", "components": [0.7, 0.15, 150] }',
  ),
  duration: rule(
    v.union([
      v.strictObject({ value: range(0, 10_000), unit: v.literal('ms') }),
      v.strictObject({ value: range(0, 10), unit: v.literal('s') }),
    ]),
    'duration from 0 to 10 s',
    '{ "value": 300, "unit": "ms" }',
  ),
  fontWeight: rule(v.pipe(range(100, 900), v.integer()), 'fontWeight from 100 to 900', '600'),
  fontFamily: rule(
    families,
    'fontFamily of at most 8 names, each of letters, digits and spaces',
    '["Inter Variable", "Inter Fallback", "sans-serif"]',
  ),
  cubicBezier: rule(
    v.tuple([unitRange, range(-2, 3), unitRange, range(-2, 3)]),
    'cubicBezier',
    '[0.2, 0, 0, 1]',
  ),
  gradient: {
    schema: gradient(false),
    written: orAlias(gradient(true)),
    is: 'gradient of 2 to 8 colours at 0 to 1',
    example: '[{ "color": "{palette.accent.9}", "position": 0 }, ...]',
    colour: false,
  },
  shadow: {
    schema: shadow(false),
    written: orAlias(shadow(true)),
    is: 'shadow of at most 100 px offset and 200 px blur',
    example: '{ "color": ..., "offsetX": { "value": 0, "unit": "px" }, ... }',
    colour: false,
  },
};

export function ruleOf(path: string, type: string | undefined): Rule | undefined {
  if (OPAQUE.test(path)) return opaque;
  const own = BY_PATH.find(([prefix]) => path.startsWith(prefix))?.[1];
  if (own) return own;
  return type !== undefined && Object.hasOwn(BY_TYPE, type) ? BY_TYPE[type] : undefined;
}
