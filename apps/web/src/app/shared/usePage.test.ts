import { expect, test } from 'vitest';
import { pageIn } from './usePage';

test.each([
  ['page=2', 2],
  ['tab=wallet&page=17', 17],
  ['', 1],
  ['page=', 1],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=Infinity', 1],
])('[HIST-05] ?%s shows page %i', (query, page) => {
  expect(pageIn(new URLSearchParams(query))).toBe(page);
});

test('two lists on a page are paged separately', () => {
  const query = new URLSearchParams('page=2&bets=3');
  expect([pageIn(query), pageIn(query, 'bets')]).toEqual([2, 3]);
});
