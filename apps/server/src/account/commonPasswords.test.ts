import { meetsRules } from '@platform/rules/fields';
import { expect, it } from 'vitest';
import list from './commonPasswords.json' with { type: 'json' };
import { isCommonPassword } from './commonPasswords';

it('(C13) matches the 10,000 most common passwords regardless of case', () => {
  expect(new Set(list.passwords).size).toBe(10_000);
  for (const password of ['Password1', 'PASSWORD1', 'Qwerty123', 'tRuStNo1', '123456']) {
    expect(isCommonPassword(password), password).toBe(true);
  }
  expect(isCommonPassword('Correct-Horse-1')).toBe(false);
  expect(isCommonPassword('')).toBe(false);
});

it('(C13) the list contains passwords that meet the specified rules', () => {
  const capitalised = list.passwords.map((word) => word.replace(/[a-z]/, (a) => a.toUpperCase()));
  expect(capitalised.filter((password) => meetsRules(password)).length).toBeGreaterThan(100);
});
