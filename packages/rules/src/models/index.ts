/**
 * Client models for accounts, money, teams and bets. `@platform/api` creates them; the components
 * of `@platform/ui` show them. Types only.
 */
export type {
  Credentials,
  Member,
  MemberSession,
  Profile,
  Registration,
  SecurityEvent,
  TwoFactorSecret,
} from './account';
export type { DemoResult, DemoRound } from './demo';
export type { FairnessKeys, FormerReceiptKey, ReceiptKeys } from './fairness';
export type { Deposit, Lock, NetworkAddress, Withdrawal } from './funds';
export type {
  BetFigures,
  BetOutcome,
  BetStatistics,
  BonusType,
  IncomeBet,
  IncomeEntry,
  IncomeReason,
  SettledBet,
} from './income';
export type {
  PlayBreak,
  PlayerLimits,
  PlayLimit,
  PlayLimitName,
  PlayLimitRequest,
  WantedLimit,
} from './limits';
export type { CheckedPlaySession, PlaySession } from './playSession';
export type { MemberNotification, NotificationSubject } from './notification';
export type {
  DiceIntent,
  DiceRecord,
  DiceResult,
  OriginalBet,
  OriginalGame,
  OriginalRecord,
  OriginalResult,
  OriginalStatement,
  OriginalStep,
  OriginalVerdict,
  PastPair,
  MinesBet,
  MinesIntent,
  MinesRecord,
  MinesReveal,
  PlinkoIntent,
  PlinkoRecord,
  PlinkoResult,
  RevealedPair,
  SeedPairs,
} from './originals';
export type { HistoryPage } from './page';
export type { Leader, PublicBet, PublicPlay, PublicWin } from './plays';
export type { Ticket } from './support';
export type { Referral, TeamLevel, TeamMember, TreeMember } from './team';
export type {
  AwaitedBeacon,
  BetIntent,
  GameRecord,
  GameResult,
  LatestResult,
  MyBet,
  RoundOutcome,
  WingoRound,
} from './wingo';
