import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const KNOWN = ['check', 'list', '--fix', '--all', 'radius.card', 'palette.accent.9'];

test.each([
  ['chek', 'check'],
  ['CHECK', 'check'],
  ['--fxi', '--fix'],
  ['radius.car', 'radius.card'],
  ['palete.acent.9', 'palette.accent.9'],
  ['paint', undefined],
  ['x', undefined],
  ['', undefined],
  ['list'.repeat(10_000), undefined],
])('for %s, suggests %s', (word, meant) => {
  expect(nearest(word, KNOWN)).toBe(meant);
});
