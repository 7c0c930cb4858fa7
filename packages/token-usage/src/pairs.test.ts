import { expect, test } from 'vitest';
import type { SeenSpot } from './page/main.ts';
import type { Painted } from './page/paint.ts';
import { foldPairs, mergePairs } from './pairs.ts';
import type { TokenProbe } from './probes.ts';

const probe = (path: string, ...marks: string[]): TokenProbe => ({
  path,
  declaration: '',
  marks,
  alpha: 1,
});
const TEXT = 'rgb(20, 20, 75)';
const CANVAS = 'rgb(20, 75, 20)';
const SOLID = 'rgb(75, 20, 20)';
const [START, END] = ['rgb(130, 20, 20)', 'rgb(20, 130, 20)'];
const PROBES = [
  probe('color.text.default', TEXT),
  probe('color.canvas', CANVAS),
  probe('color.accent.solid', SOLID),
  probe('gradient.hero', START, END),
];

const plain = (css: string, opacity = 1): Painted => ({ from: css, to: css, at: 0, opacity });

const spot = (front: Painted, ground: Painted[], rest: Partial<SeenSpot> = {}): SeenSpot => ({
  kind: 'text',
  state: 'rest',
  front,
  ground,
  ...rest,
});

const fold = (...spots: SeenSpot[]) =>
  foldPairs(
    spots.map((seen) => ({ component: 'Card', story: 'layout-card--default', spot: seen })),
    PROBES,
  );

test('names a pair by its tokens, with its component and its story', () => {
  expect(fold(spot(plain(TEXT), [plain(CANVAS)]))).toEqual([
    {
      front: 'text.default',
      back: 'canvas',
      least: 4.5,
      where: 'Card',
      story: 'layout-card--default',
    },
  ]);
});

test('counts the same pair once, with its strictest minimum and all states that show it', () => {
  const icon = spot(plain(TEXT), [plain(CANVAS)], { kind: 'icon', state: 'hover' });
  const [pair, ...more] = fold(icon, spot(plain(TEXT), [plain(CANVAS)]));
  expect(more).toEqual([]);
  expect(pair).toMatchObject({ least: 4.5, where: 'Card (hover), Card' });
});

test('rounds the opacity of a translucent layer to the steps below and above', () => {
  const layered = [plain(CANVAS), plain('rgba(75, 20, 20, 0.44)', 0.5)];
  const opacities = fold(spot(plain(TEXT), layered)).map(({ overlays }) => overlays);
  expect(opacities).toEqual([
    [{ color: 'accent.solid', opacity: 0.2 }],
    [{ color: 'accent.solid', opacity: 0.25 }],
  ]);
});

test('rounds a position on a gradient of tokens to the steps below and above', () => {
  const ground = [{ from: START, to: END, at: 0.47, opacity: 1 }];
  expect(fold(spot(plain(TEXT), ground)).map(({ back }) => back)).toEqual([
    'gradient.hero@40',
    'gradient.hero@60',
  ]);
});

test('names a colour that is not a token by its value, and omits pairs of two such colours', () => {
  const white = plain('rgb(255, 255, 255)');
  expect(fold(spot(white, [plain(SOLID)])).map(({ front }) => front)).toEqual(['#ffffff']);
  expect(fold(spot(white, [plain('rgb(0, 0, 0)')]))).toEqual([]);
});

test('adds the pairs of some stories to the list without removing other pairs', () => {
  const old = fold(spot(plain(TEXT), [plain(CANVAS)]));
  const newer = fold(
    spot(plain(TEXT), [plain(SOLID)]),
    spot(plain(TEXT), [plain(CANVAS)], { kind: 'icon' }),
  );
  expect(mergePairs(old, newer, []).map(({ back, least }) => `${back} ${least}`)).toEqual([
    'accent.solid 4.5',
    'canvas 4.5',
  ]);
});

test('removes a pair that its own story no longer shows, and keeps the other pairs', () => {
  const pair = (story: string, back: string) => ({ front: 'a', back, least: 3 as const, story });
  const old = [pair('collected', 'gone'), pair('collected', 'shown'), pair('other', 'kept')];
  const newer = [pair('collected', 'shown')];
  expect(mergePairs(old, newer, ['collected']).map(({ back }) => back)).toEqual(['kept', 'shown']);
});
