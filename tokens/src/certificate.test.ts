import { expect, test } from 'vitest';
import { measurePairs } from './certificate.ts';
import { gradientAt, onScreen, type Stop } from './colour.ts';
import type { ContrastPair } from './contrast.ts';
import { layer, resolve } from './resolve.ts';
import type { TokenNode } from './tokenFile.ts';

const grey = (level: number) => ({ colorSpace: 'srgb', components: [level, level, level] });
const token = (path: string, value: unknown, type = 'color'): TokenNode => ({
  path,
  value,
  type,
  file: 'a.tokens.json',
  line: 1,
});
const stops: Stop[] = [
  { color: grey(0), position: 0 },
  { color: grey(1), position: 1 },
];
const ROLES = ['green', 'violet', 'red'].flatMap((colour) => [
  `color.game.${colour}.solid`,
  `color.game.${colour}.solidHover`,
]);
const layers = layer([
  ...[...ROLES, 'color.text.muted'].map((path) => token(path, grey(0.5))),
  token('color.canvas', grey(0)),
  token('color.text.default', grey(1)),
  token('color.spark.solid', grey(1)),
  token('gradient.hero', stops, 'gradient'),
]);
const { resolved } = resolve(layers, () => false);

function ratioOf(pair: Omit<ContrastPair, 'least'>): number {
  const both = { dark: resolved, light: resolved };
  const [measured] = measurePairs(both, { dark: layers, light: layers }, [{ ...pair, least: 4.5 }]);
  return measured?.ratio ?? 0;
}

test('gives white on black a contrast of 21', () => {
  expect(ratioOf({ front: 'text.default', back: 'canvas' })).toBeCloseTo(21);
});

test('blends translucent layers and a translucent foreground', () => {
  const overlays = [{ color: 'spark.solid', opacity: 0.5 }];
  // The half-transparent overlay makes the canvas #808080, on which white text has a ratio of 3.98.
  // Half-transparent white text on the black canvas also looks like #808080, and has a ratio of
  // 5.28.
  expect(ratioOf({ front: 'text.default', back: 'canvas', overlays })).toBeCloseTo(3.98, 1);
  expect(ratioOf({ front: 'text.default', back: 'canvas', opacity: 0.5 })).toBeCloseTo(5.28, 1);
});

test('names a literal colour by its value', () => {
  expect(ratioOf({ front: '#ffffff', back: 'canvas' })).toBeCloseTo(21);
});

test('measures the contrast on a gradient at the position of the text', () => {
  expect(ratioOf({ front: 'text.default', back: 'gradient.hero@0' })).toBeCloseTo(21);
  expect(ratioOf({ front: 'text.default', back: 'gradient.hero@100' })).toBeCloseTo(1);
  // The middle of the gradient in OKLab is #636363, as in browsers.
  expect(onScreen(gradientAt(stops, 0.5)).r * 255).toBeCloseTo(99, 0);
});

test('names the unknown colour of a rejected pair', () => {
  expect(() => ratioOf({ front: 'text.loud', back: 'canvas' })).toThrow(/'color\.text\.loud'/);
});
