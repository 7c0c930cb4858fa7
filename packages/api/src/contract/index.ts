export { login, logout, signup } from './auth';
export { calls } from './calls';
export { email, PASSWORD_RULES, type PasswordRule } from './credentials';
export { ContractError, decode, problems } from './decode';
export {
  defineCall,
  type Call,
  type CallAnswer,
  type CallPayload,
  type CallReply,
  type CallRequest,
} from './defineCall';
export { BET_STATES, gameInfo, lastWinningNumbers, myBets, placeBet, winningNumbers } from './game';
export { decodeGameAt, encodeGameAt } from './gameAt';
export { IDEMPOTENCY_HEADER, idempotencyKey } from './idempotency';
export {
  errorReply,
  NOT_LOGGED_IN,
  paginate,
  pagination,
  ROWS_PER_PAGE,
  TOKEN_EXPIRED,
  type ErrorReply,
  type Pagination,
} from './reply';
export { profile, userBalances } from './user';
