import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  beaconPublicKey,
  DRAND_QUICKNET,
  FIRST_LINK,
  linkOf,
  parseBetEvidence,
  parsePublishedRound,
  randomnessOf,
  signBeacon,
  verifyBet,
  verifyRound,
  verifyRounds,
  type BetEvidence,
  type BetReceipt,
  type Expected,
  type PublishedRound,
} from './index';
import type { NoValue } from '../wingo';

const file = new URL('../../../../docs/fairness-vectors.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8')) as {
  rounds: unknown[];
  receipts: { publicKey: string; bets: unknown[] };
  seal: { round: unknown; bets: unknown[] };
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
    // A server that can change the close of betting could choose among a minute's beacons.
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
    // The close determines the drand round, even if the server claims a different schedule.
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

  it('accepts only the beacon key that the player passes', () => {
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
    ['the beacon exists', { ...noBeacon, beacon: { ...beacon, round: 95_334_507 } }],
    ['the round never had a beacon', { ...noBeacon, beacon: null }],
    ['the seed exists', { ...seedLost, serverSeed: noBeacon.serverSeed, beacon }],
    ['the round has a result', { ...noBeacon, digit: 3 }],
    ['no reason is given', { ...noBeacon, voidReason: null }],
  ])('is not fair without a valid reason: %s', (_, round) => {
    expect(failures(round)).toContain('result');
  });

  it('may lack its seed only if the seed is lost', () => {
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

  it('is fair without beacons if it never had a beacon', () => {
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
    'is not fair with round %s without a beacon, because beacons were introduced later',
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

  it('is not fair if a round without a beacon follows a round with a beacon', () => {
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

  it('is fair if it is empty', () => {
    expect(verifyRounds([])).toMatchObject({ fair: true, verdicts: [] });
  });
});

describe('(A2) a sealed round', () => {
  const sealed = parsePublishedRound(vectors.seal.round);
  const root = sealed.seal?.root ?? expect.fail('the round has no root');
  const rootStep = (round: PublishedRound) =>
    verifyRound(round).steps.find(({ name }) => name === 'root');

  it('is fair with its root', () => {
    expect(failures(sealed)).toEqual([]);
    expect(rootStep(sealed)).toBeUndefined();
  });

  it.each(['20261201100010001', '20261202100040144', '20270101100010001', 'any-other-name'])(
    'is not fair as round %s without a root',
    (roundNumber) => {
      const step = {
        name: 'root',
        ok: false,
        from: [['roundNumber', roundNumber]],
        computed: { code: 'rootDue' },
        published: { code: 'noRoot' },
      };
      expect(rootStep({ ...sealed, roundNumber, seal: null })).toEqual(step);
      expect(rootStep({ ...sealed, roundNumber, seal: { bets: 7, root: null } })).toEqual(step);
      expect(verifyRounds([{ ...sealed, seal: null }]).fair).toBe(false);
    },
  );

  it.each(['20261130100011440', '20261130100040144', '20261122100010481'])(
    'may lack its root as round %s, because roots were introduced later',
    (roundNumber) => {
      expect(rootStep({ ...sealed, roundNumber, seal: null })).toBeUndefined();
    },
  );

  it('is not fair with a result but without a root, even if roots were introduced later', () => {
    expect(failures({ ...drawn, seal: { bets: 7, root: null } })).toEqual(['root']);
  });

  const noRoot: PublishedRound = {
    ...sealed,
    digit: null,
    voidReason: 'no-root',
    seal: { bets: 7, root: null },
  };

  it('is fair if it was voided because its root was late', () => {
    expect(failures(noRoot)).toEqual([]);
    const unsigned = sealed.beacon && { ...sealed.beacon, signature: null };
    expect(failures({ ...noRoot, beacon: unsigned })).toEqual([]);
    expect(failures({ ...noRoot, serverSeed: null })).toEqual(['commitment']);
    expect(failures({ ...noRoot, serverSeed: null, voidReason: 'seed-lost' })).toEqual([]);
  });

  it('is not fair if it has a root but was voided for a late root', () => {
    expect(failures({ ...noRoot, seal: sealed.seal })).toEqual(['result']);
    expect(failures({ ...noRoot, seal: null })).toEqual(['result', 'root']);
    const { steps } = verifyRound({ ...noRoot, seal: sealed.seal });
    expect(steps.find(({ name }) => name === 'result')).toMatchObject({
      computed: { code: 'noVoidReason' },
      published: { code: 'voidNoRoot' },
    });
  });

  it('is not fair if its root differs from the root that the player kept', () => {
    expect(failures(sealed, undefined, { keptRoot: root.toUpperCase() })).toEqual([]);
    const keptRoot = 'ab'.repeat(32);
    expect(failures(sealed, undefined, { keptRoot })).toEqual(['root-kept']);
    const { steps } = verifyRound(sealed, undefined, { keptRoot });
    expect(steps.at(-1)).toMatchObject({ computed: keptRoot, published: root });
  });

  it('is not fair if it was voided without a root although the player kept a root', () => {
    expect(failures(noRoot, undefined, { keptRoot: root })).toEqual(['root-kept']);
  });
});

describe('(A2) a bet of a sealed round', () => {
  const round = parsePublishedRound(vectors.seal.round);
  const { publicKey } = vectors.receipts;
  const bets = vectors.seal.bets.map(parseBetEvidence);
  const [first] = bets;
  if (!first?.receipt) throw new Error('The vector has no receipt.');
  const { receipt } = first;

  function failed(evidence: BetEvidence, of = round, expected?: Expected) {
    const { fair, steps } = verifyBet(of, evidence, publicKey, undefined, expected);
    const names = steps.filter(({ ok }) => !ok).map(({ name }) => name);
    expect(fair).toBe(names.length === 0);
    return names;
  }

  it('is fair under the root, with and without its receipt', () => {
    for (const evidence of bets) expect(failed(evidence)).toEqual([]);
    const { steps } = verifyBet(round, first, publicKey);
    expect(steps.slice(-5).map(({ name }) => name)).toEqual([
      'receipt-signature',
      'receipt-commitment',
      'receipt-beacon',
      'receipt-time',
      'receipt-root',
    ]);
    expect(steps.at(-1)).toMatchObject({
      computed: round.seal?.root,
      from: [
        ['bet', '2001 · 10 USDT · color · green · 20261201100010001'],
        ['betNumber', '0'],
        ['betCount', '7'],
      ],
    });
    expect(bets[4]?.receipt).toBeNull();
    const unsigned = verifyBet(round, bets[4] ?? first, publicKey).steps.map(({ name }) => name);
    expect(unsigned.filter((name) => name.startsWith('receipt-'))).toEqual(['receipt-root']);
  });

  it('fails if the bet is not under the root', () => {
    expect(failed({ ...first, rootPath: bets[1]?.rootPath ?? null })).toEqual(['receipt-root']);
    expect(failed({ ...first, rootPath: null })).toEqual(['receipt-root']);
    const other = { bets: 7, root: 'ab'.repeat(32) };
    expect(failed(first, { ...round, seal: other })).toEqual(['receipt-root']);
    const last = bets[6] ?? expect.fail('The vector has fewer bets.');
    const eight = { bets: 8, root: round.seal?.root ?? '' };
    expect(failed(last, { ...round, seal: eight })).toEqual(['receipt-root']);
  });

  it('fails if a late bet shares the number of a sealed bet', () => {
    const late: BetEvidence = { ...first, receipt: null, bet: { ...first.bet, id: '9999' } };
    expect(failed(late)).toEqual(['receipt-root']);
  });

  it('fails if the bet is on another round', () => {
    const other = { ...round, roundNumber: '20261201100010002' };
    const { steps } = verifyBet(other, { ...first, receipt: null }, publicKey);
    expect(steps.at(-1)).toMatchObject({ name: 'receipt-root', computed: { code: 'invalid' } });
  });

  it('fails if the server signed no time and no number, although the round is sealed', () => {
    const former = {
      bet: { ...receipt.bet, number: null },
      proof: { ...receipt.proof, at: null },
    };
    expect(failed({ ...first, receipt: former })).toEqual(['receipt-signature', 'receipt-root']);
  });

  it.each([0, 1, 60_000])(
    'fails if its receipt was signed %d ms after betting closed',
    (milliseconds) => {
      const at = round.closesAt + milliseconds;
      const late = { ...receipt, proof: { ...receipt.proof, at } };
      expect(failed({ ...first, receipt: late })).toContain('receipt-time');
    },
  );

  it('may be accepted until the last millisecond of betting', () => {
    const at = round.closesAt - 1;
    const proof = { ...receipt.proof, at };
    expect(failed({ ...first, receipt: { ...receipt, proof } })).toEqual(['receipt-signature']);
  });

  it('names the former key that signed its receipt', () => {
    const until = receipt.proof.at ?? expect.fail('the receipt has no time');
    const keys = { receiptKey: '44'.repeat(32), formerReceiptKeys: [{ publicKey, until }] };
    const { fair, steps } = verifyBet(round, first, keys);
    expect(fair).toBe(true);
    expect(steps.find(({ name }) => name === 'receipt-signature')?.from.slice(1)).toEqual([
      ['publicKey', publicKey],
      ['formerKeyUntil', new Date(until).toISOString()],
    ]);
  });

  it('needs no path in a round that was voided without a root', () => {
    const voided = {
      ...round,
      digit: null,
      voidReason: 'no-root' as const,
      seal: { bets: 7, root: null },
    };
    expect(failed({ ...first, rootPath: null }, voided)).toEqual([]);
  });

  it('fails if the root differs from the root that the player kept', () => {
    const keptRoot = 'ab'.repeat(32);
    expect(failed(first, round, { keptRoot })).toEqual(['root-kept']);
  });
});

describe('(A4) a bet', () => {
  const { publicKey, bets } = vectors.receipts;
  const evidence = parseBetEvidence(bets[0]);
  const receipt = evidence.receipt ?? expect.fail('the vector has no receipt');
  const withReceipt = (fields: Partial<BetReceipt['bet']>): BetEvidence => ({
    ...evidence,
    receipt: { ...receipt, bet: { ...receipt.bet, ...fields } },
  });

  function failed(...args: Parameters<typeof verifyBet>) {
    const { fair, steps } = verifyBet(...args);
    const names = steps.filter(({ ok }) => !ok).map(({ name }) => name);
    expect(fair).toBe(names.length === 0);
    return names;
  }

  it('is verified together with its round', () => {
    const { fair, steps } = verifyBet(last, evidence, publicKey, seedLost.link);
    expect(fair).toBe(true);
    expect(steps.slice(-3).map(({ name }) => name)).toEqual([
      'receipt-signature',
      'receipt-commitment',
      'receipt-beacon',
    ]);
  });

  it('reports the bet and the key of its receipt', () => {
    const { betId, amount, betType, betValue, roundNumber } = receipt.bet;
    const [signature] = verifyBet(last, evidence, publicKey).steps.slice(-3);
    expect(signature?.from).toEqual([
      ['bet', `${betId} · ${amount} USDT · ${betType} · ${betValue} · ${roundNumber}`],
      ['publicKey', publicKey],
    ]);
    const old = withReceipt({ beaconRound: null });
    expect(verifyBet(last, old, publicKey).steps.at(-1)).toMatchObject({
      name: 'receipt-beacon',
      computed: { code: 'noBeacon' },
      published: String(last.beacon?.round),
    });
  });

  it('fails if the round was drawn from values other than those in the receipt', () => {
    expect(failed(drawn, evidence, publicKey)).toEqual([
      'receipt-signature',
      'receipt-commitment',
      'receipt-beacon',
    ]);
    expect(failed({ ...last, beacon: null }, evidence, publicKey)).toContain('receipt-beacon');
  });

  it('fails if the receipt is for another round, even with the same seed and beacon', () => {
    const roundNumber = String(BigInt(last.roundNumber) + 1n);
    const expected = { anySchedule: true };
    expect(failed(last, evidence, publicKey, undefined, expected)).toEqual([]);
    expect(failed({ ...last, roundNumber }, evidence, publicKey, undefined, expected)).toContain(
      'receipt-signature',
    );
    const { steps } = verifyBet({ ...last, roundNumber }, evidence, publicKey);
    expect(steps.at(-3)).toMatchObject({ ok: false, computed: { code: 'invalid' } });
  });

  it('fails if the receipt is for another bet or key', () => {
    const dearer = withReceipt({ amount: '1000' });
    expect(failed(last, dearer, publicKey)).toEqual(['receipt-signature']);
    expect(failed(last, evidence, '44'.repeat(32))).toEqual(['receipt-signature']);
    const { steps } = verifyBet(last, dearer, publicKey);
    expect(steps.find(({ name }) => name === 'receipt-signature')).toMatchObject({
      computed: { code: 'invalid' },
    });
  });
});
