import { expect, test } from 'vitest';
import { stakeOf } from './stakeOf';

test('the stake that was remembered', () => {
  expect(stakeOf('25.5')).toBe(25_500_000n);
});

test.each([null, '', '0', '0.001', '-1', 'ten', '1e9'])('%s is no stake', (remembered) => {
  expect(stakeOf(remembered)).toBeUndefined();
});
