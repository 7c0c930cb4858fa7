import type { BetStatistics, IncomeEntry, SettledBet } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import { HOUR, NOW } from './time';

export const settledBets: readonly SettledBet[] = (
  [
    ['Wingo 1 Min', 'color', 'Green', '10', '19.6', 7],
    ['Wingo 1 Min', 'number', '7', '2.5', '0', 2],
    ['Wingo 3 Min', 'high', 'High', '100', '196', 8],
    ['Wingo 5 Min', 'color', 'Violet', '5', '22.05', 0],
    ['Wingo 10 Min', 'color', 'Red', '1000', '0', 1],
  ] as const
).map(([game, betType, position, amount, winning, result], index) => ({
  id: `B-${20_418 - 3 * index}`,
  game,
  state: winning === '0' ? 'lost' : 'won',
  settledAt: NOW - (11 + 173 * index) * 60_000,
  amount: parseUsdt(amount),
  position,
  winning: parseUsdt(winning),
  received: parseUsdt(winning),
  bet: parseBet(betType, position.toLowerCase()),
  roundNumber: `2026060110001070${8 - index}`,
  result,
  placedAt: NOW - (11.5 + 173 * index) * 60_000,
}));

/** Refunded bet on a voided round. */
export const refundedBet: SettledBet = {
  id: 'B-20421',
  game: 'Wingo 1 Min',
  state: 'refunded',
  settledAt: NOW - 8 * 60_000,
  amount: parseUsdt('10'),
  position: 'Low',
  winning: parseUsdt('10'),
  received: parseUsdt('10'),
  bet: parseBet('low', ''),
  roundNumber: '20260601100010711',
  voidReason: 'no-beacon',
  placedAt: NOW - 9.5 * 60_000,
};

export const incomes: readonly IncomeEntry[] = settledBets.map((bet, index) => ({
  amount: bet.amount / 50n,
  remark: ['Level 1 of ASHA01', 'Level 2 of RAVI07', 'Level 1 of MEI22'][index % 3] ?? '',
  receivedAt: bet.settledAt,
  bet,
}));

/** First bet in the list, with all optional details. */
export const detailedBet = {
  id: 'B-20418',
  game: 'Wingo 1 Min',
  state: 'won' as const,
  position: 'Green',
  amount: parseUsdt('10'),
  winning: parseUsdt('19.6'),
  received: parseUsdt('19.6'),
  roundNumber: '20260601100010708',
  result: 7 as const,
  placedAt: NOW - 11.5 * 60_000,
  settledAt: NOW - 11 * 60_000,
};

export const statistics: BetStatistics = {
  games: [
    { gameType: 1, settled: 214, wins: 103, staked: 1_840_500_000n, returned: 1_912_360_000n },
    { gameType: 2, settled: 58, wins: 21, staked: 960_000_000n, returned: 702_800_000n },
    { gameType: 4, settled: 9, wins: 5, staked: 4_200_000_000n, returned: 4_410_000_000n },
  ],
  days: Array.from({ length: 30 }, (_, index) => {
    const played = index % 3 !== 1;
    return {
      day: new Date(NOW - (29 - index) * 24 * HOUR).toISOString().slice(0, 10),
      settled: played ? 9 : 0,
      wins: played ? 4 : 0,
      staked: played ? parseUsdt('90') : 0n,
      returned: played ? parseUsdt('64.5') + parseUsdt('11.25') * BigInt((index * 7) % 6) : 0n,
    };
  }),
  streak: { outcome: 'won', bets: 3 },
  longestWon: 8,
  longestLost: 6,
};
