import { variableName, type ResolvedTokens } from '@platform/tokens';
import type { Probe } from './page/reach.ts';

/** Returns the first word of a token's path. */
const groupOf = (path: string) => path.split('.')[0] ?? '';

interface Unit {
  value: number;
  unit: string;
}

const css = ({ value, unit }: Unit) => `${Number(value.toFixed(4))}${unit}`;

const stretched =
  (...factors: number[]) =>
  (value: unknown): string[] =>
    factors.map((factor) => css({ ...(value as Unit), value: (value as Unit).value * factor }));

const LEVELS = [20, 75, 130, 185, 240];

/** Yields distinct colours for the probes. No translucent layer turns one of them into another. */
function* colours(): Generator<string, undefined> {
  for (const r of LEVELS) {
    for (const g of LEVELS) {
      for (const b of LEVELS) if (r !== g || g !== b) yield `rgb(${r}, ${g}, ${b})`;
    }
  }
  return undefined;
}

const LAYER = 'layer.';

/** Returns levels below, between and above the other layers, to reveal the stacking order. */
function levelsAround(own: string, tokens: ResolvedTokens): string[] {
  const others = Object.entries(tokens)
    .filter(([path]) => path.startsWith(LAYER) && path !== own)
    .map(([, { $value }]) => $value as number)
    .sort((one, other) => one - other);
  const between = others.slice(1).map((above, at) => ((others[at] ?? 0) + above) / 2);
  return ['0', ...between.map((level) => String(Math.floor(level))), '9999'];
}

/** Functions that return test values, by prefix of the token's path. No brand has these values. */
const VALUES: readonly (readonly [prefix: string, (value: unknown) => string[]])[] = [
  ['radius.round', () => ['0px', '4px']],
  ['radius.', (value) => ['0px', css({ ...(value as Unit), value: (value as Unit).value + 9 })]],
  ['border.', () => ['4px']],
  ['space.', stretched(0.5, 1.75)],
  ['size.', stretched(0.75, 1.35)],
  ['font.family.', () => ["'Exo2 Variable', serif"]],
  ['font.size.', stretched(0.75, 1.3)],
  ['font.weight.', () => ['900', '100']],
  ['font.lineHeight.', () => ['1', '2.2']],
  ['font.letterSpacing.', () => ['3px']],
  ['duration.', () => ['7777ms']],
  ['easing.', () => ['steps(2)']],
];

const ASPECTS: Readonly<Record<string, Probe['aspects']>> = {
  color: ['colour'],
  gradient: ['colour'],
  shadow: ['colour'],
  space: ['place'],
  size: ['place'],
  radius: ['corner'],
  border: ['place', 'line'],
  font: ['letter', 'place'],
  layer: ['order'],
  duration: [],
  easing: [],
};

/** Probe of a token of the contract. */
export interface TokenProbe extends Probe {
  path: string;
  /** Alpha of the token's own colour; 1 is opaque. */
  alpha: number;
}

/** Functions that write a token value with the colours of a probe, by group of the token. */
const COLOURED: Readonly<Record<string, (one: string, other: string) => string>> = {
  color: (one) => one,
  gradient: (one, other) => `linear-gradient(135deg,${one},${other})`,
  shadow: (one) => `0 4px 12px 6px ${one}`,
};

/** Gives a colour the alpha of its token. An opaque colour would hide the tokens below it. */
const translucent = (css: string, alpha: number) =>
  alpha === 1 ? css : css.replace(/^rgb(.*)\)$/, `rgba$1, ${alpha})`);

/** Returns a probe for each token that becomes a CSS variable. */
export function probesOf(tokens: ResolvedTokens): TokenProbe[] {
  const unused = colours();
  const next = () => {
    const { value, done } = unused.next();
    if (done)
      throw new Error('There are more colours in the contract than LEVELS in probes.ts make.');
    return value;
  };
  return Object.entries(tokens)
    .filter(([path]) => !path.startsWith('palette.'))
    .map(([path, { $value }]) => {
      const group = groupOf(path);
      const { alpha = 1 } = ($value ?? {}) as { alpha?: number };
      const aspects = ASPECTS[group] ?? [];
      const probe = { path, variable: variableName(path), aspects, alpha };
      const coloured = COLOURED[group];
      if (coloured) {
        const marks = group === 'gradient' ? [next(), next()] : [next()];
        const [one = '', other = ''] = marks;
        return { ...probe, marks, values: [coloured(translucent(one, alpha), other)] };
      }
      if (path.startsWith(LAYER))
        return { ...probe, marks: [], values: levelsAround(path, tokens) };
      const values = VALUES.find(([prefix]) => path.startsWith(prefix))?.[1];
      if (!values) throw new Error(`'${path}' has no probe. Add its group to VALUES in probes.ts.`);
      return { ...probe, marks: [], values: values($value) };
    });
}
