import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseBetEvidence, parseBetReceipt, parsePublishedRound } from './index';

type Row = Record<string, unknown>;
const file = new URL('../../../../docs/fairness-vectors.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8')) as {
  rounds: Row[];
  receipts: { bets: (Row & { receipt: Row })[] };
  seal: { round: Row; bets: Row[] };
};
const row = vectors.rounds[1] ?? expect.fail('no vector');
const bet = vectors.receipts.bets[2] ?? expect.fail('no vector');

describe('parsePublishedRound', () => {
  it('reads a round in the wire format', () => {
    expect(parsePublishedRound(row)).toEqual({
      roundNumber: '20261122100010481',
      place: 2,
      closesAt: Date.UTC(2026, 10, 22, 8, 0, 45),
      commitment: row['commitment'],
      link: row['link'],
      serverSeed: row['server_seed'],
      beacon: {
        source: 'local',
        publicKey: row['beacon_public_key'],
        round: 95_334_447,
        signature: row['beacon_signature'],
      },
      digit: 1,
      voidReason: null,
      seal: null,
    });
  });

  it('accepts a round from which null fields are omitted', () => {
    const { beacon_signature: _, ...rest } = row;
    expect(parsePublishedRound(rest).beacon?.signature).toBeNull();
  });

  it('reads the number of bets and their root', () => {
    const { root } = vectors.seal.round;
    expect(parsePublishedRound(vectors.seal.round).seal).toEqual({ bets: 7, root });
    expect(parsePublishedRound({ ...row, bets: 0 }).seal).toEqual({ bets: 0, root: null });
  });

  it.each([0, 9])('accepts %d as a result', (number) => {
    expect(parsePublishedRound({ ...row, result: { number } }).digit).toBe(number);
  });

  it.each<[message: string, change: Row]>([
    ["'roundNumber' is not a text.", { roundNumber: 7 }],
    ["'roundNumber' is not a text.", { roundNumber: '' }],
    ["'place' is not a whole number from 1", { place: 0 }],
    ["'place' is not a whole number from 1", { place: '2' }],
    ["'close_at' is not a whole number", { close_at: '2026-11-22' }],
    ["'close_at' is not a whole number", { close_at: 9e15 }],
    ["'number' is not a whole number from 0 to 9.", { result: { number: 10 } }],
    ["'result' is not an object.", { result: 7 }],
    ["'void_reason' is not no-beacon or seed-lost or no-root.", { void_reason: 'because' }],
    ["The field 'commitment' has 1 bytes instead of 32.", { commitment: 'ab' }],
    ["The field 'link' 'xyz' is not hexadecimal.", { link: 'xyz' }],
    ["The field 'server_seed' has 16 bytes", { server_seed: '00'.repeat(16) }],
    ["'beacon_source' is not drand or local.", { beacon_source: 'moon' }],
    ["'beacon_round' is missing from the beacon.", { beacon_round: null }],
    [
      "'beacon_source', 'beacon_round' is missing",
      { beacon_source: null, beacon_round: undefined },
    ],
    ["The field 'beacon_signature' has 32 bytes", { beacon_signature: '00'.repeat(32) }],
    ["'bets' is not a whole number from 0", { bets: -1 }],
    ["'bets' is missing from the root.", { root: '00'.repeat(32) }],
    ["The field 'root' has 1 bytes", { bets: 7, root: '00' }],
  ])('names the invalid field of a round: %s', (message, change) => {
    expect(() => parsePublishedRound({ ...row, ...change })).toThrow(message);
  });

  it.each([null, 7, 'round', []])('refuses %o', (value) => {
    expect(() => parsePublishedRound(value)).toThrow("'round' is not an object.");
  });
});

describe('parseBetReceipt', () => {
  it('reads the bet from the same row as the receipt', () => {
    expect(parseBetReceipt({ ...bet, amount: '2.50' })).toMatchObject({
      bet: { betId: '1010', betType: 'high', betValue: 'high', amount: '2.5' },
      proof: { index: 2, path: [null, expect.any(String)] },
    });
  });

  it('returns null for a bet without a receipt', () => {
    const { receipt: _, ...rest } = bet;
    expect(parseBetReceipt(rest)).toBeNull();
  });

  it.each<[message: string, change: Row]>([
    ["'order_id' is not a text.", { order_id: 7 }],
    ["'gameId' is not an object.", { gameId: null }],
    ['\'amount\': "much" is not an amount', { amount: 'much' }],
    ["'path' is not a list.", { receipt: { ...bet.receipt, path: 'none' } }],
    ["The field 'path' has 1 bytes", { receipt: { ...bet.receipt, path: ['ab'] } }],
    ["'index' is not a whole number", { receipt: { ...bet.receipt, index: -1 } }],
    ["The field 'signature' has 1 bytes", { receipt: { ...bet.receipt, signature: 'ab' } }],
    ["'number' is not a whole number", { receipt: { ...bet.receipt, number: -1 } }],
    ["'at' is not a whole number", { receipt: { ...bet.receipt, at: 9e15 } }],
    ["'number' is not a whole number", { number: '7' }],
    ["'root_path' is not a list.", { root_path: 'none' }],
    ["The field 'root_path' has 1 bytes", { root_path: [null, 'ab'] }],
  ])('names the invalid field of a receipt: %s', (message, change) => {
    expect(() => parseBetReceipt({ ...bet, ...change })).toThrow(message);
  });
});

describe('parseBetEvidence', () => {
  const [sealed, , , , unsigned] = vectors.seal.bets;

  it('reads the number, the time and the path to the root', () => {
    const { receipt, rootPath } = parseBetEvidence(sealed);
    expect(receipt).toMatchObject({ bet: { number: 0 }, proof: { at: 1_796_083_230_750 } });
    expect(rootPath).toEqual(sealed?.['root_path']);
  });

  it('reads a bet whose receipt was lost', () => {
    expect(parseBetEvidence(unsigned)).toEqual({
      bet: expect.objectContaining({ id: '2005', number: 4 }) as object,
      receipt: null,
      rootPath: unsigned?.['root_path'],
    });
  });

  it('reads an older bet', () => {
    expect(parseBetEvidence(bet)).toMatchObject({
      bet: { number: null },
      receipt: { bet: { number: null }, proof: { at: null } },
      rootPath: null,
    });
  });
});
