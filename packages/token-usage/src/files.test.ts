import { checkBrands, readPairs } from '@platform/tokens';
import { expect, test } from 'vitest';
import { livesOf } from './dead.ts';
import { readCollectedPairs, readIndex, readProbes, tokensDir } from './files.ts';

const HINT = "Collect them again with 'npm run tokens:pairs'.";

test('the index knows exactly the tokens of the contract', async () => {
  const tokens = (await readProbes()).map(({ path }) => path);
  expect(Object.keys(readIndex().tokens), HINT).toEqual(tokens);
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
