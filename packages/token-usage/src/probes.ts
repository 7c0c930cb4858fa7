import { variableName, type ResolvedTokens } from '@platform/tokens';
import { cartesianProduct } from 'es-toolkit';

/** Value of a token in the probe brand, in colours that no other probe has. */
export interface TokenProbe {
  path: string;
  declaration: string;
  marks: readonly string[];
  /** Alpha of the token's own colour; 1 is opaque. */
  alpha: number;
}

const LEVELS = [20, 75, 130, 185, 240];

/** Colours of the probes. No translucent layer turns one of them into another. */
const COLOURS = cartesianProduct(LEVELS, LEVELS, LEVELS)
  .filter(([r, g, b]) => r !== g || g !== b)
  .map((channels) => `rgb(${channels.join(', ')})`);

/** Functions that write the value of a token in the colours of a probe, by token group. */
const COLOURED: Readonly<Record<string, (one: string, other: string) => string>> = {
  color: (one) => one,
  gradient: (one, other) => `linear-gradient(135deg,${one},${other})`,
  shadow: (one) => `0 4px 12px 6px ${one}`,
};

/** Gives a colour its token's alpha, because an opaque colour would hide the tokens below. */
const translucent = (css: string, alpha: number) =>
  alpha === 1 ? css : css.replace(/^rgb(.*)\)$/, `rgba$1, ${alpha})`);

export function probesOf(tokens: ResolvedTokens): TokenProbe[] {
  const unused = COLOURS.values();
  const next = () => {
    const { value, done } = unused.next();
    if (!done) return value;
    throw new Error('There are more colours in the contract than LEVELS in probes.ts make.');
  };
  return Object.entries(tokens).flatMap(([path, { $value }]): TokenProbe[] => {
    const group = path.split('.')[0] ?? '';
    const write = COLOURED[group];
    if (!write) return [];
    const { alpha = 1 } = ($value ?? {}) as { alpha?: number };
    const marks = group === 'gradient' ? [next(), next()] : [next()];
    const [one = '', other = ''] = marks;
    const value = write(translucent(one, alpha), other);
    return [{ path, declaration: `${variableName(path)}:${value} !important`, marks, alpha }];
  });
}
