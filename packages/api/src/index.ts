export { ApiError } from './client/ApiError';
export {
  createClient,
  type CallOptions,
  type Client,
  type ClientOptions,
} from './client/createClient';
export type { Balances, Member, Profile, SignIn } from './domain/account';
export type { Page } from './domain/page';
export { remainingOf, type WingoRound } from './domain/round';
export type { BetIntent, GameResult, MyBet, PlacedBet } from './domain/wingo';
export { createSession, type Session, type SessionState } from './session/createSession';
export type { Preference } from './session/storage';
