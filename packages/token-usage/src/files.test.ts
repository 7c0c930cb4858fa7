import { checkBrands, readPairs } from '@platform/tokens';
import { widths } from '@platform/visual-review';
import { expect, test } from 'vitest';
import { livesOf } from './dead.ts';
import { readCollectedPairs, readIndex, readProbes, tokensDir } from './files.ts';
import { storiesShowing } from './reachIndex.ts';

const HINT = "Collect them again with 'npm run tokens:pairs'.";

test('the index knows exactly the tokens of the contract', async () => {
  const tokens = (await readProbes()).map(({ path }) => path);
  expect(Object.keys(readIndex().tokens), HINT).toEqual(tokens);
});

test.each([
  ['layer.popover', 'primitives-menu--in-dialog'],
  ['layer.popover', 'primitives-tooltip--in-dialog'],
  ['layer.toast', 'primitives-toast--over-dialog'],
])('the index knows that %s decides what covers what in %s', (path, story) => {
  for (const width of widths) expect(storiesShowing(readIndex(), path, width)).toContain(story);
});

test('no token is dead', () => {
  const dead = livesOf(readIndex(), readCollectedPairs()).get('dead');
  expect(dead, 'Tokens that change no story: use them, or take them out of the contract.').toBe(
    undefined,
  );
});

test('the check measures what was collected, and every brand passes', () => {
  expect(readPairs(tokensDir)).toEqual(expect.arrayContaining(readCollectedPairs()));
  const problems = [...checkBrands(tokensDir).values()].flatMap(({ problems: own }) => own);
  expect(problems).toEqual([]);
});
