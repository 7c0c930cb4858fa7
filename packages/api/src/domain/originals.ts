import { toDecimal, type MicroUsdt } from '@platform/rules/money';
import {
  diceSettings,
  hundredthsText,
  parseHundredths,
  type DiceBet,
  type OriginalBet,
  type RevealedPair,
} from '@platform/rules/originals';
import type {
  CallAnswer,
  CallPayload,
  changeClientSeed,
  diceBet,
  diceBets,
  rotateSeeds,
  seeds,
} from '../contract';
import { toServerMessage, type ServerMessage } from './message';
import { toPage, type HistoryPage } from './page';

/** Bet on Dice that a player wants to place. */
export interface DiceIntent {
  readonly bet: DiceBet;
  /** Stake. */
  readonly amount: MicroUsdt;
}

/** Placed bet on Dice. */
export interface DiceResult {
  readonly id: string;
  readonly bet: DiceBet;
  /** Stake. */
  readonly amount: MicroUsdt;
  /** Roll, in hundredths. */
  readonly roll: number;
  readonly won: boolean;
  /** Payout, or 0. */
  readonly payout: MicroUsdt;
  /** Multiple on offer as text, such as `1.9800`. */
  readonly multiple: string;
  /** Bet and receipt for `verifyOriginalBet`. */
  readonly proof: OriginalBet;
}

/** Bet on Dice in the player's history. */
export interface DiceRecord extends DiceResult {
  /** Time of the bet, epoch ms. */
  readonly placedAt: number;
  /** Pair of the bet; null until the player rotates it. */
  readonly pair: RevealedPair | null;
}

/** Past seed pair. */
export interface PastPair extends RevealedPair {
  readonly serverSeedHash: string;
  /** Time of the rotation, epoch ms. */
  readonly revealedAt: number;
}

/** Seed pairs of a player. */
export interface SeedPairs {
  /** Pair of the next bet. */
  readonly current: {
    readonly serverSeedHash: string;
    readonly clientSeed: string;
    /** Author of the client seed. One that the server chose is not independent. */
    readonly clientSeedBy: 'server' | 'member';
    readonly nonce: number;
  };
  /** Commitment of the pair after the next rotation. */
  readonly nextHash: string;
  /** Newest first. */
  readonly past: readonly PastPair[];
}

/** Reply to a bet on Dice. */
export type PlacedDiceBet = ServerMessage & DiceResult;

/** Seed pairs after a rotation, with the pair that it revealed. */
export interface RotatedPairs extends SeedPairs {
  readonly revealed: PastPair;
}

export const toDiceBetPayload = ({
  bet: { direction, target },
  amount,
}: DiceIntent): CallPayload<typeof diceBet> => ({
  amount: toDecimal(amount),
  direction,
  target: hundredthsText(target),
});

function toDiceResult(row: CallAnswer<typeof diceBet>['data']): DiceResult {
  const { bet_id: id, direction, amount, payout, multiple, result, nonce, won } = row;
  const { at, ...receipt } = row.receipt;
  const bet = { direction, target: parseHundredths(row.target) };
  return {
    id,
    bet,
    amount,
    roll: parseHundredths(result),
    won,
    payout,
    multiple,
    proof: {
      statement: {
        game: 'dice',
        betId: id,
        serverSeedHash: row.server_seed_hash,
        clientSeed: row.client_seed,
        nonce,
        settings: diceSettings(bet),
        amount: toDecimal(amount),
        result,
        multiple,
        payout: toDecimal(payout),
        at,
      },
      proof: { ...receipt, at },
    },
  };
}

export const toPlacedDiceBet = ({ data, ...rest }: CallAnswer<typeof diceBet>): PlacedDiceBet => ({
  ...toServerMessage(rest),
  ...toDiceResult(data),
});

export const toDiceBets = (answer: CallAnswer<typeof diceBets>): HistoryPage<DiceRecord> =>
  toPage(answer, (row) => ({
    ...toDiceResult(row),
    placedAt: row.bet_at,
    pair:
      row.server_seed === null || row.bets === null
        ? null
        : { serverSeed: row.server_seed, bets: row.bets },
  }));

type PairsRow = CallAnswer<typeof seeds>['data'];

const toPastPair = (row: PairsRow['past'][number]): PastPair => ({
  serverSeed: row.server_seed,
  serverSeedHash: row.server_seed_hash,
  bets: row.bets,
  revealedAt: row.revealed_at,
});

const toPairs = ({ current, next, past }: PairsRow): SeedPairs => ({
  current: {
    serverSeedHash: current.server_seed_hash,
    clientSeed: current.client_seed,
    clientSeedBy: current.client_seed_by,
    nonce: current.nonce,
  },
  nextHash: next.server_seed_hash,
  past: past.map(toPastPair),
});

export const toSeedPairs = ({
  data,
}: CallAnswer<typeof seeds> | CallAnswer<typeof changeClientSeed>): SeedPairs => toPairs(data);

export const toRotatedPairs = ({ data }: CallAnswer<typeof rotateSeeds>): RotatedPairs => ({
  ...toPairs(data),
  revealed: toPastPair(data.revealed),
});
