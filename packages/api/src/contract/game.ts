import { BET_TYPES, GAME_TYPES, parseBet, stakeProblem, VOID_REASONS } from '@platform/rules/wingo';
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { awaitedBeacon, hex, pastRound, receipt, result } from './fairness';
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

/** The games of Wingo. */
const gameType = oneOf(GAME_TYPES);

/**
 * Places a bet on the open round. The decoded request carries `bet`, read from `betType` and
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
      /** At least 0.01 USDT, in whole cents, so that fee and payout are exact. */
      amount: amountWithin(stakeProblem),
      gametype: gameType,
      /**
       * The round that the player saw. When it is given and no longer open, the bet is refused, so
       * that a late or repeated request never lands in the next round.
       */
      order_id: v.optional(
        v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'order_id is the number of a round.')),
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
        /** The bet. */
        order_id: v.string(),
        /** The round it was placed on. */
        roundNumber: v.string(),
        /** What proves it. Optional, so that a bet that an older server took is not called failed. */
        receipt: v.optional(receipt),
      }),
    ),
  }),
});

/**
 * The round that is open or about to draw; from the moment of its draw, the next one.
 * All moments are the server's, so that a client with a wrong clock can correct itself.
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
      /** The round's number. */
      order_id: v.string(),
      /** When it draws, in the wire's own clock: see `encodeGameAt`. Decoded to epoch ms. */
      game_at: v.pipe(v.string(), read(decodeGameAt)),
      server_now: added(instant),
      close_at: added(instant),
      draw_at: added(instant),
      /** The SHA-256 of the seed that the round is drawn with, hex. */
      commitment: added(hex),
      /** The public randomness that it is drawn with; null for rounds from before there was any. */
      beacon: added(v.nullable(awaitedBeacon)),
    }),
  }),
});

/** The latest results, newest first, for the strip above the board. */
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

/** All rounds of a game that are over, also those that were called off, newest first. */
export const winningNumbers = defineCall({
  name: 'winningNumbers',
  method: 'GET',
  path: '/api/game/winingNumbersnew',
  auth: 'member',
  revalidated: true,
  request: v.object({ page, size, gametype: gameType }),
  response: pageReply(pastRound),
});

/** What became of a bet whose round is over. A refunded bet got its whole stake back, the fee included. */
export const BET_OUTCOMES = ['won', 'lost', 'refunded'] as const;
/** The state of a bet. */
export const BET_STATES = ['open', ...BET_OUTCOMES] as const;

/** The caller's bets on a game, newest first. */
export const myBets = defineCall({
  name: 'myBets',
  method: 'GET',
  path: '/api/game/myBets',
  auth: 'member',
  request: v.object({ page, size, gametype: gameType }),
  response: pageReply(
    v.object({
      /** The bet, as answered by `placeBet`. */
      order_id: added(v.string()),
      /** The round; its result is null until it is drawn, and when it was called off. */
      gameId: v.object({
        roundNumber: v.string(),
        result: added(v.nullable(result)),
        /** Why it was called off; null for any other round. */
        void_reason: added(v.nullable(v.picklist(VOID_REASONS))),
      }),
      /** The stake, before the fee. */
      amount: replyAmount,
      betType: v.picklist(BET_TYPES),
      betValue: v.string(),
      state: added(v.picklist(BET_STATES)),
      /** What the player received: the payout, a refund, or 0. */
      total_winning: replyAmount,
      /** When the bet was placed. */
      bet_at: added(instant),
      /** What proves that it was. */
      receipt: v.optional(receipt),
    }),
  ),
});

/** The caller's bets whose rounds are over, on all games or some of them, newest first. */
export const myColourWinnings = defineCall({
  name: 'myColourWinnings',
  method: 'GET',
  path: '/api/game/myColourWinnings',
  auth: 'member',
  request: v.object({
    page,
    size,
    /** Those on one game. */
    gametype: v.optional(gameType),
    outcome: v.optional(v.picklist(BET_OUTCOMES)),
    /** Those placed at this moment or later. */
    from: v.optional(requestInstant),
    /** Those placed before this moment. */
    before: v.optional(requestInstant),
  }),
  response: reply({
    data: v.object({
      winnings: v.array(
        v.object({
          /** The name of the game. */
          game: v.string(),
          /** The bet, as answered by `placeBet`. */
          order_id: v.string(),
          /** When the round was drawn; for a refunded bet, when its stake came back. */
          winning_at: timestamp,
          /** The stake, before the fee. */
          bet_amount: replyAmount,
          /** The bet position: what was bet on. */
          bet_deduction: v.string(),
          /** What the member received: the payout, a refund, or 0. */
          total_winning: replyAmount,
          /** The same. */
          amount: replyAmount,
          state: added(v.picklist(BET_OUTCOMES)),
          gametype: added(gameType),
          /** With `bet_deduction`, what was bet on. */
          bet_type: added(v.picklist(BET_TYPES)),
          /** When the bet was placed. */
          bet_at: added(instant),
          roundNumber: added(v.string()),
          /** What the round drew; not there when it was called off. */
          result: v.optional(result),
          /** Why it was called off; null for any other round. */
          void_reason: added(v.nullable(v.picklist(VOID_REASONS))),
        }),
      ),
      pagination,
    }),
  }),
});

/** What settled bets add up to. Bets that were paid back do not count. */
const figures = {
  settled: count,
  wins: count,
  /** The stakes, before the fee. */
  staked: replyAmount,
  /** The payouts. */
  returned: replyAmount,
};

/** What the caller's settled bets add up to, by game and by day, and their streaks. */
export const betStatistics = defineCall({
  name: 'betStatistics',
  method: 'GET',
  path: '/api/game/statistics',
  auth: 'member',
  request: v.object({}),
  response: reply({
    data: v.object({
      /** The games that the caller has played. */
      games: v.array(v.object({ gametype: gameType, ...figures })),
      /** The last 30 days in UTC, oldest first, the last of them today; by when bets were placed. */
      days: v.array(
        v.object({
          day: v.pipe(v.string(), v.isoDate(), v.description('A day in UTC, as YYYY-MM-DD.')),
          ...figures,
        }),
      ),
      /** Wins or losses in a row, on all games together, in the order in which bets were placed. */
      streaks: v.object({
        /** The one that goes on; null before the first bet is settled. */
        current: v.nullable(v.object({ outcome: v.picklist(['won', 'lost']), bets: count })),
        longest_won: count,
        longest_lost: count,
      }),
    }),
  }),
});
