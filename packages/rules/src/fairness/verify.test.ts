import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  beaconPublicKey,
  DRAND_QUICKNET,
  FIRST_LINK,
  linkOf,
  parseBetReceipt,
  parsePublishedRound,
  randomnessOf,
  signBeacon,
  verifyBet,
  verifyRound,
  verifyRounds,
  type Expected,
  type PublishedRound,
} from './index';
import type { NoValue } from '../wingo';

const file = new URL('../../../../docs/fairness-vectors.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8')) as {
  rounds: unknown[];
  receipts: { publicKey: string; bets: unknown[] };
};
const rounds = vectors.rounds.map(parsePublishedRound);
const at = (place: number) => rounds[place - 1] ?? expect.fail(`no vector at ${place}`);

const [old, drawn, noBeacon, seedLost, last] = [at(1), at(2), at(3), at(4), at(5)];
const beacon = drawn.beacon ?? expect.fail('the round has no beacon');

function failures(round: PublishedRound, before?: string | null, expected?: Expected) {
  const { fair, steps } = verifyRound(round, before, expected);
  const failed = steps.filter(({ ok }) => !ok).map(({ name }) => name);
  expect(fair).toBe(failed.length === 0);
  return failed;
}

describe('(A1) a round', () => {
  it('is fair in every step if it was drawn correctly', () => {
    expect(failures(drawn, old.link)).toEqual([]);
    expect(verifyRound(drawn, old.link).steps.map(({ name }) => name)).toEqual([
      'commitment',
      'close',
      'beacon-schedule',
      'beacon-signature',
      'result',
      'link',
    ]);
  });

  const digit = drawn.digit === 9 ? 0 : 9;
  it.each<[step: string, change: Partial<PublishedRound>]>([
    ['commitment', { serverSeed: 'ab'.repeat(32) }],
    ['commitment', { serverSeed: null }],
    ['close', { closesAt: drawn.closesAt + 60_000 }],
    // A server that can change the close of betting can choose among the beacons of a minute.
    ['close', { closesAt: drawn.closesAt + 1, beacon: { ...beacon, round: beacon.round + 1 } }],
    ['close', { roundNumber: '20261122100010482' }],
    ['close', { roundNumber: 'any-other-name' }],
    ['beacon-key', { beacon: { ...beacon, source: 'drand' } }],
    ['beacon-schedule', { beacon: { ...beacon, round: beacon.round + 1 } }],
    ['beacon-signature', { beacon: { ...beacon, signature: last.beacon?.signature ?? '' } }],
    ['beacon-signature', { beacon: { ...beacon, publicKey: beaconPublicKey('22'.repeat(32)) } }],
    ['result', { digit }],
    ['result', { digit: null }],
    ['result', { voidReason: 'no-beacon' }],
    ['result', { beacon: { ...beacon, signature: null } }],
    ['result', { beacon: null }],
    ['link', { link: last.link }],
    ['link', { commitment: last.commitment }],
    // The close determines the drand round, even if the server claims another schedule.
    ['beacon-schedule', { beacon: { ...beacon, source: 'drand' } }],
  ])('is not fair with another %s (%#)', (step, change) => {
    expect(failures({ ...drawn, ...change }, old.link)).toContain(step);
  });

  it('is not fair if the previous round is missing', () => {
    expect(failures(drawn, null)).toEqual(['link']);
    expect(failures(drawn, seedLost.link)).toEqual(['link']);
    // The first round has no previous link, so a claimed one is ignored.
    expect(failures(old, drawn.link)).toEqual([]);
    expect(failures({ ...old, place: 2 }, drawn.link)).toEqual(['link']);
  });

  it('reports computed, input and published values of each step', () => {
    const { steps } = verifyRound({ ...drawn, serverSeed: 'ab'.repeat(32) });
    expect(steps.find(({ name }) => name === 'commitment')).toEqual({
      name: 'commitment',
      ok: false,
      from: [['serverSeed', 'ab'.repeat(32)]],
      computed: expect.stringMatching(/^[\da-f]{64}$/) as string,
      published: drawn.commitment,
    });
  });

  it('names the inputs of each step', () => {
    const { steps } = verifyRound(drawn, old.link);
    const closed = new Date(drawn.closesAt).toISOString();
    const randomness = randomnessOf(beacon.signature ?? '');
    expect(steps.map(({ name, from }) => [name, from])).toEqual([
      ['commitment', [['serverSeed', drawn.serverSeed]]],
      ['close', [['roundNumber', drawn.roundNumber]]],
      ['beacon-schedule', [['bettingClosed', closed]]],
      [
        'beacon-signature',
        [
          ['beaconRound', String(beacon.round)],
          ['publicKey', beacon.publicKey],
        ],
      ],
      [
        'result',
        [
          ['serverSeed', drawn.serverSeed],
          ['message', `${drawn.roundNumber}:${randomness}`],
        ],
      ],
      [
        'link',
        [
          ['linkBefore', old.link],
          ['commitment', drawn.commitment],
        ],
      ],
    ]);
  });

  it.each<
    [
      change: Partial<PublishedRound>,
      step: string,
      computed: string | NoValue,
      published: string | NoValue,
    ]
  >([
    [{ serverSeed: null }, 'commitment', { code: 'noSeed' }, drawn.commitment],
    [{ serverSeed: null }, 'result', { code: 'noSeed' }, String(drawn.digit)],
    [
      { roundNumber: 'x' },
      'close',
      { code: 'notInNumber' },
      new Date(drawn.closesAt).toISOString(),
    ],
    [
      { beacon: { ...beacon, signature: last.beacon?.signature ?? '' } },
      ...(['beacon-signature', { code: 'invalid' }, last.beacon?.signature ?? ''] as const),
    ],
    [{ digit: null }, 'result', { code: 'resultOrReason' }, { code: 'neither' }],
    [{ voidReason: 'no-beacon' }, 'result', { code: 'voidNoBeacon' }, String(drawn.digit)],
    [
      { digit: null, voidReason: 'no-beacon' },
      ...(['result', { code: 'noVoidReason' }, { code: 'voidNoBeacon' }] as const),
    ],
    [
      { digit: null, voidReason: 'no-beacon', serverSeed: null },
      ...(['result', { code: 'voidSeedLost' }, { code: 'voidNoBeacon' }] as const),
    ],
    [
      { digit: null, voidReason: 'seed-lost', beacon: { ...beacon, signature: null } },
      ...(['result', { code: 'voidNoBeacon' }, { code: 'voidSeedLost' }] as const),
    ],
    [
      { beacon: { ...beacon, signature: null } },
      ...(['result', { code: 'noSignature' }, String(drawn.digit)] as const),
    ],
  ])('with %j reports a problem with its %s: %j', (change, name, computed, published) => {
    const { steps } = verifyRound({ ...drawn, ...change });
    expect(steps.find((step) => step.name === name)).toMatchObject({ computed, published });
  });

  it('reports the place of a missing previous round', () => {
    const { steps } = verifyRound(drawn, null);
    expect(steps.at(-1)).toMatchObject({
      computed: { code: 'noRound', place: 1 },
      published: drawn.link,
    });
  });

  it('requires the key that the League of Entropy publishes for drand', () => {
    const other = signBeacon('11'.repeat(32), beacon.round);
    const posing = { ...drawn, beacon: { ...beacon, source: 'drand' as const, signature: other } };
    const step = verifyRound(posing).steps.find(({ name }) => name === 'beacon-key');
    expect(step).toMatchObject({ ok: false, computed: DRAND_QUICKNET.publicKey });
  });

  it('requires the beacon key that the player passes', () => {
    const beaconKey = beacon.publicKey.toUpperCase();
    expect(failures(drawn, old.link, { beaconKey })).toEqual([]);
    const drandOnly = { beaconKey: DRAND_QUICKNET.publicKey };
    expect(failures(drawn, old.link, drandOnly)).toEqual(['beacon-key']);
  });

  it('may close at any time if any schedule is allowed', () => {
    const faster = { ...drawn, closesAt: drawn.closesAt - 400 };
    expect(failures(faster)).toEqual(['close']);
    expect(failures(faster, undefined, { anySchedule: true })).toEqual([]);
  });
});

describe('(A1) a voided round', () => {
  it('is fair with its seed if the beacon is missing, and without the seed if that is lost', () => {
    expect(failures(noBeacon, drawn.link)).toEqual([]);
    expect(failures(seedLost, noBeacon.link)).toEqual([]);
  });

  it.each<[why: string, round: PublishedRound]>([
    ['its beacon came', { ...noBeacon, beacon: { ...beacon, round: 95_334_507 } }],
    ['it never had a beacon', { ...noBeacon, beacon: null }],
    ['its seed is there', { ...seedLost, serverSeed: noBeacon.serverSeed, beacon }],
    ['it has a result', { ...noBeacon, digit: 3 }],
    ['no reason is given', { ...noBeacon, voidReason: null }],
  ])('is not fair without a valid reason: %s', (_, round) => {
    expect(failures(round)).toContain('result');
  });

  it('may omit its seed only if the seed is lost', () => {
    expect(failures({ ...noBeacon, serverSeed: null }, drawn.link)).toEqual(['commitment']);
  });
});

describe('(A1) a chain of rounds', () => {
  it('is fair in any order, and with overlapping pages', () => {
    const verdict = verifyRounds([...rounds].reverse().concat(drawn, last));
    expect(verdict).toMatchObject({ fair: true, gaps: [], doubled: [], renumbered: [] });
    expect(verdict.verdicts.map(({ roundNumber }) => roundNumber)).toEqual(
      rounds.map(({ roundNumber }) => roundNumber),
    );
  });

  it('reports removed rounds, for any size of the gap', () => {
    expect(verifyRounds([old, last])).toMatchObject({ fair: false, gaps: [{ from: 2, to: 4 }] });
    const far = { ...old, place: Number.MAX_SAFE_INTEGER };
    const gaps = [{ from: 2, to: Number.MAX_SAFE_INTEGER - 1 }];
    expect(verifyRounds([old, far])).toMatchObject({ fair: false, gaps });
  });

  it('detects a replaced round by its link', () => {
    const replaced = { ...old, commitment: last.commitment, serverSeed: last.serverSeed };
    const { fair, verdicts } = verifyRounds([replaced, drawn]);
    expect(fair).toBe(false);
    expect(verdicts[0]?.steps.filter(({ ok }) => !ok).map(({ name }) => name)).toContain('link');
  });

  it('detects a round replaced together with its link by the next round', () => {
    const { commitment, serverSeed } = last;
    const replaced = { ...old, commitment, serverSeed, link: linkOf(FIRST_LINK, commitment) };
    const [first, second] = verifyRounds([replaced, drawn]).verdicts;
    const failed = (verdict = first) =>
      verdict?.steps.filter(({ ok }) => !ok).map(({ name }) => name);
    expect(failed(first)).not.toContain('link');
    expect(failed(second)).toEqual(['link']);
  });

  it('is fair without beacons if it never had any', () => {
    const next = { ...old, roundNumber: '20261122100010481', place: 2 };
    const later = { ...next, link: linkOf(old.link, old.commitment) };
    expect(verifyRounds([old, later]).verdicts[1]?.steps.map(({ name }) => name)).not.toContain(
      'beacon-schedule',
    );
  });

  it('reports a round published in two versions, and a repeated round number', () => {
    const another = { ...drawn, digit: null, voidReason: 'no-beacon' as const };
    expect(verifyRounds([drawn, another])).toMatchObject({ fair: false, doubled: [2] });
    const again = { ...noBeacon, roundNumber: drawn.roundNumber };
    const renumbered = [drawn.roundNumber];
    expect(verifyRounds([drawn, again])).toMatchObject({ fair: false, renumbered });
  });

  it.each(['20261123100010001', '20261201100020480', '20270101100040144', '202612011000000001'])(
    'is not fair with round %s without a beacon, even if no earlier round had one',
    (roundNumber) => {
      const late = { ...old, roundNumber };
      const { steps, fair } = verifyRound(late);
      expect(fair).toBe(false);
      expect(steps.find(({ name }) => name === 'beacon-schedule')).toEqual({
        name: 'beacon-schedule',
        ok: false,
        from: [['roundNumber', roundNumber]],
        computed: { code: 'beaconDue' },
        published: { code: 'noBeacon' },
      });
      expect(verifyRounds([late]).fair).toBe(false);
      expect(verifyRounds([late], { anySchedule: true }).fair).toBe(false);
    },
  );

  it.each(['20261121100010001', '20261122100011440', '202611221000000001'])(
    'is fair with round %s without a beacon, because beacons came later',
    (roundNumber) => {
      expect(failures({ ...old, roundNumber })).not.toContain('beacon-schedule');
    },
  );

  it.each(['any-other-name', '1', '', '2026'])(
    'is not fair without a beacon if the number %j does not prove the age of the round',
    (roundNumber) => {
      expect(failures({ ...old, roundNumber })).toContain('beacon-schedule');
    },
  );

  it('is not fair if a round without a beacon follows one with a beacon', () => {
    const without = { ...old, place: 6, link: last.link };
    const { verdicts } = verifyRounds([last, without]);
    expect(verdicts[1]?.steps.find(({ name }) => name === 'beacon-schedule')).toMatchObject({
      ok: false,
      computed: { code: 'beaconExpected' },
      published: { code: 'noBeacon' },
    });
  });

  it('is not fair if its first round lacks a required beacon', () => {
    expect(verifyRounds([old]).fair).toBe(true);
    expect(verifyRounds([old], { needsBeacon: true }).fair).toBe(false);
  });

  it('is not fair with several chain faults, even if each round is fair', () => {
    const verifyFairRounds = (...chain: PublishedRound[]) => {
      const verdict = verifyRounds(chain, { anySchedule: true });
      expect(verdict.verdicts.every(({ fair }) => fair)).toBe(true);
      return verdict;
    };
    const otherwise = { ...noBeacon, link: last.link };
    expect(verifyFairRounds(old, noBeacon, otherwise)).toMatchObject({
      fair: false,
      gaps: [{ from: 2, to: 2 }],
      doubled: [3],
      renumbered: [],
    });
    const again = { ...noBeacon, place: 4, roundNumber: drawn.roundNumber };
    expect(verifyFairRounds(drawn, again)).toMatchObject({
      fair: false,
      gaps: [{ from: 3, to: 3 }],
      doubled: [],
      renumbered: [drawn.roundNumber],
    });
  });

  it('is fair without rounds', () => {
    expect(verifyRounds([])).toMatchObject({ fair: true, verdicts: [] });
  });
});

describe('(A4) a bet', () => {
  const { publicKey, bets } = vectors.receipts;
  const receipt = parseBetReceipt(bets[0]) ?? expect.fail('the vector has no receipt');

  function failed(...args: Parameters<typeof verifyBet>) {
    const { fair, steps } = verifyBet(...args);
    const names = steps.filter(({ ok }) => !ok).map(({ name }) => name);
    expect(fair).toBe(names.length === 0);
    return names;
  }

  it('is verified together with its round', () => {
    const { fair, steps } = verifyBet(last, receipt, publicKey, seedLost.link);
    expect(fair).toBe(true);
    expect(steps.slice(-3).map(({ name }) => name)).toEqual([
      'receipt-signature',
      'receipt-commitment',
      'receipt-beacon',
    ]);
  });

  it('reports the bet and the key of its receipt', () => {
    const { betId, amount, betType, betValue, roundNumber } = receipt.bet;
    const [signature] = verifyBet(last, receipt, publicKey).steps.slice(-3);
    expect(signature?.from).toEqual([
      ['bet', `${betId} · ${amount} USDT · ${betType} · ${betValue} · ${roundNumber}`],
      ['publicKey', publicKey],
    ]);
    const old = { ...receipt, bet: { ...receipt.bet, beaconRound: null } };
    expect(verifyBet(last, old, publicKey).steps.at(-1)).toMatchObject({
      name: 'receipt-beacon',
      computed: { code: 'noBeacon' },
      published: String(last.beacon?.round),
    });
  });

  it('fails if the round was drawn from values other than those in the receipt', () => {
    expect(failed(drawn, receipt, publicKey)).toEqual([
      'receipt-signature',
      'receipt-commitment',
      'receipt-beacon',
    ]);
    expect(failed({ ...last, beacon: null }, receipt, publicKey)).toContain('receipt-beacon');
  });

  it('fails if the receipt is for another round, even with the same seed and beacon', () => {
    const roundNumber = String(BigInt(last.roundNumber) + 1n);
    const expected = { anySchedule: true };
    expect(failed(last, receipt, publicKey, undefined, expected)).toEqual([]);
    expect(failed({ ...last, roundNumber }, receipt, publicKey, undefined, expected)).toContain(
      'receipt-signature',
    );
    const { steps } = verifyBet({ ...last, roundNumber }, receipt, publicKey);
    expect(steps.at(-3)).toMatchObject({ ok: false, computed: { code: 'invalid' } });
  });

  it('fails if the receipt is for another bet or key', () => {
    const dearer = { ...receipt, bet: { ...receipt.bet, amount: '1000' } };
    expect(failed(last, dearer, publicKey)).toEqual(['receipt-signature']);
    expect(failed(last, receipt, '44'.repeat(32))).toEqual(['receipt-signature']);
    const { steps } = verifyBet(last, dearer, publicKey);
    expect(steps.find(({ name }) => name === 'receipt-signature')).toMatchObject({
      computed: { code: 'invalid' },
    });
  });
});
