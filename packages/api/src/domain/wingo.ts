import { toDecimal, type MicroUsdt } from '@platform/rules/money';
import {
  betTexts,
  colorsOf,
  parseBet,
  sizeOf,
  toBetReceipt,
  toPublishedRound,
  type BetReceipt,
  type Color,
  type Digit,
  type GameType,
  type PublishedRound,
  type Size,
  type VoidReason,
  type WingoBet,
} from '@platform/rules/wingo';
import type {
  BET_STATES,
  CallAnswer,
  CallPayload,
  lastWinningNumbers,
  myBets,
  placeBet,
  winningNumbers,
} from '../contract';
import { toPage, type Page } from './page';

export type { GameType };

/** What a round drew. */
export interface GameResult {
  readonly roundNumber: string;
  readonly number: Digit;
  readonly colors: readonly Color[];
  readonly size: Size;
}

/** A round that is over: drawn, or called off. */
export interface GameRecord {
  readonly roundNumber: string;
  /** `null` when the round was called off. */
  readonly result: GameResult | null;
  /** Why it was called off; every stake went back whole. */
  readonly voidReason: VoidReason | null;
  /** What it takes to check it: see `verifyRound` of `@platform/rules/fairness`. */
  readonly proof: PublishedRound;
}

/** A bet of the member. */
export interface MyBet {
  readonly id: string;
  readonly roundNumber: string;
  readonly bet: WingoBet;
  /** The stake, before the fee. */
  readonly amount: MicroUsdt;
  readonly state: (typeof BET_STATES)[number];
  /** What the member received: the payout, a refund, or 0. */
  readonly received: MicroUsdt;
  /** `null` until the round is drawn. */
  readonly result: GameResult | null;
  /** Epoch ms. */
  readonly placedAt: number;
  /** What proves that it was placed; `null` for bets from before there were receipts. */
  readonly receipt: BetReceipt | null;
}

/** A bet that the member has decided on. */
export interface BetIntent {
  readonly bet: WingoBet;
  readonly amount: MicroUsdt;
  /** The round on the board: the bet is refused rather than placed on another one. */
  readonly roundNumber: string;
}

/** The server's answer to a bet it took. */
export interface PlacedBet {
  readonly id: string;
  readonly roundNumber: string;
  /** What the server says about it, for a toast. */
  readonly message: string;
}

/** Colours and size follow from the number, whatever the wire says about them. */
const toGameResult = (roundNumber: string, number: Digit): GameResult => ({
  roundNumber,
  number,
  colors: colorsOf(number),
  size: sizeOf(number),
});

export const toLastResults = ({
  data,
}: CallAnswer<typeof lastWinningNumbers>): readonly GameResult[] =>
  data.map(({ roundNumber, number }) => toGameResult(roundNumber, number));

export const toGameHistory = (answer: CallAnswer<typeof winningNumbers>): Page<GameRecord> =>
  toPage(answer, (row) => ({
    roundNumber: row.roundNumber,
    result: row.result && toGameResult(row.roundNumber, row.result.number),
    voidReason: row.void_reason,
    proof: toPublishedRound(row),
  }));

type MyBetRow = CallAnswer<typeof myBets>['data'][number];

function toMyBet(row: MyBetRow): MyBet {
  const { roundNumber, result } = row.gameId;
  const { order_id: id, betType, betValue, amount, state } = row;
  return {
    ...{ id, roundNumber, amount, state },
    bet: parseBet(betType, betValue),
    received: row.total_winning,
    result: result && toGameResult(roundNumber, result.number),
    placedAt: row.bet_at,
    receipt: row.receipt
      ? toBetReceipt({ id, roundNumber, betType, betValue, amount }, row.receipt)
      : null,
  };
}

export const toMyBets = (answer: CallAnswer<typeof myBets>): Page<MyBet> => toPage(answer, toMyBet);

export const toPlaceBetPayload = (
  gameType: GameType,
  { bet, amount, roundNumber }: BetIntent,
): CallPayload<typeof placeBet> => ({
  ...betTexts(bet),
  amount: toDecimal(amount),
  gametype: gameType,
  order_id: roundNumber,
});

export const toPlacedBet = ({ data, message }: CallAnswer<typeof placeBet>): PlacedBet => ({
  id: data.order_id,
  roundNumber: data.roundNumber,
  message,
});
