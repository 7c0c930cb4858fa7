import { expect, test } from 'vitest';
import type { SeenSpot } from './page/main.ts';
import type { Painted } from './page/paint.ts';
import { densest, foldPairs, mergePairs } from './pairs.ts';
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

test('a pair is named by its tokens, with its component and its story', () => {
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

test('the same pair counts once, at its strictest bound, with the states it was seen in', () => {
  const icon = spot(plain(TEXT), [plain(CANVAS)], { kind: 'icon', state: 'hover' });
  const [pair, ...more] = fold(icon, spot(plain(TEXT), [plain(CANVAS)]));
  expect(more).toEqual([]);
  expect(pair).toMatchObject({ least: 4.5, where: 'Card (hover), Card' });
});

test('a translucent layer lies between the steps around it', () => {
  const layered = [plain(CANVAS), plain('rgba(75, 20, 20, 0.44)', 0.5)];
  const opacities = fold(spot(plain(TEXT), layered)).map(({ overlays }) => overlays);
  expect(opacities).toEqual([
    [{ color: 'accent.solid', opacity: 0.2 }],
    [{ color: 'accent.solid', opacity: 0.25 }],
  ]);
});

test('a place on a gradient of tokens lies between the steps around it', () => {
  const ground = [{ from: START, to: END, at: 0.47, opacity: 1 }];
  expect(fold(spot(plain(TEXT), ground)).map(({ back }) => back)).toEqual([
    'gradient.hero@40',
    'gradient.hero@60',
  ]);
});

test('a colour that is not a token is named by its value; pairs of two of them are left out', () => {
  const white = plain('rgb(255, 255, 255)');
  expect(fold(spot(white, [plain(SOLID)])).map(({ front }) => front)).toEqual(['#ffffff']);
  expect(fold(spot(white, [plain('rgb(0, 0, 0)')]))).toEqual([]);
});

test('pairs of some stories are added to the list, and none is removed', () => {
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

test('a pair that its own story does not show any more is gone, and the others stay', () => {
  const pair = (story: string, back: string) => ({ front: 'a', back, least: 3 as const, story });
  const old = [pair('collected', 'gone'), pair('collected', 'shown'), pair('other', 'kept')];
  const newer = [pair('collected', 'shown')];
  expect(mergePairs(old, newer, ['collected']).map(({ back }) => back)).toEqual(['kept', 'shown']);
});

test('the densest stories are those that most pairs were first seen in', () => {
  const pair = (story: string, back: string) => ({ front: 'a', back, least: 3 as const, story });
  expect(densest([pair('b', '1'), pair('a', '2'), pair('b', '3')], 1)).toEqual(['b']);
});
