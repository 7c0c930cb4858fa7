import { expect, it } from 'vitest';
import { newPasswordProblems } from './newPassword';

it('[REG-03] accepts a password that meets the rules and is repeated correctly', () => {
  expect(newPasswordProblems({ password: 'Secret123', confirmation: 'Secret123' })).toEqual({});
});

it("[REG-03] reports each field's problem", () => {
  expect(newPasswordProblems({ password: 'secret', confirmation: 'Secret' })).toEqual({
    password: { code: 'weakPassword', params: { shortest: 8 } },
    confirmation: { code: 'passwordsDiffer' },
  });
});

it("uses another brand's rules", () => {
  const rules = [{ text: 'Four digits', holds: (password: string) => /^\d{4}$/.test(password) }];
  expect(newPasswordProblems({ password: '1234', confirmation: '1234' }, rules)).toEqual({});
});
