import { expect, test } from 'vitest';
import { paths, wingoPaths } from '../paths';
import { hasPage } from './games';

const pages = [...Object.values(paths), ...Object.values(wingoPaths)];
const missing = (games?: readonly string[]) => pages.filter((path) => !hasPage(games, path));

test('a brand that names no games offers all of them', () => {
  expect(missing()).toEqual([]);
});

test('a game that is not on offer has no pages, and whatever is no game stays', () => {
  expect(missing(['wingo', 'mines', 'lottery'])).toEqual([paths.crash, paths.dice, paths.plinko]);
  expect(missing(['aviator', 'dice', 'mines', 'plinko'])).toEqual([
    paths.colorPrediction,
    ...Object.values(wingoPaths),
  ]);
});
