import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beaconPublicKey,
  beaconRoundFor,
  beaconTime,
  DRAND_QUICKNET,
  localBeacon,
  signBeacon,
  verifyBeacon,
} from './index';

/**
 * Round 1000 of drand quicknet, and the signature of another round. Source: the League of Entropy.
 */
const ROUND = 1_000;
const SIGNATURE =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
const ANOTHER =
  'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b';
const { publicKey } = DRAND_QUICKNET;

describe('(A1) the beacon', () => {
  it('accepts only the signature of the round, in upper or lower case', () => {
    expect(verifyBeacon(publicKey, ROUND, SIGNATURE)).toBe(true);
    expect(verifyBeacon(publicKey.toUpperCase(), ROUND, SIGNATURE.toUpperCase())).toBe(true);
    expect(verifyBeacon(publicKey, ROUND + 1, SIGNATURE)).toBe(false);
    expect(verifyBeacon(publicKey, ROUND, ANOTHER)).toBe(false);
  });

  it('refuses bytes that are not a point of the curve, and the point at infinity', () => {
    const infinity = (bytes: number) => `c0${'00'.repeat(bytes - 1)}`;
    expect(verifyBeacon(publicKey, ROUND, 'ff'.repeat(48))).toBe(false);
    expect(verifyBeacon('ff'.repeat(96), ROUND, SIGNATURE)).toBe(false);
    expect(verifyBeacon(publicKey, ROUND, infinity(48))).toBe(false);
    // With this key, the point at infinity would be a valid signature for every round.
    expect(verifyBeacon(infinity(96), ROUND, infinity(48))).toBe(false);
  });

  it('reports a malformed value by name', () => {
    expect(() => verifyBeacon(publicKey, ROUND, 'abc')).toThrow('not hexadecimal');
    expect(() => verifyBeacon(publicKey, ROUND, 'ab')).toThrow(
      'The signature of the beacon has 1 bytes instead of 48.',
    );
    expect(() => verifyBeacon('ab', ROUND, SIGNATURE)).toThrow('public key of the beacon');
  });

  it('keeps a cached key apart from other keys', () => {
    const secret = '11'.repeat(32);
    const own = signBeacon(secret, ROUND);
    expect(verifyBeacon(beaconPublicKey(secret), ROUND, own)).toBe(true);
    expect(verifyBeacon(publicKey, ROUND, own)).toBe(false);
    expect(verifyBeacon(beaconPublicKey(secret), ROUND, SIGNATURE)).toBe(false);
  });

  it('assigns a round the first beacon published at least 1 s after betting closes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(DRAND_QUICKNET, localBeacon('')),
        fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 }),
        (chain, closesAt) => {
          const round = beaconRoundFor(chain, closesAt);
          expect(beaconTime(chain, round)).toBeGreaterThanOrEqual(closesAt + 1_000);
          expect(beaconTime(chain, round - 1)).toBeLessThan(closesAt + 1_000);
        },
      ),
    );
  });

  it('numbers beacon rounds from 1 at the genesis, as drand does', () => {
    const { genesis, period } = DRAND_QUICKNET;
    expect(beaconTime(DRAND_QUICKNET, 1)).toBe(genesis * 1_000);
    expect(beaconTime(DRAND_QUICKNET, ROUND)).toBe((genesis + 999 * period) * 1_000);
    expect(beaconRoundFor(DRAND_QUICKNET, genesis * 1_000 - 1_000)).toBe(1);
    expect(beaconRoundFor(DRAND_QUICKNET, genesis * 1_000 - 999)).toBe(2);
    expect(beaconRoundFor(DRAND_QUICKNET, 0)).toBe(1);
  });
});
