/**
 * What a client knows of a member's account, team and bets: `@platform/api` makes it of replies, and
 * the parts of `@platform/ui` show it. Types alone.
 */
export type { MemberSession, SecurityEvent } from './account';
export type { DemoResult, DemoRound } from './demo';
export type { Referral, TeamMember, TreeMember } from './team';
export type { BetIntent, GameResult, LatestResult, MyBet } from './wingo';
