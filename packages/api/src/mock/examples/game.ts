import { colorText, type Digit } from '@platform/rules/wingo';
import { encodeGameAt, paginate } from '../../contract';
import type { Examples } from '../calls';

/** The moment at which the examples stand still: 30 seconds before a draw. */
const NOW = Date.UTC(2026, 0, 15, 12, 0, 30);
const SECOND = 1_000;

const DIGITS: readonly Digit[] = [2, 0, 9, 5, 7, 1, 4, 8, 3, 6];
const results = DIGITS.map((number, index) => ({
  roundNumber: String(202_601_150_720 - index),
  number,
  color: colorText(number),
}));

/** The family game. */
export const gameExamples: Examples<
  'placeBet' | 'gameInfo' | 'lastWinningNumbers' | 'winningNumbers' | 'myBets' | 'myColourWinnings'
> = {
  placeBet: {
    status: 'success',
    message: 'Bet placed successfully',
    data: { order_id: '1008', roundNumber: '202601150721' },
  },
  gameInfo: {
    status: 'success',
    data: {
      order_id: '202601150721',
      game_at: encodeGameAt(NOW + 26 * SECOND),
      server_now: NOW,
      close_at: NOW + 15 * SECOND,
      draw_at: NOW + 26 * SECOND,
    },
  },
  lastWinningNumbers: { status: 'success', data: results },
  winningNumbers: {
    status: 'success',
    data: results.map(({ roundNumber, number, color }) => ({
      roundNumber,
      result: { number, color },
    })),
    pagination: paginate(results.length, 1),
  },
  myBets: {
    status: 'success',
    data: [
      {
        order_id: '1008',
        gameId: { roundNumber: '202601150721', result: null },
        amount: '5',
        betType: 'high',
        betValue: 'high',
        state: 'open',
        total_winning: '0',
        bet_at: NOW - 5 * SECOND,
      },
      {
        order_id: '1007',
        gameId: { roundNumber: '202601150717', result: { number: 5, color: colorText(5) } },
        amount: '10',
        betType: 'color',
        betValue: 'green',
        state: 'won',
        total_winning: '14.7',
        bet_at: NOW - 200 * SECOND,
      },
    ],
    pagination: paginate(2, 1),
  },
  myColourWinnings: {
    status: 'success',
    data: {
      winnings: [
        {
          game: 'Wingo 1 minute',
          order_id: '1007',
          winning_at: '2026-01-15T11:57:00.000Z',
          bet_amount: '10',
          bet_deduction: 'green',
          total_winning: '14.7',
          amount: '14.7',
        },
      ],
      pagination: paginate(1, 1),
    },
  },
};
