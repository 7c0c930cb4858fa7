export { isClientSeed } from './clientSeed';
export { callingCodes } from './callingCodes';
export { mailboxOf } from './mailbox';
export { LONGEST_NAME, nameProblem, SHORTEST_NAME } from './name';
export { meetsRules, PASSWORD_RULES, SHORTEST_PASSWORD, type PasswordRule } from './password';
export type { Problem, ProblemCode } from './problem';
export { ROUTINE_SECURITY_EVENTS, SECURITY_EVENTS, type SecurityEventKind } from './securityEvents';
export {
  RECOVERY_CODE_ALPHABET,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODE_SHAPE,
  RECOVERY_CODES,
} from './recoveryCode';
export { EMAIL_SHAPE, OTP_SHAPE, SHORTEST_SECRET, WALLET_ADDRESS_SHAPE } from './shapes';
export { SHORTEST_TICKET_TEXT, TICKET_TYPES, type TicketType } from './ticket';
