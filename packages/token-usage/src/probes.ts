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

/** Colours that no two probes share, and that no translucent layer turns into another. */
function* colours(): Generator<string, undefined> {
  for (const r of LEVELS) {
    for (const g of LEVELS) {
      for (const b of LEVELS) if (r !== g || g !== b) yield `rgb(${r}, ${g}, ${b})`;
    }
  }
  return undefined;
}

const LAYER = 'layer.';

/** Levels below and above each of the other layers, so that the relative order shows. */
function levelsAround(own: string, tokens: ResolvedTokens): string[] {
  const others = Object.entries(tokens)
    .filter(([path]) => path.startsWith(LAYER) && path !== own)
    .map(([, { $value }]) => $value as number)
    .sort((one, other) => one - other);
  const between = others.slice(1).map((above, at) => ((others[at] ?? 0) + above) / 2);
  return ['0', ...between.map((level) => String(Math.floor(level))), '9999'];
}

/** Values that no brand has, by what a token is about: each kind of change there is. */
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

/** A token of the contract with its probe. */
export interface TokenProbe extends Probe {
  path: string;
  /** How much the token itself hides, 1 for all. */
  alpha: number;
}

/** How a token that holds colours is written with those of its probe. */
const COLOURED: Readonly<Record<string, (one: string, other: string) => string>> = {
  color: (one) => one,
  gradient: (one, other) => `linear-gradient(135deg,${one},${other})`,
  shadow: (one) => `0 4px 12px 6px ${one}`,
};

/** A translucent colour stays translucent, or what it covers would count as gone. */
const translucent = (css: string, alpha: number) =>
  alpha === 1 ? css : css.replace(/^rgb(.*)\)$/, `rgba$1, ${alpha})`);

/** A probe for each token that becomes a variable. */
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
