import type { MicroUsdt } from '../money';
import type { Digit, GameType, VoidReason, WingoBet } from '../wingo';

/** What became of a bet whose round is over; of one that was refunded, the round was called off. */
export type BetOutcome = 'won' | 'lost' | 'refunded';

/** A bet on any game whose round is over. */
export interface SettledBet {
  readonly id: string;
  /** The name of the game. */
  readonly game: string;
  readonly state: BetOutcome;
  /** When its round was drawn, or its stake came back; epoch ms. */
  readonly settledAt: number;
  /** The stake, before the fee. */
  readonly amount: MicroUsdt;
  /** What was bet on. */
  readonly position: string;
  /** What it brought: the payout, a refund, or 0. */
  readonly winning: MicroUsdt;
  /** What of it the member received. */
  readonly received: MicroUsdt;
  /** Which game it was on, where it is one of Wingo and that is known. */
  readonly gameType?: GameType | undefined;
  /** The same as `position`, where it is a bet on Wingo and that is known. */
  readonly bet?: WingoBet | undefined;
  /** The round it was placed in, where that is known. */
  readonly roundNumber?: string | undefined;
  /** What the round drew, where it did and that is known. */
  readonly result?: Digit | undefined;
  /** Why the round was called off, where it was and that is known. */
  readonly voidReason?: VoidReason | undefined;
  /** Epoch ms, where it is known. */
  readonly placedAt?: number | undefined;
}

/** The bet that an income comes from. */
export type IncomeBet = Pick<SettledBet, 'id' | 'game' | 'amount' | 'position' | 'winning'>;

/** What settled bets add up to. Bets that were paid back do not count. */
export interface BetFigures {
  /** How many there are. */
  readonly settled: number;
  readonly wins: number;
  /** The stakes, before the fee. */
  readonly staked: MicroUsdt;
  /** The payouts. */
  readonly returned: MicroUsdt;
}

/** What the bets of a member add up to. */
export interface BetStatistics {
  /** By game, of those that the member has played. */
  readonly games: readonly (BetFigures & { readonly gameType: GameType })[];
  /** The last 30 days in UTC, as `YYYY-MM-DD`, oldest first, the last of them today. */
  readonly days: readonly (BetFigures & { readonly day: string })[];
  /** The wins or losses in a row that go on; `null` before the first bet is settled. */
  readonly streak: { readonly outcome: 'won' | 'lost'; readonly bets: number } | null;
  /** The most wins in a row. */
  readonly longestWon: number;
  /** The most losses in a row. */
  readonly longestLost: number;
}

/** Reason for an income: a key of the catalogue's namespace `incomeRemarks`, with its arguments. */
export interface IncomeReason {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Income of the member. */
export interface IncomeEntry {
  /** Amount that the member received. */
  readonly amount: MicroUsdt;
  /** Reason in English. Clients show it if they do not know the code of `reason`. */
  readonly remark: string;
  /** @default undefined: the server gave none */
  readonly reason?: IncomeReason | undefined;
  /** Epoch ms. */
  readonly receivedAt: number;
  /** `null` when it comes from no bet. */
  readonly bet: IncomeBet | null;
}

export type { BonusType } from '../funds/incomes';
