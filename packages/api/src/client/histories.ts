import type { HistoryPage } from '../domain/page';
import type { Client } from './createClient';
import {
  activationHistory,
  bonus,
  depositHistory,
  MOST_ROWS_PER_PAGE,
  myBets,
  myColourWinnings,
  myTickets,
  referralHistory,
  securityLog,
  team,
  winningNumbers,
  withdrawalHistory,
  type Call,
  type CallAnswer,
  type CallPayload,
} from '../contract';
import { toDeposits, toLocks, toWithdrawals } from '../domain/funds';
import { toIncomeHistory, type BonusType, type IncomeType } from '../domain/income';
import { toSecurityLog } from '../domain/security';
import { toTickets } from '../domain/support';
import { toReferrals, toTeam } from '../domain/team';
import { toBetPayload, toSettledBets, type BetFilter } from '../domain/winnings';
import { toGameHistory, toMyBets, type GameType } from '../domain/wingo';
import { withOneToken } from './withOneToken';

/** Reads a history page of the maximum size. Pages count from 1. */
export type HistorySource<Row> = (client: Client, page: number) => Promise<HistoryPage<Row>>;

export const sourceOf =
  <C extends Call, Row>(
    call: C,
    payload: CallPayload<C> & object,
    toPage: (answer: CallAnswer<C>) => HistoryPage<Row>,
  ): HistorySource<Row> =>
  async (client, page) =>
    toPage(await client.call(call, { ...payload, page, size: MOST_ROWS_PER_PAGE }));

/** Histories that can be fetched in full. */
export const histories = {
  gameRounds: (gameType: GameType) =>
    sourceOf(winningNumbers, { gametype: gameType }, toGameHistory),
  /** Bets on a game, including open and refunded bets. */
  myBets: (gameType: GameType) => sourceOf(myBets, { gametype: gameType }, toMyBets),
  /**
   * Settled bets.
   *
   * @param filter selects bets. @default all settled bets
   */
  settledBets: (filter: BetFilter = {}) =>
    sourceOf(myColourWinnings, toBetPayload(filter), toSettledBets),
  deposits: sourceOf(depositHistory, {}, toDeposits),
  locks: sourceOf(activationHistory, {}, toLocks),
  withdrawals: sourceOf(withdrawalHistory, {}, toWithdrawals),
  income: (type: IncomeType) => sourceOf(bonus, { incometype: type }, toIncomeHistory),
  bonusIncome: (type: BonusType) => sourceOf(bonus, { type }, toIncomeHistory),
  referrals: sourceOf(referralHistory, {}, toReferrals),
  team: (level: number) => sourceOf(team, { leveltype: level }, toTeam),
  tickets: sourceOf(myTickets, { pagetype: 1 }, toTickets),
  securityLog: sourceOf(securityLog, {}, toSecurityLog),
} as const;

/** @param filter selects bets. @default all settled bets */
export const knownHistory =
  <Row>(rows: readonly Row[]): HistorySource<Row> =>
  () =>
    Promise.resolve({ rows, current: 1, pages: 1, total: rows.length });

/** Maximum number of rows fetched from a history, starting with the newest. */
export const MOST_ROWS = 10_000;

/** Complete history, or its newest rows. */
export interface WholeHistory<Row> {
  readonly rows: readonly Row[];
  /** Number of rows on the server, fetched or not. */
  readonly total: number;
}

/**
 * Fetches a history page by page, as the currently signed-in member. A new row shifts all others by
 * one, so repeated rows at the start of the next page are dropped.
 */
export async function fetchHistory<Row>(
  client: Client,
  source: HistorySource<Row>,
): Promise<WholeHistory<Row>> {
  const own = withOneToken(client);
  const rows: Row[] = [];
  let last = await source(own, 1);
  rows.push(...last.rows);
  const { total } = last;
  for (let page = 2; page <= last.pages && rows.length < MOST_ROWS; page += 1) {
    const next = await source(own, page);
    rows.push(...next.rows.slice(Math.max(next.total - last.total, 0)));
    last = next;
  }
  return { rows: rows.slice(0, MOST_ROWS), total };
}
