import type { DemoRound } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';

/** Returns sample rounds. Every third round is lost. */
export const demoRounds = (count: number): DemoRound[] =>
  Array.from({ length: count }, (_, index) => {
    const won = index % 3 !== 1;
    const stake = parseUsdt('2.5') * BigInt(index + 1);
    return {
      number: count - index,
      at: Date.UTC(2024, 0, 5, 15, 40 - index),
      stake,
      outcome: `${won ? '71.30' : '12.04'} over 50.00`,
      won,
      multiplier: won ? { numerator: 49n, denominator: 25n } : { numerator: 0n, denominator: 1n },
      payout: won ? (stake * 49n) / 25n : 0n,
    };
  });
