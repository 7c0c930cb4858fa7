import type {
  DiceIntent,
  DiceRecord,
  DiceResult,
  OriginalBet,
  OriginalGame,
  OriginalRecord,
  PastPair,
  PlinkoIntent,
  PlinkoRecord,
  PlinkoResult,
  RevealedPair,
  SeedPairs,
} from '@platform/rules/models';
import { toDecimal } from '@platform/rules/money';
import { diceSettings, hundredthsText, parseHundredths } from '@platform/rules/dice';
import { parsePath, plinkoSettings } from '@platform/rules/plinko';
import type {
  CallAnswer,
  CallPayload,
  changeClientSeed,
  diceBet,
  diceBets,
  plinkoBet,
  plinkoBets,
  rotateSeeds,
  seeds,
} from '../contract';
import { toServerMessage, type ServerMessage } from './message';
import { toPage, type HistoryPage } from './page';

export type {
  DiceIntent,
  DiceRecord,
  DiceResult,
  OriginalGame,
  OriginalRecord,
  PastPair,
  PlinkoIntent,
  PlinkoRecord,
  PlinkoResult,
  SeedPairs,
};

/** Reply to a bet on Dice. */
export type PlacedDiceBet = ServerMessage & DiceResult;

/** Reply to a bet on Plinko. */
export type PlacedPlinkoBet = ServerMessage & PlinkoResult;

/** Seed pairs after a rotation, with the revealed pair. */
export interface RotatedPairs extends SeedPairs {
  readonly revealed: PastPair;
}

type DiceRow = CallAnswer<typeof diceBet>['data'];
type PlinkoRow = CallAnswer<typeof plinkoBet>['data'];

type SharedField =
  | 'bet_id'
  | 'amount'
  | 'payout'
  | 'multiple'
  | 'client_seed'
  | 'server_seed_hash'
  | 'nonce'
  | 'receipt';

/** Maps the bet fields that all single-player games share. */
export function toPlacedBet(
  row: Pick<DiceRow, SharedField> & { game: OriginalGame },
  settings: string,
  result: string,
) {
  const { bet_id: id, amount, payout, multiple } = row;
  const { at, ...receipt } = row.receipt;
  const proof: OriginalBet = {
    statement: {
      game: row.game,
      betId: id,
      serverSeedHash: row.server_seed_hash,
      clientSeed: row.client_seed,
      nonce: row.nonce,
      settings,
      amount: toDecimal(amount),
      result,
      multiple,
      payout: toDecimal(payout),
      at,
    },
    proof: { ...receipt, at },
  };
  return { id, amount, payout, multiple, proof };
}

interface KeptRow {
  /** Time of the bet, epoch ms. */
  at: number;
  server_seed: string | null;
  bets: number | null;
}

/** Maps the fields of a bet in the history of a single-player game. */
export const toKept = (row: KeptRow): { placedAt: number; pair: RevealedPair | null } => ({
  placedAt: row.at,
  pair:
    row.server_seed === null || row.bets === null
      ? null
      : { serverSeed: row.server_seed, bets: row.bets },
});

export const toDiceBetPayload = ({
  bet: { direction, target },
  amount,
}: DiceIntent): CallPayload<typeof diceBet> => ({
  amount: toDecimal(amount),
  direction,
  target: hundredthsText(target),
});

function toDiceResult(row: DiceRow): DiceResult {
  const { game, direction, result, won } = row;
  const bet = { direction, target: parseHundredths(row.target) };
  const placed = toPlacedBet(row, diceSettings(bet), result);
  return { ...placed, game, bet, roll: parseHundredths(result), won };
}

export const toPlacedDiceBet = ({ data, ...rest }: CallAnswer<typeof diceBet>): PlacedDiceBet => ({
  ...toServerMessage(rest),
  ...toDiceResult(data),
});

export const toDiceBets = (answer: CallAnswer<typeof diceBets>): HistoryPage<DiceRecord> =>
  toPage(answer, (row) => ({ ...toDiceResult(row), ...toKept({ ...row, at: row.bet_at }) }));

export const toPlinkoBetPayload = ({
  bet: { rows, risk },
  amount,
}: PlinkoIntent): CallPayload<typeof plinkoBet> => ({ amount: toDecimal(amount), rows, risk });

function toPlinkoResult(row: PlinkoRow): PlinkoResult {
  const { game, rows, risk, path, bucket } = row;
  const bet = { rows, risk };
  const placed = toPlacedBet(row, plinkoSettings(bet), path);
  return { ...placed, game, bet, path: parsePath(path), bucket };
}

export const toPlacedPlinkoBet = ({
  data,
  ...rest
}: CallAnswer<typeof plinkoBet>): PlacedPlinkoBet => ({
  ...toServerMessage(rest),
  ...toPlinkoResult(data),
});

export const toPlinkoBets = (answer: CallAnswer<typeof plinkoBets>): HistoryPage<PlinkoRecord> =>
  toPage(answer, (row) => ({ ...toPlinkoResult(row), ...toKept({ ...row, at: row.bet_at }) }));

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
