import { expect, it } from 'vitest';
import { newPasswordProblems } from './newPassword';

it('[REG-03] a password that keeps to the rules, twice the same, has no problems', () => {
  expect(newPasswordProblems({ password: 'Secret123', confirmation: 'Secret123' })).toEqual({});
});

it('[REG-03] each field is told its own problem', () => {
  expect(newPasswordProblems({ password: 'secret', confirmation: 'Secret' })).toEqual({
    password: { code: 'weakPassword', params: { shortest: 8 } },
    confirmation: { code: 'passwordsDiffer' },
  });
});

it('the rules of another brand take the place of these', () => {
  const rules = [{ text: 'Four digits', holds: (password: string) => /^\d{4}$/.test(password) }];
  expect(newPasswordProblems({ password: '1234', confirmation: '1234' }, rules)).toEqual({});
});
