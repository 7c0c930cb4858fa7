import { checkBrands, readPairs } from '@platform/tokens';
import { expect, test } from 'vitest';
import { readCollectedPairs, readIndex, readTokens, tokensDir } from './files.ts';
import { deadTokens, storiesNaming } from './reachIndex.ts';

const HINT = "Collect them again with 'npm run tokens:pairs'.";

test('the index lists exactly the tokens of the contract', async () => {
  expect(Object.keys(readIndex().tokens), HINT).toEqual(Object.keys(await readTokens()));
});

test.each([
  ['layer.popover', 'primitives-menu--in-dialog'],
  ['layer.popover', 'primitives-tooltip--in-dialog'],
  ['layer.toast', 'primitives-toast--over-dialog'],
])('the index lists %s for %s', (path, story) => {
  expect(storiesNaming(readIndex(), path)).toContain(story);
});

test('every token is used in the styles of a story', () => {
  const hint = 'Tokens that no story names: use them, or remove them from the contract.';
  expect(deadTokens(readIndex()), hint).toEqual([]);
});

test('the check measures all collected pairs, and every brand passes', () => {
  expect(readPairs(tokensDir)).toEqual(expect.arrayContaining(readCollectedPairs()));
  const problems = [...checkBrands(tokensDir).values()].flatMap(({ problems: own }) => own);
  expect(problems).toEqual([]);
});
