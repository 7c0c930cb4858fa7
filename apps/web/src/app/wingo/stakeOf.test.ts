import { expect, test } from 'vitest';
import { stakeOf } from './stakeOf';

test('parses a saved stake', () => {
  expect(stakeOf('25.5')).toBe(25_500_000n);
});

test.each([null, '', '0', '0.001', '-1', 'ten', '1e9'])('rejects %s as a stake', (remembered) => {
  expect(stakeOf(remembered)).toBeUndefined();
});
