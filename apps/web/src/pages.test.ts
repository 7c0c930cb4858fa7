import { BONUS_TYPES, INCOME_TYPES } from '@platform/api';
import { expect, test } from 'vitest';
import { offersGame, PAGES, SITE } from './pages';
import { paths, wingoPaths } from './paths';
import { dialogTitle, pageDescription, pageTitle } from './titles';

const SOURCES = import.meta.glob<string>('./routes/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each([...new Set(PAGES.map(({ file }) => file)), 'NotFound'])(
  'routes/%s.tsx exports a component with this name',
  (file) => {
    expect(SOURCES[`./routes/${file}.tsx`]).toContain(`export function ${file}()`);
  },
);

test('every URL except the landing page and a redirect has a page', () => {
  const { landing, colorPrediction, ...further } = paths;
  const addresses = [...Object.values(further), ...Object.values(wingoPaths)];
  expect(PAGES.map(({ path }) => path).sort()).toEqual(addresses.sort());
});

const missing = (games?: readonly string[]) =>
  PAGES.filter(({ game }) => !offersGame(games, game)).map(({ path }) => path);

test('a brand that lists no games offers every game', () => {
  expect(missing()).toEqual([]);
});

test('removes the pages of a game that is not offered and keeps other pages', () => {
  expect(missing(['wingo', 'mines', 'lottery'])).toEqual([paths.crash, paths.dice, paths.plinko]);
  expect(missing(['aviator', 'dice', 'mines', 'plinko'])).toEqual(Object.values(wingoPaths));
});

test('every page has its own description', () => {
  const texts = PAGES.map(({ name }) => pageDescription(name));
  expect(texts).not.toContain('');
  expect(new Set(texts).size).toBe(texts.length);
});

test('[INC-01] [INC-02] every type of income on the server has a history page', () => {
  expect(SITE.income.types).toEqual(INCOME_TYPES);
  expect(SITE.bonusIncome.types).toEqual(BONUS_TYPES);
});

test('[INC-01] titles an income history by its type', () => {
  expect(INCOME_TYPES.map((type) => pageTitle('income', type))).toEqual([
    'Trade Profit',
    'Trade Level Income',
    'Self Deposit Bonus',
    'Refer Income',
    'Locker Profit',
  ]);
});

test('[INC-02] titles a bonus history by its type', () => {
  expect(BONUS_TYPES.map((type) => pageTitle('bonusIncome', type))).toEqual([
    'Direct',
    'Level',
    'Self',
    'Rebate',
    'Rank',
    'Bet Status',
  ]);
});

test('titles an unknown type as a page that was not found', () => {
  expect(pageTitle('income', 'Nothing')).toBe('Page not found');
});

test('every page has a title, and so does every dialog with a fixed title', () => {
  const untitled = PAGES.filter(({ name, types: [type] = [] }) => pageTitle(name, type) === '');
  expect(untitled).toEqual([]);
  expect([dialogTitle('wallet'), dialogTitle('authmodal')]).toEqual(['Wallet', '']);
});
