import { describe, expect, it } from 'vitest';
import { verifyRound } from './verifyRound';

const COUNTED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const OF_COUNTED = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';

/** The published vectors (docs/fairness.md), made with Node's own crypto. */
const VECTORS = [
  [
    '202611211000000001',
    '0'.repeat(64),
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
    2,
  ],
  [
    '202611211000000001',
    'f'.repeat(64),
    'af9613760f72635fbdb44a5a0a63c39f12af30f950a6ee5c971be188e89c4051',
    6,
  ],
  ['202611211000000002', COUNTED, OF_COUNTED, 9],
  ['202611214000000144', COUNTED, OF_COUNTED, 4],
] as const;

describe('the published vectors', () => {
  it.each(VECTORS)('%s with the seed %s', (round, seed, commitment, digit) => {
    expect(verifyRound({ round, seed, commitment })).toEqual({ committed: true, digit });
  });
});

it('notices a seed that was not committed to', () => {
  const { committed } = verifyRound({
    round: '1',
    seed: 'f'.repeat(64),
    commitment: OF_COUNTED,
  });
  expect(committed).toBe(false);
});

it('says which seed it cannot read', () => {
  expect(() => verifyRound({ round: '1', seed: 'xyz', commitment: OF_COUNTED })).toThrow(
    "The seed 'xyz' is not hexadecimal.",
  );
});
