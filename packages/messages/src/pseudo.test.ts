import { expect, test } from 'vitest';
import { argumentsOf } from './arguments.ts';
import { pseudo } from './pseudo.ts';

test('makes texts accented, in brackets, and at least 40 % longer', () => {
  const text = 'Withdraw your balance';
  expect(pseudo(text)).toMatch(/^\[Ŵîţĥðŕåŵ ýöûŕ ƀåļåñçé .+\]$/);
  expect(pseudo(text).length).toBeGreaterThanOrEqual(text.length * 1.4);
});

test('keeps arguments and the words of plural forms', () => {
  const text = pseudo('{count, plural, one {# bet} other {# bets}} of {name}');
  expect([...argumentsOf(text).keys()]).toEqual(['count', 'name']);
  expect(text).toContain('ƀéţš');
});
