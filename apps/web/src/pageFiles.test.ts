import { expect, test } from 'vitest';
import { PAGE_FILES } from './pageFiles';
import { paths, wingoPaths } from './paths';

const SOURCES = import.meta.glob<string>('./routes/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each([...new Set(Object.values(PAGE_FILES)), 'NotFound'])(
  'routes/%s.tsx has a part of its name',
  (file) => {
    expect(SOURCES[`./routes/${file}.tsx`]).toContain(`export function ${file}()`);
  },
);

test('every address of the app has a page, but the landing page, which is always there, and a redirection', () => {
  const { landing, colorPrediction, ...further } = paths;
  const addresses = [...Object.values(further), ...Object.values(wingoPaths)];
  expect(Object.keys(PAGE_FILES).sort()).toEqual(addresses.sort());
});
