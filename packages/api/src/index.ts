export { ApiError } from './client/ApiError';
export {
  createClient,
  type AskAgain,
  type CallOptions,
  type Client,
  type ClientOptions,
} from './client/createClient';
export type { Proof, ProofRequest, Prove } from './client/withProof';
export {
  BONUS_TYPES,
  INCOME_HISTORIES,
  INCOME_TYPES,
  PASSWORD_REQUIRED,
  SECRET_EXPIRED,
  TWO_FACTOR_REQUIRED,
  WRONG_OTP,
} from './contract';
export {
  forgotPasswordForm,
  registrationForm,
  resetPasswordForm,
  stopWithdrawalsForm,
  type Balances,
  type ForgottenPassword,
  type Member,
  type PasswordReset,
  type Profile,
  type SignIn,
  type WithdrawalStop,
} from './domain/account';
export type { AwaitedRate, CurrencyRates, DisplayCurrency, DisplayRate } from './domain/currency';
export type { DemoRound } from './domain/demo';
export type { FairnessKeys } from './domain/fairness';
export type { FieldsOf, Form } from './domain/form';
export {
  lockForm,
  withdrawalForm,
  type Deposit,
  type NetworkAddress,
  type DepositWays,
  type Lock,
  type LockProfits,
  type LockRequest,
  type Network,
  type Outcome,
  type Withdrawal,
  type WithdrawalRequest,
} from './domain/funds';
export type {
  Bonus,
  BonusType,
  IncomeBet,
  IncomeEntry,
  IncomeHistory,
  IncomeType,
} from './domain/income';
export type {
  BreakKind,
  BreakLength,
  ExclusionLength,
  LimitKind,
  LimitPeriod,
  PlayBreak,
  PlayerLimits,
  PlayLimit,
  PlayLimitName,
  PlayLimitRequest,
  WantedLimit,
} from './domain/limits';
export type { CheckedPlaySession, PlaySession, RealityCheckMinutes } from './domain/playSession';
export { histories, knownHistory, type HistorySource, type WholeHistory } from './client/histories';
export type { ServerMessage } from './domain/message';
export type { IntentOutcome } from './domain/intent';
export type { MemberNotification } from './domain/notifications';
export { toCsv, type CsvColumn, type CsvValue } from './domain/csv';
export type { HistoryPage } from './domain/page';
export type { Leader, PublicPlay, PublicWin } from './domain/plays';
export type { PushChoice, PushKinds, PushState } from './domain/push';
export { remainingOf, type AwaitedBeacon, type WingoRound } from './domain/round';
export {
  passwordForm,
  recoveryCodesForm,
  twoFactorForm,
  txnPasswordForm,
  walletAddressForm,
  type MemberGuards,
  type MemberSession,
  type PasswordChange,
  type SecurityEvent,
  type TwoFactorChange,
  type TwoFactorSecret,
  type TxnPasswordChange,
  type WalletAddressChange,
} from './domain/security';
export { ticketForm, type Ticket, type TicketDraft } from './domain/support';
export type { Referral, TeamLevel, TeamMember } from './domain/team';
export type { TreeMember } from './domain/tree';
export { treeProblem, type TreeProblem } from './domain/treeProblem';
export type { BetFilter, BetStatistics, SettledBet } from './domain/winnings';
export type {
  BetIntent,
  GameRecord,
  GameResult,
  LatestResult,
  MyBet,
  PlacedBet,
  RoundOutcome,
} from './domain/wingo';
export type { MinesBet, MinesIntent, MinesRecord, MinesReveal } from './domain/mines';
export { diceHistory, minesHistory, plinkoHistory } from './client/originalHistories';
export { mintHex } from './client/mintHex';
export type {
  DiceIntent,
  DiceRecord,
  DiceResult,
  OriginalGame,
  OriginalRecord,
  PastPair,
  PlacedDiceBet,
  PlacedPlinkoBet,
  PlinkoIntent,
  PlinkoRecord,
  PlinkoResult,
  RotatedPairs,
  SeedPairs,
} from './domain/originals';
export {
  createSession,
  type Session,
  type SessionEnd,
  type SessionState,
} from './session/createSession';
export type { IntentCall, OpenIntent } from './session/openIntents';
export type { Preference } from './session/storage';
