import { expect, test } from 'vitest';
import { differences, faultsOf } from './check.ts';

const ENGLISH = {
  betDialog: {
    total: 'Total {amount}',
    bets: '{count, plural, one {# bet} other {# bets}}',
  },
};
const withBetDialog = (texts: Readonly<Record<string, string>>) => ({
  betDialog: { ...ENGLISH.betDialog, ...texts },
});

test('finds no difference in a complete translation', () => {
  const spanish = withBetDialog({
    total: '{amount} en total',
    bets: '{count, plural, one {# apuesta} many {# de apuestas} other {# apuestas}}',
  });
  expect(differences(ENGLISH, spanish, 'es')).toEqual([]);
});

test('lists missing and superfluous texts', () => {
  expect(differences(ENGLISH, { betDialog: { bets: ENGLISH.betDialog.bets } }, 'en')).toEqual([
    'betDialog.total is missing',
  ]);
  expect(differences(ENGLISH, { ...ENGLISH, old: { title: 'Old' } }, 'en')).toEqual([
    'old.title is not in the English catalogue',
  ]);
});

test('lists arguments that do not match', () => {
  expect(differences(ENGLISH, withBetDialog({ total: 'Total {sum}' }), 'en')).toEqual([
    'betDialog.total does not use {amount}',
    'betDialog.total uses {sum}, which the English text does not have',
  ]);
});

test('requires every plural form of the language', () => {
  expect(differences(ENGLISH, ENGLISH, 'ar').sort()).toEqual(
    ['few', 'many', 'two', 'zero'].map(
      (form) => `betDialog.bets has no form '${form}' for {count}`,
    ),
  );
});

test('rejects a text that is not ICU MessageFormat, and gives the position of the error', () => {
  const faults = faultsOf({
    betDialog: { open: 'Total {amount', slash: 'a\\b', 'two words': 'x' },
  });
  expect(faults[0]).toMatch(/^betDialog\.open is not ICU MessageFormat: /);
  expect(faults.slice(1)).toEqual([
    'betDialog.slash has a backslash: ICU MessageFormat quotes by apostrophes',
    'betDialog.two words is not a name in code',
  ]);
});
