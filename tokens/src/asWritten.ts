import * as v from 'valibot';
import { COLOUR_TEXT, parseColour } from './colour.ts';
import { REM_PX, type Rule } from './rules.ts';

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const colourIn = (value: unknown): unknown =>
  typeof value === 'string' && COLOUR_TEXT.test(value) ? (parseColour(value) ?? value) : value;

const withColour = (value: unknown): unknown =>
  isGroup(value) && 'color' in value ? { ...value, color: colourIn(value['color']) } : value;

/** Converts colours in CSS notation, such as `#3366ff`, to the DTCG format. */
export function withColours(value: unknown, type: string | undefined): unknown {
  if (type === 'color') return colourIn(value);
  if (type === 'shadow') return withColour(value);
  if (type === 'gradient' && Array.isArray(value)) return value.map(withColour);
  return value;
}

const round = (value: number) => Number(value.toFixed(4));

/** Yields the possible meanings of a length: `14px`, `"14"`, 14 or the DTCG format. */
function* lengths(value: unknown): Generator<unknown> {
  const [, digits = '', unit = ''] =
    /^(-?[\d.]+)\s*([a-z]*)$/.exec(
      isGroup(value) ? `${String(value['value'])}${String(value['unit'] ?? '')}` : String(value),
    ) ?? [];
  const number = Number(digits);
  if (digits === '' || !Number.isFinite(number)) return;
  const named = unit === 'em' ? 'rem' : unit;
  for (const meant of named === '' ? ['px', 'ms'] : [named]) yield { value: number, unit: meant };
  if (named === 'px' || named === '') yield { value: round(number / REM_PX), unit: 'rem' };
  if (named === 'rem') yield { value: round(number * REM_PX), unit: 'px' };
}

/** Yields the possible meanings of a colour: channels from 0 to 255, percentages, and hues of any angle. */
function* colours(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield parseColour(value);
  if (!isGroup(value) || !Array.isArray(value['components'])) return;
  const numbers = value['components'].map(Number);
  if (value['colorSpace'] === 'srgb') {
    yield { ...value, components: numbers.map((number) => round(number / 255)) };
  }
  if (value['colorSpace'] !== 'oklch') return;
  const [l = 0, c = 0, h = 0] = numbers;
  const lightness = l > 1 ? l / 100 : l;
  yield { ...value, components: [round(lightness), c, round(((h % 360) + 360) % 360)] };
}

const WEIGHTS: Readonly<Record<string, number>> = { normal: 400, bold: 700 };

/** Yields the possible meanings of a text: font weight, number, percentage or curve. */
function* texts(value: string): Generator<unknown> {
  yield WEIGHTS[value];
  yield Number(value);
  if (value.endsWith('%')) yield Number(value.slice(0, -1)) / 100;
  const [, curve] = /^cubic-bezier\((.+)\)$/.exec(value) ?? [];
  if (curve !== undefined) yield curve.split(',').map(Number);
  yield value.split(',').map((name) => name.trim().replaceAll(/^['"]|['"]$/g, ''));
}

/** Converts a value to the DTCG format; `undefined` if no conversion meets the token's rule. */
export function converted(value: unknown, { schema, colour }: Rule): unknown {
  const meant = [
    ...(colour ? colours(value) : lengths(value)),
    ...(typeof value === 'string' && !colour ? texts(value) : []),
  ];
  return meant.find((candidate) => candidate !== undefined && v.is(schema, candidate));
}
