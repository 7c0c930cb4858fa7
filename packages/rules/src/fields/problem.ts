/** Problem codes, with their message arguments. Amounts are decimal text. */
interface ProblemParams {
  controlCharacters: undefined;
  incompleteLink: undefined;
  invalidAuthType: undefined;
  invalidEmail: undefined;
  invalidName: { readonly shortest: number; readonly longest: number };
  invalidOtp: undefined;
  invalidPhone: undefined;
  invalidRecoveryCode: undefined;
  invalidTicketEmail: undefined;
  invalidTicketMessage: undefined;
  invalidTicketName: undefined;
  invalidWalletAddress: undefined;
  lockTooSmall: { readonly minimum: string };
  /** Request that no form can send. `detail` is for developers. */
  malformed: { readonly detail: string };
  noEmail: undefined;
  noName: undefined;
  noPassword: undefined;
  noPhone: undefined;
  noSignInCode: undefined;
  noTicketType: undefined;
  noTxnPassword: undefined;
  passwordTooLong: { readonly longest: number };
  passwordsDiffer: undefined;
  shortSecret: undefined;
  stakeTooPrecise: { readonly decimals: number };
  stakeTooSmall: { readonly minimum: string };
  tooLong: { readonly longest: number };
  unmetPasswordRules: undefined;
  weakPassword: { readonly shortest: number };
  withdrawalTooSmall: { readonly minimum: string };
}

/** Problem with an input, as a key of the namespace `problems` in the message catalogue. */
export type ProblemCode = keyof ProblemParams;

/**
 * Problem with an input: its code and any message arguments. The message catalogue has the text.
 *
 * @example { code: 'noName' }
 * @example { code: 'tooLong', params: { longest: 100 } }
 */
export type Problem = {
  readonly [Code in ProblemCode]: ProblemParams[Code] extends undefined
    ? { readonly code: Code; readonly params?: undefined }
    : { readonly code: Code; readonly params: ProblemParams[Code] };
}[ProblemCode];
