import { colorText, type Digit } from '@platform/rules/wingo';
import { encodeGameAt, paginate } from '../../contract';
import type { Examples } from '../calls';

/** Fixed time of the examples, epoch ms. Betting on the round of `gameInfo` is open. */
export const exampleMoment = Date.UTC(2026, 0, 15, 12, 0, 30);
const NOW = exampleMoment;
const SECOND = 1_000;

const DIGITS: readonly Digit[] = [2, 0, 9, 5, 7, 1, 4, 8, 3, 6];
const results = DIGITS.map((number, index) => ({
  roundNumber: String(202_601_150_720 - index),
  number,
  color: colorText(number),
}));

const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const PUBLIC_KEY = '8f'.repeat(96);
const ROOT = '4e'.repeat(32);
const SIGNATURE = '5c'.repeat(48);

/** Returns the proof of a round. Its hashes have the right format but are not valid. */
const proofOf = (index: number) => ({
  place: 720 - index,
  link: '1d'.repeat(32),
  close_at: NOW - (index * 60 + 45) * SECOND,
  commitment: COMMITMENT,
  server_seed: SEED,
  beacon_source: 'local' as const,
  beacon_public_key: PUBLIC_KEY,
  beacon_round: 68_478_400 - index * 60,
  beacon_signature: SIGNATURE,
  bets: 2,
  root: ROOT,
});

const rounds = results.map(({ roundNumber, number, color }, index) => ({
  roundNumber,
  result: { number, color },
  void_reason: null,
  ...proofOf(index),
}));

const receiptOf = (round: string, number: number) => ({
  round,
  number,
  at: NOW - 5 * SECOND,
  commitment: COMMITMENT,
  beacon_round: 68_478_400,
  index: 0,
  path: [],
  signature: '7e'.repeat(64),
});

const win = (id: string, player: string, received: string, secondsAgo: number) => ({
  kind: 'win' as const,
  id,
  player,
  gametype: 1 as const,
  amount: '10',
  total_winning: received,
  at: NOW - secondsAgo * SECOND,
});

const PAIR_HASH = '6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b';

/** Number of bets with the past pair. */
const PAIR_BETS = 3;

const diceBet = {
  bet_id: '2001',
  game: 'dice' as const,
  direction: 'over' as const,
  target: '50.00',
  result: '98.30',
  won: true,
  amount: '1',
  payout: '1.98',
  multiple: '1.9800',
  client_seed: 'player-1',
  server_seed_hash: PAIR_HASH,
  nonce: 0,
  receipt: { at: NOW - 5 * SECOND, index: 0, path: [], signature: '7e'.repeat(64) },
};

const plinkoBet = {
  bet_id: '2002',
  game: 'plinko' as const,
  rows: 9 as const,
  risk: 'low' as const,
  path: 'LRRRRRLLL',
  bucket: 5,
  amount: '1',
  payout: '0.7',
  multiple: '0.7',
  client_seed: 'player-1',
  server_seed_hash: PAIR_HASH,
  nonce: 1,
  receipt: { at: NOW - 4 * SECOND, index: 0, path: [], signature: '7e'.repeat(64) },
};

/** Game with one open cell. */
const minesGame = {
  game_id: '2003',
  game: 'mines' as const,
  state: 'open' as const,
  cause: null,
  mines: 5 as const,
  opened: [0],
  amount: '0.07',
  payout: '0',
  multiple: '1.2375',
  next_multiple: '1.5631',
  most_reveals: 20,
  mine_cells: null,
  client_seed: 'player-1',
  server_seed_hash: PAIR_HASH,
  nonce: 2,
  opened_at: NOW - 4 * SECOND,
  expires_at: NOW + 86_397 * SECOND,
  receipt: { at: NOW - 4 * SECOND, index: 0, path: [], signature: '7e'.repeat(64) },
  end_receipt: null,
};

const cashedOutGame = {
  ...minesGame,
  state: 'cashed_out' as const,
  cause: 'player' as const,
  opened: [0, 1, 2, 3, 4],
  payout: '0.237475',
  multiple: '3.3925',
  next_multiple: null,
  mine_cells: [5, 10, 13, 22, 23],
  end_receipt: { at: NOW - 3 * SECOND, index: 0, path: [], signature: '7e'.repeat(64) },
};

const seedPairs = {
  current: {
    server_seed_hash: '4b'.repeat(32),
    client_seed: 'Ann_7',
    client_seed_by: 'member' as const,
    nonce: 0,
  },
  next: { server_seed_hash: '9d'.repeat(32) },
  past: [
    {
      server_seed: SEED,
      server_seed_hash: PAIR_HASH,
      bets: PAIR_BETS,
      revealed_at: NOW - 2 * SECOND,
    },
  ],
};

/** Examples for the game, public and fairness families. */
export const gameExamples: Examples<
  | 'placeBet'
  | 'gameInfo'
  | 'lastWinningNumbers'
  | 'winningNumbers'
  | 'myBets'
  | 'myColourWinnings'
  | 'publicResults'
  | 'recentPlays'
  | 'biggestWins'
  | 'leaderboard'
  | 'betStatistics'
  | 'diceBet'
  | 'diceBets'
  | 'plinkoBet'
  | 'plinkoBets'
  | 'openMines'
  | 'revealMines'
  | 'cashOutMines'
  | 'minesGame'
  | 'minesGames'
  | 'seeds'
  | 'changeClientSeed'
  | 'rotateSeeds'
  | 'fairnessKeys'
  | 'fairnessRound'
  | 'fairnessRounds'
> = {
  placeBet: {
    status: 'success',
    message: 'Bet placed successfully',
    data: {
      order_id: '1008',
      roundNumber: '202601150721',
      receipt: receiptOf('202601150721', 0),
    },
  },
  gameInfo: {
    status: 'success',
    data: {
      order_id: '202601150721',
      game_at: encodeGameAt(NOW + 26 * SECOND),
      server_now: NOW,
      close_at: NOW + 15 * SECOND,
      draw_at: NOW + 26 * SECOND,
      commitment: COMMITMENT,
      beacon: {
        source: 'local',
        public_key: PUBLIC_KEY,
        round: 68_478_447,
        at: new Date(NOW + 16 * SECOND).toISOString(),
      },
      bets: null,
      root: null,
    },
  },
  lastWinningNumbers: { status: 'success', data: results },
  winningNumbers: {
    status: 'success',
    data: rounds,
    pagination: paginate(results.length, 1),
  },
  myBets: {
    status: 'success',
    data: [
      {
        order_id: '1008',
        gameId: { roundNumber: '202601150721', result: null, void_reason: null },
        amount: '5',
        betType: 'high',
        betValue: 'high',
        state: 'open',
        total_winning: '0',
        bet_at: NOW - 5 * SECOND,
        receipt: receiptOf('202601150721', 0),
        number: 0,
      },
      {
        order_id: '1007',
        gameId: {
          roundNumber: '202601150717',
          result: { number: 5, color: colorText(5) },
          void_reason: null,
        },
        amount: '10',
        betType: 'color',
        betValue: 'green',
        state: 'won',
        total_winning: '14.7',
        bet_at: NOW - 200 * SECOND,
        receipt: receiptOf('202601150717', 1),
        number: 1,
        root_path: ['6a'.repeat(32)],
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
          order_id: '1009',
          winning_at: '2026-01-15T11:58:00.000Z',
          bet_amount: '2',
          bet_deduction: 'low',
          total_winning: '2',
          amount: '2',
          state: 'refunded',
          gametype: 1,
          bet_type: 'low',
          bet_at: NOW - 140 * SECOND,
          roundNumber: '202601150718',
          void_reason: 'no-beacon',
        },
        {
          game: 'Wingo 1 minute',
          order_id: '1007',
          winning_at: '2026-01-15T11:57:00.000Z',
          bet_amount: '10',
          bet_deduction: 'green',
          total_winning: '14.7',
          amount: '14.7',
          state: 'won',
          gametype: 1,
          bet_type: 'color',
          bet_at: NOW - 200 * SECOND,
          roundNumber: '202601150717',
          result: { number: 5, color: colorText(5) },
          void_reason: null,
        },
      ],
      pagination: paginate(2, 1),
    },
  },
  publicResults: { status: 'success', data: results },
  recentPlays: {
    status: 'success',
    data: [
      {
        kind: 'bet',
        id: 'b1009',
        player: 'R•••i',
        gametype: 1,
        betType: 'number',
        betValue: '7',
        amount: '2',
        at: NOW - 3 * SECOND,
      },
      win('w12', 'A•••a', '14.7', 20),
      win('w11', '', '44.1', 20),
    ],
  },
  biggestWins: {
    status: 'success',
    data: [win('w11', '', '44.1', 20), win('w12', 'A•••a', '14.7', 20)],
  },
  leaderboard: {
    status: 'success',
    data: [
      { player: 'R•••i', amount: '120.5' },
      { player: '', amount: '34.1' },
    ],
  },
  betStatistics: {
    status: 'success',
    data: {
      games: [{ gametype: 1, settled: 2, wins: 1, staked: '15', returned: '14.7' }],
      days: [
        { day: '2026-01-14', settled: 1, wins: 0, staked: '5', returned: '0' },
        { day: '2026-01-15', settled: 1, wins: 1, staked: '10', returned: '14.7' },
      ],
      streaks: { current: { outcome: 'won', bets: 1 }, longest_won: 1, longest_lost: 1 },
    },
  },
  diceBet: { status: 'success', message: 'Bet placed successfully', data: diceBet },
  diceBets: {
    status: 'success',
    data: [{ ...diceBet, bet_at: NOW - 5 * SECOND, server_seed: SEED, bets: PAIR_BETS }],
    pagination: paginate(1, 1),
  },
  plinkoBet: { status: 'success', message: 'Bet placed successfully', data: plinkoBet },
  plinkoBets: {
    status: 'success',
    data: [{ ...plinkoBet, bet_at: NOW - 4 * SECOND, server_seed: SEED, bets: PAIR_BETS }],
    pagination: paginate(1, 1),
  },
  openMines: {
    status: 'success',
    message: 'Game opened',
    data: { ...minesGame, opened: [], multiple: null, next_multiple: '1.2375' },
  },
  revealMines: { status: 'success', message: 'Cell opened', data: minesGame },
  cashOutMines: { status: 'success', message: 'Cashed out', data: cashedOutGame },
  minesGame: { status: 'success', data: minesGame },
  minesGames: {
    status: 'success',
    data: [{ ...cashedOutGame, server_seed: SEED, bets: PAIR_BETS }],
    pagination: paginate(1, 1),
  },
  seeds: { status: 'success', data: seedPairs },
  changeClientSeed: {
    status: 'success',
    message: 'Your next bets use this client seed.',
    data: seedPairs,
  },
  rotateSeeds: {
    status: 'success',
    message: 'Your server seed is revealed, and the next pair has begun.',
    data: {
      ...seedPairs,
      revealed: {
        server_seed: SEED,
        server_seed_hash: PAIR_HASH,
        bets: PAIR_BETS,
        revealed_at: NOW - 2 * SECOND,
      },
    },
  },
  fairnessKeys: {
    status: 'success',
    data: {
      receipt_public_key: '3b'.repeat(32),
      former_receipt_public_keys: [],
      beacon_source: 'local',
      beacon_public_key: PUBLIC_KEY,
    },
  },
  fairnessRound: {
    status: 'success',
    data: {
      roundNumber: '202601150720',
      result: { number: 2, color: colorText(2) },
      void_reason: null,
      ...proofOf(0),
    },
  },
  fairnessRounds: { status: 'success', data: [...rounds].reverse() },
};
