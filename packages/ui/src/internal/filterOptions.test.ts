import { expect, test, vi } from 'vitest';
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

test('normalises each label once, and again if the label changes', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const option = { label: 'Åland Islands' };
  expect(filterOptions([option], 'aland')).toEqual([option]);
  expect(filterOptions([option], 'aland is')).toEqual([option]);
  expect(normalize).toHaveBeenCalledOnce();
  option.label = 'Öland';
  expect(filterOptions([option], 'oland')).toEqual([option]);
  normalize.mockRestore();
});
