import { BET_TYPES, GAME_TYPES, parseBet, stakeProblem, VOID_REASONS } from '@platform/rules/wingo';
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { awaitedBeacon, hex, merklePath, pastRound, receipt, result, seal } from './fairness';
import {
  added,
  amountWithin,
  count,
  instant,
  oneOf,
  page,
  read,
  replyAmount,
  requestInstant,
  size,
  timestamp,
} from './fields';
import { decodeGameAt } from './gameAt';
import { pageReply, pagination, reply } from './reply';

const gameType = oneOf(GAME_TYPES);

/**
 * Places a bet on the open round. The decoded request has `bet`, read from `betType` and
 * `betValue`.
 */
export const placeBet = defineCall({
  name: 'placeBet',
  method: 'POST',
  path: '/api/game/placeBetnew',
  auth: 'member',
  idempotent: true,
  request: v.pipe(
    v.object({
      betType: v.string(),
      betValue: v.string(),
      /** Stake of at least 0.01 USDT, in whole cents, so that fee and payout are exact. */
      amount: amountWithin(stakeProblem),
      gametype: gameType,
      /**
       * Round that the player saw. If it is no longer open, the bet is refused, so that late or
       * repeated requests never bet on the next round.
       */
      order_id: v.optional(
        v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'order_id must be the number of a round.')),
      ),
    }),
    read(({ betType, betValue, amount, gametype, order_id }) => ({
      bet: parseBet(betType, betValue),
      amount,
      gametype,
      order_id,
    })),
  ),
  response: reply({
    message: v.string(),
    data: added(
      v.object({
        order_id: v.string(),
        roundNumber: v.string(),
        /**
         * Proof of the bet. Optional, so that a bet accepted by an older server does not count as
         * failed.
         */
        receipt: v.optional(receipt),
      }),
    ),
  }),
});

/**
 * Returns the round that is open or about to be drawn, or the next round after the draw. All times
 * are the server's, so that clients can correct their clocks.
 */
export const gameInfo = defineCall({
  name: 'gameInfo',
  method: 'POST',
  path: '/api/game/gameinfonew',
  auth: 'member',
  background: true,
  request: v.object({ gametype: gameType }),
  response: reply({
    data: v.object({
      order_id: v.string(),
      /** Time of the draw in the wire's own format: see `encodeGameAt`. Decoded to epoch ms. */
      game_at: v.pipe(v.string(), read(decodeGameAt)),
      server_now: added(instant),
      close_at: added(instant),
      draw_at: added(instant),
      /** SHA-256 of the round's seed, in hex. */
      commitment: added(hex),
      /** Beacon of the round; null for a round without a beacon. */
      beacon: added(v.nullable(awaitedBeacon)),
      ...seal,
    }),
  }),
});

/** Lists the latest results, newest first, for the strip above the board. */
export const lastWinningNumbers = defineCall({
  name: 'lastWinningNumbers',
  method: 'POST',
  path: '/api/game/lastWiningNumbersnew',
  auth: 'member',
  background: true,
  request: v.object({ gametype: gameType }),
  response: reply({
    data: v.array(v.object({ roundNumber: added(v.string()), ...result.entries })),
  }),
});

/** Lists all finished rounds of a game, including voided ones, newest first. */
export const winningNumbers = defineCall({
  name: 'winningNumbers',
  method: 'GET',
  path: '/api/game/winingNumbersnew',
  auth: 'member',
  revalidated: true,
  request: v.object({ page, size, gametype: gameType }),
  response: pageReply(pastRound),
});

/** Bet outcomes. A refunded bet returned its full stake, including the fee. */
export const BET_OUTCOMES = ['won', 'lost', 'refunded'] as const;
export const BET_STATES = ['open', ...BET_OUTCOMES] as const;

/** Lists the caller's bets on a game, newest first. */
export const myBets = defineCall({
  name: 'myBets',
  method: 'GET',
  path: '/api/game/myBets',
  auth: 'member',
  request: v.object({ page, size, gametype: gameType }),
  response: pageReply(
    v.object({
      /** Bet id, as in the `placeBet` reply. */
      order_id: added(v.string()),
      /** Round of the bet. Its result is null until the draw, and for a voided round. */
      gameId: v.object({
        roundNumber: v.string(),
        result: added(v.nullable(result)),
        /** Reason for voiding the round; otherwise null. */
        void_reason: added(v.nullable(v.picklist(VOID_REASONS))),
      }),
      /** Stake, before the fee. */
      amount: replyAmount,
      betType: v.picklist(BET_TYPES),
      betValue: v.string(),
      state: added(v.picklist(BET_STATES)),
      /** Payout, refund, or 0. */
      total_winning: replyAmount,
      bet_at: added(instant),
      receipt: v.optional(receipt),
      /** Number of the bet in its round, from 0. Older bets have none. */
      number: v.optional(count),
      /** Path to the round's root, once betting has closed. */
      root_path: v.optional(merklePath),
    }),
  ),
});

/** Lists the caller's settled bets, newest first, optionally filtered. */
export const myColourWinnings = defineCall({
  name: 'myColourWinnings',
  method: 'GET',
  path: '/api/game/myColourWinnings',
  auth: 'member',
  request: v.object({
    page,
    size,
    gametype: v.optional(gameType),
    outcome: v.optional(v.picklist(BET_OUTCOMES)),
    /** Start of the time range, inclusive. */
    from: v.optional(requestInstant),
    /** End of the time range, exclusive. */
    before: v.optional(requestInstant),
  }),
  response: reply({
    data: v.object({
      winnings: v.array(
        v.object({
          game: v.string(),
          /** Bet id, as in the `placeBet` reply. */
          order_id: v.string(),
          /** Time of the draw or refund. */
          winning_at: timestamp,
          /** Stake, before the fee. */
          bet_amount: replyAmount,
          /** Bet as text. */
          bet_deduction: v.string(),
          /** Payout, refund, or 0. */
          total_winning: replyAmount,
          /** Payout, refund, or 0: the same value as `total_winning`. */
          amount: replyAmount,
          state: added(v.picklist(BET_OUTCOMES)),
          gametype: added(gameType),
          /** Bet type. `bet_deduction` contains its value. */
          bet_type: added(v.picklist(BET_TYPES)),
          bet_at: added(instant),
          roundNumber: added(v.string()),
          /** Result; absent if the round was voided. */
          result: v.optional(result),
          /** Reason for voiding the round; otherwise null. */
          void_reason: added(v.nullable(v.picklist(VOID_REASONS))),
        }),
      ),
      pagination,
    }),
  }),
});

/** Totals of settled bets, without refunded bets. */
const figures = {
  settled: count,
  wins: count,
  /** Total stakes, before the fee. */
  staked: replyAmount,
  returned: replyAmount,
};

/** Returns the totals of the caller's settled bets by game and by day, and their streaks. */
export const betStatistics = defineCall({
  name: 'betStatistics',
  method: 'GET',
  path: '/api/game/statistics',
  auth: 'member',
  request: v.object({}),
  response: reply({
    data: v.object({
      /** Totals for each game that the caller has played. */
      games: v.array(v.object({ gametype: gameType, ...figures })),
      /** Last 30 UTC days, oldest first, by the time of the bets. */
      days: v.array(
        v.object({
          day: v.pipe(v.string(), v.isoDate(), v.description('A day in UTC, as YYYY-MM-DD.')),
          ...figures,
        }),
      ),
      /** Streaks across all games, in the order of the bets. */
      streaks: v.object({
        /** Current streak; null before the first settled bet. */
        current: v.nullable(v.object({ outcome: v.picklist(['won', 'lost']), bets: count })),
        longest_won: count,
        longest_lost: count,
      }),
    }),
  }),
});
