import { createHmac, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawDigit, type PublishedRound } from '../wingo';
import {
  beaconPublicKey,
  beaconRoundFor,
  beaconTime,
  commitmentOf,
  crashHundredths,
  DRAND_QUICKNET,
  FIRST_LINK,
  linkOf,
  localBeacon,
  randomnessOf,
  signBeacon,
  signReceipts,
  verifyBeacon,
  verifyReceipt,
  verifyRound,
  verifyRounds,
  wingoDigit,
  type BetStatement,
} from './index';

/** Published by the League of Entropy: two rounds of quicknet. */
const RECORDED = [
  [
    1000,
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
    'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  ],
  [
    657413,
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
    'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  ],
] as const;

describe('(A1) the beacon', () => {
  it.each(RECORDED)('round %d of drand verifies', (round, signature, randomness) => {
    expect(verifyBeacon(DRAND_QUICKNET.publicKey, round, signature)).toBe(true);
    expect(randomnessOf(signature)).toBe(randomness);
  });

  it('another round, another signature and bytes that are no point do not', () => {
    const [[round, signature], [, other]] = RECORDED;
    expect(verifyBeacon(DRAND_QUICKNET.publicKey, round + 1, signature)).toBe(false);
    expect(verifyBeacon(DRAND_QUICKNET.publicKey, round, other)).toBe(false);
    expect(verifyBeacon(DRAND_QUICKNET.publicKey, round, 'ff'.repeat(48))).toBe(false);
    expect(() => verifyBeacon(DRAND_QUICKNET.publicKey, round, 'abc')).toThrow('not hexadecimal');
    expect(() => verifyBeacon(DRAND_QUICKNET.publicKey, round, 'ab')).toThrow('1 bytes instead');
  });

  it('the round is the first one published at least 1 s after betting has closed', () => {
    const chains = [DRAND_QUICKNET, localBeacon('')];
    fc.assert(
      fc.property(
        fc.constantFrom(...chains),
        fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 }),
        (chain, closesAt) => {
          const round = beaconRoundFor(chain, closesAt);
          expect(beaconTime(chain, round)).toBeGreaterThanOrEqual(closesAt + 1_000);
          expect(beaconTime(chain, round - 1)).toBeLessThan(closesAt + 1_000);
        },
      ),
    );
  });
});

const SECRET = '11'.repeat(32);
const CHAIN = localBeacon(beaconPublicKey(SECRET));
const CLOSES_AT = 1_795_000_000_000;

/** A round that was drawn as it should be. */
function drawnRound(place: number, before: string): PublishedRound {
  const serverSeed = place.toString(16).padStart(64, '0');
  const commitment = commitmentOf(serverSeed);
  const round = beaconRoundFor(CHAIN, CLOSES_AT);
  const signature = signBeacon(SECRET, round);
  const roundNumber = `2026112210001${String(place).padStart(4, '0')}`;
  return {
    ...{ roundNumber, place, closesAt: CLOSES_AT, commitment, serverSeed, voidReason: null },
    link: linkOf(before, commitment),
    beacon: { source: 'local', publicKey: CHAIN.publicKey, round, signature },
    digit: wingoDigit(serverSeed, roundNumber, randomnessOf(signature)),
  };
}

const first = drawnRound(1, FIRST_LINK);
const second = drawnRound(2, first.link);
const beacon = first.beacon ?? expect.fail('the round has no beacon');

describe('(A1) a round', () => {
  it('that was drawn as it should be is fair, step by step', () => {
    const { fair, steps } = verifyRound(first);
    expect(fair).toBe(true);
    expect(steps.map(({ name }) => name)).toEqual([
      'commitment',
      'beacon-schedule',
      'beacon-key',
      'beacon-signature',
      'result',
      'link',
    ]);
  });

  it.each<[string, Partial<PublishedRound>]>([
    ['commitment', { serverSeed: 'ab'.repeat(32) }],
    ['beacon-schedule', { closesAt: CLOSES_AT + 60_000 }],
    ['beacon-schedule', { beacon: { ...beacon, round: beacon.round + 1 } }],
    ['beacon-key', { beacon: { ...beacon, source: 'drand' } }],
    ['beacon-signature', { beacon: { ...beacon, signature: signBeacon('22'.repeat(32), 7) } }],
    ['result', { digit: ((first.digit ?? 0) === 9 ? 0 : 9) as 0 | 9 }],
    ['result', { digit: null }],
    ['result', { beacon: { ...beacon, signature: null } }],
    ['commitment', { serverSeed: null }],
    ['link', { link: second.link }],
  ])('with another %s is not', (name, change) => {
    const { fair, steps } = verifyRound({ ...first, ...change });
    expect(fair).toBe(false);
    expect(steps.filter(({ ok }) => !ok).map((each) => each.name)).toContain(name);
  });

  it('that was called off is fair with its seed and without a result', () => {
    const off: PublishedRound = {
      ...first,
      ...{ digit: null, voidReason: 'no-beacon', beacon: { ...beacon, signature: null } },
    };
    expect(verifyRound(off).fair).toBe(true);
  });

  it('from before there was a beacon is drawn by its number alone', () => {
    const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
    expect(wingoDigit(seed, '202611211000000002', undefined)).toBe(9);
    expect(wingoDigit(seed, '202611214000000144', undefined)).toBe(4);
  });

  it('draws what Node computes by itself', () => {
    const randomness = randomnessOf(beacon.signature ?? '');
    const key = Buffer.from(first.serverSeed ?? '', 'hex');
    const digit = drawDigit(
      (message) => createHmac('sha256', key).update(message).digest(),
      `${first.roundNumber}:${randomness}`,
    );
    expect(first.digit).toBe(digit);
  });
});

describe('(A1) the chain of rounds', () => {
  it('is whole when each round links to the one before', () => {
    expect(verifyRounds([second, first])).toMatchObject({ fair: true, gaps: [] });
  });

  it('shows a round that was taken out, replaced or told twice', () => {
    const third = drawnRound(3, second.link);
    expect(verifyRounds([first, third])).toMatchObject({ fair: false, gaps: [2] });
    expect(verifyRounds([first, second, second])).toMatchObject({ fair: false, gaps: [2] });
    const replaced = drawnRound(2, FIRST_LINK);
    expect(verifyRounds([first, replaced, third]).fair).toBe(false);
  });
});

describe('crash', () => {
  it('is at least 1.00 and returns 99% in the long run', () => {
    const at = (n: number) =>
      crashHundredths('aa'.repeat(32), `round-${n}`, n.toString(16).padStart(64, '0'));
    const all = Array.from({ length: 4_000 }, (_, n) => at(n));
    expect(all.every((hundredths) => hundredths >= 100n)).toBe(true);
    // Cashing out at 2.00 wins with a chance of 0.495.
    const won = all.filter((hundredths) => hundredths >= 200n).length;
    expect(won / all.length).toBeCloseTo(0.495, 1);
  });
});

describe('(A3) receipts', () => {
  const seed = Buffer.from('33'.repeat(32), 'hex');
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key)
    .export({ format: 'der', type: 'spki' })
    .subarray(-32)
    .toString('hex');
  const signText = (text: string) => sign(null, Buffer.from(text), key).toString('hex');
  const betOf = (n: number): BetStatement => ({
    ...{ betId: String(n), roundNumber: first.roundNumber, commitment: first.commitment },
    ...{ beaconRound: beacon.round, betType: 'color', betValue: 'green', amount: '1' },
  });

  it('of any number of bets share a signature, and each verifies by itself', () => {
    for (const count of [1, 2, 3, 5, 8, 200]) {
      const bets = Array.from({ length: count }, (_, n) => betOf(n));
      const proofs = signReceipts(bets, signText);
      const some = [0, Math.floor(count / 2), count - 1];
      for (const n of some) {
        const [bet, proof] = [bets[n], proofs[n]];
        if (bet === undefined || proof === undefined) throw new Error('A bet has no proof.');
        expect(verifyReceipt(bet, proof, publicKey)).toBe(true);
        expect(verifyReceipt({ ...bet, amount: '2' }, proof, publicKey)).toBe(false);
        expect(verifyReceipt(betOf(count), proof, publicKey)).toBe(false);
        expect(verifyReceipt(bet, proof, '44'.repeat(32))).toBe(false);
      }
    }
    expect(signReceipts([], signText)).toEqual([]);
  });
});
