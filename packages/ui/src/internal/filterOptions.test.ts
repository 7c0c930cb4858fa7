import { expect, test } from 'vitest';
import { filterOptions } from './filterOptions';

const options = ['Argentina', 'China', 'India', 'Åland Islands', 'Irak'].map((label) => ({
  label,
}));

test.each([
  ['', ['Argentina', 'China', 'India', 'Åland Islands', 'Irak']],
  ['in', ['India', 'Argentina', 'China']],
  [' INDIA ', ['India']],
  ['aland', ['Åland Islands']],
  ['irak', ['Irak']],
  ['ırak', ['Irak']],
  ['IRAK', ['Irak']],
  ['İRAK', ['Irak']],
  ['xyz', []],
])('"%s" finds %j', (query, labels) => {
  expect(filterOptions(options, query).map(({ label }) => label)).toEqual(labels);
});

test('ranks options whose label starts with the query above keyword matches', () => {
  const commands = [
    { label: 'Withdraw', keywords: ['cash out', 'payout'] },
    { label: 'Cashback' },
    { label: 'Deposit' },
  ];
  expect(filterOptions(commands, 'CASH').map(({ label }) => label)).toEqual([
    'Cashback',
    'Withdraw',
  ]);
});
