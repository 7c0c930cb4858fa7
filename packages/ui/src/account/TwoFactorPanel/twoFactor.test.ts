import { expect, it } from 'vitest';
import { inFours } from './twoFactor';

it('splits a key into groups of four characters', () => {
  expect(inFours('JBSWY3DPEH')).toEqual(['JBSW', 'Y3DP', 'EH']);
  expect(inFours('')).toEqual([]);
});
