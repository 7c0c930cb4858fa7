import {
  authOtp,
  changePassword,
  NO_TXN_PASSWORD,
  changeTxnPassword,
  renewRecoveryCodes,
  updateWallet,
  type authStatus,
  type CallAnswer,
  type generateSecret,
  type securityLog,
  type sessions,
} from '../contract';
import type { MemberSession, SecurityEvent, TwoFactorSecret } from '@platform/rules/models';
import { defineForm, type FieldsOf } from './form';
import { toPage, type HistoryPage } from './page';
import { toServerMessage, type ServerMessage } from './message';
import type { Exchange } from './round';

export type { MemberSession, SecurityEvent, TwoFactorSecret };

/** How a member's money is guarded. */
export interface MemberGuards {
  /** Whether the member has two-factor authentication. */
  readonly twoFactor: boolean;
  /** From when the member may withdraw, epoch ms; `null` when that is now. */
  readonly withdrawalsFrom: number | null;
  /** Whether withdrawals were stopped with a link in a mail. */
  readonly withdrawalsStopped: boolean;
  /** How many recovery codes are not used yet; `null` on a server that has none. */
  readonly recoveryCodesLeft: number | null;
}

export const toSessions = ({ data }: CallAnswer<typeof sessions>): readonly MemberSession[] =>
  data.map(({ id, browser, platform, geo, ip_address, last_used, current }) => ({
    id,
    browser,
    platform,
    place: geo || null,
    ipAddress: ip_address,
    lastUsedAt: last_used,
    current,
  }));

export const toSecurityLog = (answer: CallAnswer<typeof securityLog>): HistoryPage<SecurityEvent> =>
  toPage(answer, ({ id, at, event, browser, platform, geo, ip_address, ...rest }) => ({
    id,
    at,
    event,
    from:
      ip_address === '' ? null : { browser, platform, place: geo || null, ipAddress: ip_address },
    amount: rest.amount ?? null,
    wallet: rest.wallet ?? null,
    refused: rest.refused ?? 0,
  }));

export const toMemberGuards = ({ data: [flags] }: CallAnswer<typeof authStatus>): MemberGuards => ({
  twoFactor: flags.status,
  withdrawalsFrom: flags.withdrawals_from,
  withdrawalsStopped: flags.withdrawals_stopped,
  recoveryCodesLeft: flags.recovery_codes_left ?? null,
});

export const toTwoFactorSecret = (
  answer: CallAnswer<typeof generateSecret>,
  { sentAt }: Pick<Exchange, 'sentAt'>,
): TwoFactorSecret => ({
  secret: answer.secret,
  url: answer.otpauth_url,
  expiresAt: answer.expires_in === undefined ? null : sentAt + answer.expires_in * 1000,
});

/** What the server says with new recovery codes. */
export interface RecoveryCodesMessage extends ServerMessage {
  /** Told this once; empty where there are none. */
  readonly recoveryCodes: readonly string[];
}

export const toRecoveryCodes = (
  answer: CallAnswer<typeof authOtp> | CallAnswer<typeof renewRecoveryCodes>,
): RecoveryCodesMessage => ({
  ...toServerMessage(answer),
  recoveryCodes: answer.recovery_codes ?? [],
});

/** A call that failed, as far as it matters here: see `ApiError`. */
interface Failure {
  readonly status: number;
  readonly code?: string | undefined;
  readonly isUncertain: boolean;
}

/** What a failure of `checkTxnPassword` may mean besides: not signed in, not allowed, too often. */
const NOT_ABOUT_IT: readonly number[] = [401, 403, 429];

/**
 * Whether a failure of `checkTxnPassword` says that there is no TXN password. The status itself is the
 * answer; our server adds a code, without which every definite failure counts as a no.
 */
export const saysNoTxnPassword = ({ status, code, isUncertain }: Failure): boolean =>
  code === undefined ? !isUncertain && !NOT_ABOUT_IT.includes(status) : code === NO_TXN_PASSWORD;

/** Changes the password. */
export const passwordForm = defineForm(changePassword, {
  current: 'current_password',
  password: 'new_password',
  confirmation: 'confirm_new_password',
});
export type PasswordChange = FieldsOf<typeof passwordForm>;

/** Sets or changes the TXN password; the current one is empty as long as there is none. */
export const txnPasswordForm = defineForm(changeTxnPassword, {
  current: 'currentTxnPassword',
  password: 'txnPassword',
  confirmation: 'reTxnPassword',
});
export type TxnPasswordChange = FieldsOf<typeof txnPasswordForm>;

/** Sets the wallet address; the code is empty without two-factor authentication. */
export const walletAddressForm = defineForm(updateWallet, {
  address: 'wallet_address',
  txnPassword: 'txnPassword',
  otp: 'twofactor',
});
export type WalletAddressChange = FieldsOf<typeof walletAddressForm>;

/** Enables or disables two-factor authentication; to disable it, the secret is empty. */
export const twoFactorForm = defineForm(authOtp, {
  otp: 'authotp',
  action: 'authtype',
  secret: 'authkey',
  password: 'password',
});
export type TwoFactorChange = FieldsOf<typeof twoFactorForm>;

/** Makes new recovery codes. */
export const recoveryCodesForm = defineForm(renewRecoveryCodes, {
  otp: 'authotp',
  password: 'password',
});
export type RecoveryCodesRenewal = FieldsOf<typeof recoveryCodesForm>;
