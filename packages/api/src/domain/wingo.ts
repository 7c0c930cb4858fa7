import type {
  BetIntent,
  GameRecord,
  GameResult,
  LatestResult,
  MyBet,
  RoundOutcome,
} from '@platform/rules/models';
import { toDecimal } from '@platform/rules/money';
import {
  betTexts,
  parseBet,
  toBetReceipt,
  toPublishedRound,
  type Digit,
  type GameType,
  type PublishedRow,
} from '@platform/rules/wingo';
import {
  type CallAnswer,
  type CallPayload,
  type lastWinningNumbers,
  type myBets,
  type placeBet,
  type winningNumbers,
} from '../contract';
import { PROOF_FIELDS } from '../contract/fairness';
import { toServerMessage, type ServerMessage } from './message';
import { toPage, type HistoryPage } from './page';

export { isGain } from '@platform/rules/wingo';
export type { BetIntent, GameRecord, GameResult, GameType, LatestResult, MyBet, RoundOutcome };

export interface PlacedBet extends ServerMessage {
  /** Bet id; `null` if the server identifies neither bet nor round. */
  readonly id: string | null;
  readonly roundNumber: string | null;
}

/** Colours and size follow from the number, so the wire values are ignored. */
const toGameResult = (roundNumber: string, number: Digit): GameResult => ({ roundNumber, number });

export const toLastResults = ({
  data,
}: CallAnswer<typeof lastWinningNumbers>): readonly LatestResult[] =>
  data.map(({ roundNumber = null, number }) => ({ roundNumber, number }));

type PastRound = CallAnswer<typeof winningNumbers>['data'][number];

/** Returns true if a round has all values for verification. */
const isPublished = (row: PastRound): row is PastRound & PublishedRow =>
  PROOF_FIELDS.every((name) => row[name] !== undefined);

export const toGameHistory = (answer: CallAnswer<typeof winningNumbers>): HistoryPage<GameRecord> =>
  toPage(answer, (row) => ({
    roundNumber: row.roundNumber,
    result: row.result && toGameResult(row.roundNumber, row.result.number),
    voidReason: row.void_reason ?? null,
    proof: isPublished(row) ? toPublishedRound(row) : null,
  }));

type MyBetRow = CallAnswer<typeof myBets>['data'][number];

/**
 * Returns an id for a bet that has none, from its round, position and amount, and the number of
 * equal bets below it. The id does not change when newer bets arrive.
 */
function nameOf(row: MyBetRow, index: number, rows: readonly MyBetRow[]): string {
  const about = ({ gameId, betType, betValue, amount }: MyBetRow) =>
    [gameId.roundNumber, betType, betValue, amount].join(' ');
  const alike = rows.slice(index + 1).filter((other) => about(other) === about(row));
  return `${about(row)} ${alike.length}`;
}

function toMyBet(row: MyBetRow, index: number, rows: readonly MyBetRow[]): MyBet {
  const { roundNumber, result = null, void_reason: voidReason = null } = row.gameId;
  const { order_id: id = nameOf(row, index, rows), betType, betValue, amount, number = null } = row;
  // Infers only a win, because without a state only a payout proves that the round is over.
  const { state = row.total_winning > 0n ? 'won' : null } = row;
  return {
    id,
    roundNumber,
    amount,
    state,
    bet: parseBet(betType, betValue),
    received: row.total_winning,
    result: result && toGameResult(roundNumber, result.number),
    voidReason,
    placedAt: row.bet_at ?? null,
    receipt: row.receipt
      ? toBetReceipt({ id, roundNumber, betType, betValue, amount }, row.receipt)
      : null,
    number,
    rootPath: row.root_path ?? null,
  };
}

export const toMyBets = (answer: CallAnswer<typeof myBets>): HistoryPage<MyBet> =>
  toPage(answer, toMyBet);

export const toPlaceBetPayload = (
  gameType: GameType,
  { bet, amount, roundNumber }: BetIntent,
): CallPayload<typeof placeBet> => ({
  ...betTexts(bet),
  amount: toDecimal(amount),
  gametype: gameType,
  order_id: roundNumber,
});

export const toPlacedBet = ({ data, ...rest }: CallAnswer<typeof placeBet>): PlacedBet => ({
  ...toServerMessage(rest),
  id: data?.order_id ?? null,
  roundNumber: data?.roundNumber ?? null,
});
