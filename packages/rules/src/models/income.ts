import type { MicroUsdt } from '../money';
import type { Digit, GameType, VoidReason, WingoBet } from '../wingo';

/** Outcome of a bet whose round is over. A voided round refunds its bets. */
export type BetOutcome = 'won' | 'lost' | 'refunded';

/** Bet in any game after its round. */
export interface SettledBet {
  readonly id: string;
  readonly game: string;
  readonly state: BetOutcome;
  /** Time of the draw or refund, epoch ms. */
  readonly settledAt: number;
  /** Stake, before the fee. */
  readonly amount: MicroUsdt;
  /** Bet as text. */
  readonly position: string;
  /** Payout, refund, or 0. */
  readonly winning: MicroUsdt;
  /** Part of `winning` that the member received. */
  readonly received: MicroUsdt;
  /** The bet's Wingo game, if known. */
  readonly gameType?: GameType | undefined;
  /** `position` as a Wingo bet, if known. */
  readonly bet?: WingoBet | undefined;
  /** The bet's round, if known. */
  readonly roundNumber?: string | undefined;
  /** The round's result, if drawn and known. */
  readonly result?: Digit | undefined;
  /** Reason for voiding the round, if it was voided and the reason is known. */
  readonly voidReason?: VoidReason | undefined;
  /** Time of the bet, epoch ms, if known. */
  readonly placedAt?: number | undefined;
}

/** Bet that generated income. */
export type IncomeBet = Pick<
  SettledBet,
  'id' | 'game' | 'amount' | 'position' | 'winning' | 'gameType' | 'bet'
>;

/** Totals of settled bets, without refunded ones. */
export interface BetFigures {
  readonly settled: number;
  readonly wins: number;
  /** Total stakes, before the fee. */
  readonly staked: MicroUsdt;
  readonly returned: MicroUsdt;
}

/** Statistics of a member's bets. */
export interface BetStatistics {
  /** Totals for each game that the member has played. */
  readonly games: readonly (BetFigures & { readonly gameType: GameType })[];
  /** Last 30 UTC days as `YYYY-MM-DD`, oldest first, including today. */
  readonly days: readonly (BetFigures & { readonly day: string })[];
  /** Current streak of wins or losses; `null` before the first settled bet. */
  readonly streak: { readonly outcome: 'won' | 'lost'; readonly bets: number } | null;
  readonly longestWon: number;
  readonly longestLost: number;
}

/** Reason for a payment: a key in the catalogue namespace `incomeRemarks`, with its arguments. */
export interface IncomeReason {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface IncomeEntry {
  /** Amount that the member received. */
  readonly amount: MicroUsdt;
  /** English text of the reason, for clients that do not know the code in `reason`. */
  readonly remark: string;
  /** Reason for the payment. @default undefined: not sent by the server */
  readonly reason?: IncomeReason | undefined;
  /** Payment time, epoch ms. */
  readonly receivedAt: number;
  /** Bet behind the payment; `null` if it does not come from a bet. */
  readonly bet: IncomeBet | null;
}

export type { BonusType } from '../funds/incomes';
