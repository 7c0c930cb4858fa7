import type { MyBet, RoundOutcome } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import { parseBet, type WingoBet } from '@platform/rules/wingo';

// Round outcomes for stories and tests.

const roundNumber = '20240131100010042';
const result = { roundNumber, number: 7 } as const;

const settled = (id: string, bet: WingoBet, amount: string, received: string): MyBet => ({
  id,
  roundNumber,
  bet,
  amount: parseUsdt(amount),
  state: received === '0' ? 'lost' : 'won',
  received: parseUsdt(received),
  result,
});

/** Round with a gain: green wins on 7, and the payout exceeds the stakes by 5.6 USDT. */
export const wonRound: RoundOutcome = {
  roundNumber,
  result,
  bets: [
    settled('B-1', parseBet('color', 'green'), '10', '19.6'),
    settled('B-2', parseBet('number', '3'), '4', '0'),
  ],
};

/** Round with a net loss: High wins on 7, but the payout is below the stakes. */
export const lostRound: RoundOutcome = {
  roundNumber,
  result,
  bets: [
    settled('B-1', parseBet('high', ''), '2', '3.92'),
    settled('B-2', parseBet('color', 'red'), '10', '0'),
  ],
};

/** Voided round: the randomness failed, so all stakes were refunded. */
export const calledOffRound: RoundOutcome = {
  roundNumber,
  result: null,
  bets: wonRound.bets.map((bet) => ({
    ...bet,
    state: 'refunded',
    received: bet.amount,
    result: null,
  })),
};
