import { expect, test } from 'vitest';
import { filterOptions } from './filterOptions';

const options = ['Argentina', 'China', 'India', 'Åland Islands'].map((label) => ({ label }));

test.each([
  ['', ['Argentina', 'China', 'India', 'Åland Islands']],
  ['in', ['India', 'Argentina', 'China']],
  [' INDIA ', ['India']],
  ['aland', ['Åland Islands']],
  ['xyz', []],
])('"%s" finds %j', (query, labels) => {
  expect(filterOptions(options, query).map(({ label }) => label)).toEqual(labels);
});
