import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toDecimal } from '../money';
import { betTexts, COLORS, DIGITS, parseBet, returnToPlayer, type Digit } from '../wingo';
import {
  beaconPublicKey,
  betSteps,
  commitmentOf,
  crashHundredths,
  DRAND_QUICKNET,
  parseBetEvidence,
  parseBetReceipt,
  parsePublishedRound,
  randomnessOf,
  signBeacon,
  verifyBeacon,
  verifyBet,
  verifyReceipt,
  verifyRounds,
  wingoDigit,
} from './index';

const docs = (file: string) =>
  readFileSync(new URL(`../../../../docs/${file}`, import.meta.url), 'utf8');

interface Draw {
  roundNumber: string;
  serverSeed: string;
  commitment: string;
  randomness: string | null;
  digit: Digit;
}

interface Vectors {
  beacons: { publicKey: string; round: number; signature: string; randomness: string }[];
  localBeacon: { secretKey: string; publicKey: string };
  draws: Draw[];
  crash: { roundNumber: string; serverSeed: string; randomness: string; multiplier: string }[];
  rounds: unknown[];
  receipts: { publicKey: string; bets: unknown[] };
  seal: { round: unknown; leaves: string[]; bets: unknown[] };
}

const vectors = JSON.parse(docs('fairness-vectors.json')) as Vectors;
const rounds = vectors.rounds.map(parsePublishedRound);

/** Computes the digit as docs/fairness.md describes, using only Node's HMAC. */
function digitByNode(seed: string, message: string): number {
  const key = Buffer.from(seed, 'hex');
  for (let attempt = 0; ; attempt += 1) {
    const text = attempt === 0 ? message : `${message}:${attempt}`;
    const byte = createHmac('sha256', key)
      .update(text)
      .digest()
      .find((each) => each < 250);
    if (byte !== undefined) return byte % 10;
  }
}

describe('(A4) published vectors', () => {
  it.each(vectors.beacons)('drand round $round verifies', (beacon) => {
    expect(beacon.publicKey).toBe(DRAND_QUICKNET.publicKey);
    expect(verifyBeacon(beacon.publicKey, beacon.round, beacon.signature)).toBe(true);
    expect(randomnessOf(beacon.signature)).toBe(beacon.randomness);
  });

  it.each(vectors.draws)('round $roundNumber with seed $serverSeed draws its digit', (draw) => {
    const { roundNumber, serverSeed, commitment, randomness, digit } = draw;
    const message = randomness === null ? roundNumber : `${roundNumber}:${randomness}`;
    expect(commitmentOf(serverSeed)).toBe(commitment);
    expect(wingoDigit(serverSeed, roundNumber, randomness ?? undefined)).toBe(digit);
    expect(digitByNode(serverSeed, message)).toBe(digit);
  });

  it.each(vectors.crash)('crash round $roundNumber ends at $multiplier', (round) => {
    const { roundNumber, serverSeed, randomness, multiplier } = round;
    const bytes = createHmac('sha256', Buffer.from(serverSeed, 'hex'))
      .update(`${roundNumber}:${randomness}`)
      .digest();
    // First 52 bits as a fraction of 1; a double has 53.
    const fraction = Number(bytes.readBigUInt64BE() >> 12n) / 2 ** 52;
    const byNode = Math.max(1, Math.floor(99 / (1 - fraction)) / 100);
    expect(byNode.toFixed(2)).toBe(multiplier);
    const hundredths = crashHundredths(serverSeed, roundNumber, randomness);
    expect((Number(hundredths) / 100).toFixed(2)).toBe(multiplier);
  });

  it('the chain verifies: one round without a beacon, and two voided rounds', () => {
    const { fair, verdicts } = verifyRounds(rounds);
    expect(verdicts.flatMap(({ steps }) => steps.filter(({ ok }) => !ok))).toEqual([]);
    expect(fair).toBe(true);
    expect(rounds.map(({ voidReason }) => voidReason)).toEqual([
      ...[null, null, 'no-beacon', 'seed-lost', null],
    ]);
  });

  it("the chain verifies with only Node's own cryptography", () => {
    const sha256 = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts));
    let link = Buffer.alloc(32);
    for (const { commitment, link: published } of rounds) {
      link = sha256(link, Buffer.from(commitment, 'hex')).digest();
      expect(link.toString('hex')).toBe(published);
    }
    for (const { serverSeed, roundNumber, beacon, digit } of rounds) {
      if (serverSeed === null || digit === null) continue;
      const signature = beacon?.signature;
      const randomness = signature && sha256(Buffer.from(signature, 'hex')).digest('hex');
      const message = randomness ? `${roundNumber}:${randomness}` : roundNumber;
      expect(digitByNode(serverSeed, message)).toBe(digit);
    }
  });

  it('the signatures of the local beacon follow from its secret key', () => {
    const { secretKey, publicKey } = vectors.localBeacon;
    const beacon = rounds.at(-1)?.beacon;
    expect(beaconPublicKey(secretKey)).toBe(publicKey);
    expect(beacon).toMatchObject({ publicKey });
    expect(signBeacon(secretKey, beacon?.round ?? 0)).toBe(beacon?.signature);
  });

  it('three receipts verify with one signature', () => {
    const { publicKey, bets } = vectors.receipts;
    const last = rounds.at(-1);
    for (const evidence of bets.map(parseBetEvidence)) {
      const { receipt } = evidence;
      if (receipt === null || last === undefined) throw new Error('A vector is missing.');
      expect(verifyReceipt(receipt.bet, receipt.proof, publicKey)).toBe(true);
      expect(betSteps(evidence, publicKey, last).filter(({ ok }) => !ok)).toEqual([]);
    }
  });

  it("the root of the receipts matches a root computed with only Node's own cryptography", () => {
    const { publicKey, bets } = vectors.receipts;
    const hash = (...parts: Uint8Array[]) =>
      createHash('sha256').update(Buffer.concat(parts)).digest();
    const [a, b, c] = bets.map((row) => {
      const bet = parseBetReceipt(row)?.bet ?? expect.fail('no receipt');
      const { betId, roundNumber, commitment, beaconRound, betType, betValue, amount } = bet;
      const lines = [betId, roundNumber, commitment, beaconRound, betType, betValue, amount];
      return hash(Uint8Array.of(0), Buffer.from(lines.join('\n')));
    });
    if (!a || !b || !c) throw new Error('A vector is missing.');
    const branch = Uint8Array.of(1);
    const root = hash(branch, hash(branch, a, b), c).toString('hex');
    const spki = Buffer.from(`302a300506032b6570032100${publicKey}`, 'hex');
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    const signature = parseBetReceipt(bets[0])?.proof.signature ?? '';
    const signed = Buffer.from(`platform-receipt-v1:${root}`);
    expect(verify(null, signed, key, Buffer.from(signature, 'hex'))).toBe(true);
  });
});

describe('(A2) the vector of a sealed round', () => {
  const { publicKey } = vectors.receipts;
  const round = parsePublishedRound(vectors.seal.round);
  const bets = vectors.seal.bets.map(parseBetEvidence);
  const hash = (...parts: (string | Buffer | Uint8Array)[]) =>
    parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest();
  const join = (left: Buffer, right: Buffer) => hash(Uint8Array.of(1), left, right);

  /** Computes the leaves as docs/fairness.md describes, using only Node's SHA-256. */
  const leaves = bets.map(({ bet }) => {
    const { id, roundNumber, number, betType, betValue, amount } = bet;
    const { commitment, beacon } = round;
    const lines = [id, roundNumber, number, commitment, beacon?.round, betType, betValue];
    return hash('\0', [...lines, toDecimal(amount)].join('\n'));
  });
  const [a, b, c, d, e, f, g] = leaves;
  if (!a || !b || !c || !d || !e || !f || !g) throw new Error('A leaf is missing.');

  it('verifies, with every bet', () => {
    for (const evidence of bets) {
      const { steps, fair } = verifyBet(round, evidence, publicKey);
      expect(steps.filter(({ ok }) => !ok)).toEqual([]);
      expect(fair).toBe(true);
    }
    expect(bets.filter(({ receipt }) => receipt !== null)).toHaveLength(3);
  });

  it("has the leaves, the root and the paths that Node's own cryptography computes", () => {
    const [ab, cd, ef] = [join(a, b), join(c, d), join(e, f)];
    const [abcd, efg] = [join(ab, cd), join(ef, g)];
    expect(leaves.map((leaf) => leaf.toString('hex'))).toEqual(vectors.seal.leaves);
    expect(round.seal).toEqual({ bets: 7, root: join(abcd, efg).toString('hex') });
    const paths = [
      ...[
        [b, cd, efg],
        [a, cd, efg],
        [d, ab, efg],
        [c, ab, efg],
      ],
      ...[
        [f, g, abcd],
        [e, g, abcd],
        [null, ef, abcd],
      ],
    ];
    const hex = paths.map((path) => path.map((each) => each?.toString('hex') ?? null));
    expect(bets.map(({ rootPath }) => rootPath)).toEqual(hex);
  });

  it("has receipts that Node's own cryptography verifies", () => {
    const spki = Buffer.from(`302a300506032b6570032100${publicKey}`, 'hex');
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    const proof = bets[0]?.receipt?.proof ?? expect.fail('no receipt');
    const root = join(join(a, b), c).toString('hex');
    const signed = Buffer.from(`platform-receipt-v2:${proof.at}:${root}`);
    expect(verify(null, signed, key, Buffer.from(proof.signature, 'hex'))).toBe(true);
  });
});

describe('the examples of docs/fairness.md', () => {
  const text = docs('fairness.md');
  const json = docs('fairness-vectors.json');
  const valuesIn = (source: string) => new Set(source.match(/\b[\da-f]{64,}\b/g));

  it('contain every value of the vectors and no other values', () => {
    // Single-player games have their own vectors, and no vector contains the chain hash of drand.
    const ofWingo = text.replace(/^## Dice, Plinko and Mines$[\s\S]*?(?=^## )/m, '');
    const shown = [...valuesIn(ofWingo)].filter((value) => !value.startsWith('52db9ba7'));
    expect(shown.sort()).toEqual([...valuesIn(json)].sort());
  });

  it('contain the result of each vector', () => {
    const rowWith = (...cells: unknown[]) =>
      new RegExp(cells.map((cell) => `\\| +\`?${String(cell)}\`? +`).join('.*'));
    for (const { roundNumber, serverSeed, digit } of vectors.draws) {
      expect(text).toMatch(rowWith(roundNumber, serverSeed, digit));
    }
    for (const { roundNumber, randomness, multiplier } of vectors.crash) {
      expect(text).toMatch(rowWith(roundNumber, randomness, multiplier));
    }
    for (const { roundNumber, place, digit, voidReason } of rounds) {
      expect(text).toMatch(rowWith(place, roundNumber, digit ?? voidReason));
    }
    for (const [number, { bet }] of vectors.seal.bets.map(parseBetEvidence).entries()) {
      const { id, betType, betValue, amount } = bet;
      const leaf = vectors.seal.leaves[number];
      expect(text).toMatch(rowWith(number, id, betType, betValue, toDecimal(amount), leaf));
    }
  });

  it('contain the exact return of every bet', () => {
    const bets = [
      ...COLORS.map((color) => parseBet('color', color)),
      ...DIGITS.map((digit) => parseBet('number', String(digit))),
      ...['high', 'low'].map((size) => parseBet(size, size)),
    ];
    const names = { number: 'A number', high: 'High and Low', low: 'High and Low' };
    for (const bet of bets) {
      const { betType, betValue } = betTexts(bet);
      const name = betType === 'color' ? betValue : names[betType];
      const { numerator, denominator } = returnToPlayer(bet);
      const thousandths = (numerator * 1_000n) / denominator;
      expect(text).toMatch(new RegExp(`\\| ${name} +\\|.*\\| ${thousandths}/1000 = `, 'i'));
    }
  });
});
