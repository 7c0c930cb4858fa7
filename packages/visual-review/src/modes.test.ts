import { expect, test } from 'vitest';
import { modesOf, type Mode } from './modes.ts';
import type { Story } from './shots.ts';

const BRANDS = [
  { id: 'aurora', scheme: 'dark' },
  { id: 'default', scheme: 'dark' },
  { id: 'lagoon', scheme: 'light' },
] as const;

const story = (title: string, name: string, tags: string[] = []): Story => ({
  id: 'x--y',
  title,
  name,
  tags,
  file: 'x.stories.tsx',
});

const text = ({ brand, scheme, width, look }: Mode) => `${brand} ${scheme} ${width} ${look}`;
const modes = (...about: Parameters<typeof story>) => modesOf(story(...about), BRANDS).map(text);

test('captures every story in each brand at both widths, and also in the other scheme and scrolled', () => {
  expect(modes('Primitives/Button', 'Default')).toEqual([
    'aurora dark 390 rest',
    'aurora dark 1280 rest',
    'default dark 390 rest',
    'default dark 390 scrolled',
    'default dark 1280 rest',
    'default dark 1280 scrolled',
    'lagoon light 390 rest',
    'lagoon light 1280 rest',
    'aurora light 1280 rest',
    'default light 1280 rest',
    'lagoon dark 1280 rest',
  ]);
});

test('captures a matrix in every look, but in one brand, because it shows all brands and schemes', () => {
  expect(modes('Review/Primitives/Button', 'Matrix')).toEqual([
    'default dark 390 rest',
    'default dark 390 scrolled',
    'default dark 1280 rest',
    'default dark 1280 scrolled',
    'default dark 320 rest',
    'default dark 768 rest',
    'default dark 1280 hover',
    'default dark 1280 focus',
    'default dark 1280 pressed',
    'default dark 1280 forced-colours',
    'default dark 1280 rtl',
    'default dark 1280 large-text',
    'default dark 390 motion',
  ]);
});

test('also captures screens at additional widths and with browser settings', () => {
  expect(modes('Screens/Wallet', 'Default').slice(11)).toEqual([
    'default dark 320 rest',
    'default dark 768 rest',
    'default dark 1280 forced-colours',
    'default dark 390 rtl',
    'default dark 390 large-text',
  ]);
  expect(modes('Shell/Sidebar', 'Default').slice(11)).toEqual([
    'default dark 320 rest',
    'default dark 768 rest',
  ]);
});

test("a story's tags add or remove looks and widths", () => {
  const tags = ['pictured-hover', 'pictured-320', 'not-pictured-rtl'];
  expect(modes('Primitives/Button', 'Default', tags).slice(11)).toEqual([
    'default dark 320 rest',
    'default dark 390 hover',
  ]);
  const fewer = modes(
    'Screens/Wallet',
    'Default',
    ['rtl', '768', 'scrolled'].map((name) => `not-pictured-${name}`),
  );
  expect(fewer.filter((mode) => /rtl|768|scrolled/.test(mode))).toEqual([]);
});

test('uses the first brand for looks captured in one brand only, if there is no default brand', () => {
  const own = modesOf(story('Review/X', 'Matrix'), BRANDS.slice(2)).map(text);
  expect(own[0]).toBe('lagoon light 390 rest');
});
