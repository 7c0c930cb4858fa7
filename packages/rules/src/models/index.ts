/**
 * What a client knows of a member's account, money, team and bets: `@platform/api` makes it from
 * replies, and the components of `@platform/ui` show it. Only types.
 */
export type { MemberSession, SecurityEvent, TwoFactorSecret } from './account';
export type { DemoResult, DemoRound } from './demo';
export type { Deposit, Lock, Withdrawal } from './funds';
export type { IncomeBet, IncomeEntry, SettledBet } from './income';
export type { Ticket } from './support';
export type { Referral, TeamLevel, TeamMember, TreeMember } from './team';
export type { AwaitedBeacon, BetIntent, GameResult, LatestResult, MyBet } from './wingo';
