import { expect, it } from 'vitest';
import { isCommonPassword } from './commonPasswords';

it.each([
  ['a common password in any letter case', ['Password1', 'QWERTY123', 'tRuStNo1', '123456']],
  ['a common word with digits', ['Aurora123', 'Summer7', '99Dragon', 'Monkey!!1']],
  ['a common word with a year', ['Casino2024', '2027Casino', 'Welcome-2026']],
  ['letters replaced by digits and signs', ['P4ssw0rd!', 'Pa$$w0rd', '$ecret99', 'We1come1']],
  ['a word of this trade', ['Wingo2026', 'Av1ator!', 'Bitcoin1']],
])('(C13) refuses %s', (_, passwords) => {
  for (const password of passwords) expect(isCommonPassword(password), password).toBe(true);
});

it('(C13) refuses the brand’s name', () => {
  expect(isCommonPassword('Skadoosh88')).toBe(false);
  expect(isCommonPassword('Sk4doosh88', ['Skadoosh'])).toBe(true);
});

it.each(['', 'Correct-Horse-1', 'tulip-anchor-nine', 'Vq7!mZp2kLx4'])('accepts %j', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
