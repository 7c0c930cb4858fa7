import type { DemoRound } from '@platform/rules/models';
import { describe, expect, it } from 'vitest';
import { MOST_DEMO_ROUNDS, readDemoRounds, writeDemoRounds } from './demo';

const round = (number: number): DemoRound => ({
  number,
  at: 1_763_700_000_000 + number,
  stake: 1_000_000n,
  outcome: '63.21 over 50.00',
  won: true,
  multiplier: { numerator: 49n, denominator: 25n },
  payout: 1_960_000n,
});

describe('the history of a demo game', () => {
  it('survives writing and reading', () => {
    expect(readDemoRounds(writeDemoRounds([round(2), round(1)]))).toEqual([round(2), round(1)]);
  });

  it('keeps the newest rounds', () => {
    const rounds = Array.from({ length: 150 }, (_, index) => round(150 - index));
    const kept = readDemoRounds(writeDemoRounds(rounds));
    expect(kept).toHaveLength(MOST_DEMO_ROUNDS);
    expect(kept[0]).toEqual(round(150));
  });

  const zero = { ...round(1), multiplier: { numerator: 1n, denominator: 0n } };
  it.each([null, '', 'not json', '{}', '[{"number":1}]', writeDemoRounds([zero])])(
    'is empty if the storage has %j',
    (text) => expect(readDemoRounds(text)).toEqual([]),
  );
});
