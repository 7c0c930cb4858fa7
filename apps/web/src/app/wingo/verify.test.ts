// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBetEvidence, parsePublishedRound } from '@platform/rules/fairness';
import { expect, test } from 'vitest';
import { verify } from './verify';

const file = join(import.meta.dirname, '../../../../../docs/fairness-vectors.json');
const vectors = JSON.parse(readFileSync(file, 'utf8')) as {
  rounds: unknown[];
  receipts: { publicKey: string; bets: unknown[] };
  seal: { round: unknown; bets: unknown[] };
};
const rounds = vectors.rounds.map(parsePublishedRound);
const [, , , before, last] = rounds;
if (!before || !last) throw new Error('The vectors have fewer rounds than before.');

test('(A4) verifies a round only with the hash-chain link of the previous round', async () => {
  const fair = await verify({ round: last, before: before.link, bet: undefined, keptRoot: null });
  expect(fair).toMatchObject({ fair: true, roundNumber: last.roundNumber });
  const gap = await verify({ round: last, before: null, bet: undefined, keptRoot: null });
  expect(gap.steps.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(['link']);
});

test('(A4) verifies a bet only with the key of the receipt', async () => {
  const of = parseBetEvidence(vectors.receipts.bets[0]);
  const evidence = { round: last, before: before.link, keptRoot: null };
  const good = await verify({
    ...evidence,
    bet: { of, keys: { receiptKey: vectors.receipts.publicKey } },
  });
  expect(good.fair).toBe(true);
  const other = await verify({ ...evidence, bet: { of, keys: { receiptKey: '44'.repeat(32) } } });
  expect(other.steps.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual([
    'receipt-signature',
  ]);
});

test('(A2) verifies the root that this browser kept, for a round and for a bet', async () => {
  const round = parsePublishedRound(vectors.seal.round);
  const of = parseBetEvidence(vectors.seal.bets[0]);
  const bet = { of, keys: { receiptKey: vectors.receipts.publicKey } };
  const failed = async (keptRoot: string | null, withBet: boolean) => {
    const evidence = { round, before: undefined, bet: withBet ? bet : undefined, keptRoot };
    const { steps } = await verify(evidence);
    return steps.filter(({ ok }) => !ok).map(({ name }) => name);
  };
  for (const withBet of [false, true]) {
    expect(await failed(null, withBet)).toEqual([]);
    expect(await failed(round.seal?.root ?? '', withBet)).toEqual([]);
    expect(await failed('4e'.repeat(32), withBet)).toEqual(['root-kept']);
  }
});
