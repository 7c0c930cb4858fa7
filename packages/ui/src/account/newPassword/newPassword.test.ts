import { expect, it } from 'vitest';
import { newPasswordProblems } from './newPassword';

it('[REG-03] a password that keeps to the rules, twice the same, has no problems', () => {
  expect(newPasswordProblems({ password: 'Secret123', confirmation: 'Secret123' })).toEqual({});
});

it('[REG-03] each field is told its own problem', () => {
  expect(newPasswordProblems({ password: 'secret', confirmation: 'Secret' })).toEqual({
    password:
      'The password needs at least 8 characters, an upper-case letter and at least 1 digit.',
    confirmation: 'The two passwords are not the same.',
  });
});

it('the rules of another brand take the place of these', () => {
  const rules = [{ text: 'Four digits', holds: (password: string) => /^\d{4}$/.test(password) }];
  expect(newPasswordProblems({ password: '1234', confirmation: '1234' }, rules)).toEqual({});
});
