import type {
  DiceIntent,
  DiceRecord,
  DiceResult,
  PastPair,
  SeedPairs,
} from '@platform/rules/models';
import { toDecimal } from '@platform/rules/money';
import { diceSettings, hundredthsText, parseHundredths } from '@platform/rules/dice';
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

export type { DiceIntent, DiceRecord, DiceResult, PastPair, SeedPairs };

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
