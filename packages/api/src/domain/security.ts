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

/** State of the security measures that protect a member's money. */
export interface MemberGuards {
  readonly twoFactor: boolean;
  /** Time from which the member may withdraw, epoch ms; `null` if withdrawals are not delayed. */
  readonly withdrawalsFrom: number | null;
  /** True if withdrawals were stopped with an email link. */
  readonly withdrawalsStopped: boolean;
  /** Number of unused recovery codes; `null` if the server has none. */
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

export interface RecoveryCodesMessage extends ServerMessage {
  /** Recovery codes, shown only once; empty if there are none. */
  readonly recoveryCodes: readonly string[];
}

export const toRecoveryCodes = (
  answer: CallAnswer<typeof authOtp> | CallAnswer<typeof renewRecoveryCodes>,
): RecoveryCodesMessage => ({
  ...toServerMessage(answer),
  recoveryCodes: answer.recovery_codes ?? [],
});

interface Failure {
  readonly status: number;
  readonly code?: string | undefined;
  readonly isUncertain: boolean;
}

/** Statuses of other failures of `checkTxnPassword`: not signed in, not permitted, too many requests. */
const UNRELATED_STATUSES: readonly number[] = [401, 403, 429];

/**
 * Returns true if a failure of `checkTxnPassword` means that there is no TXN password. Our server
 * sends a code. For other servers, any definite failure has this meaning.
 */
export const isMissingTxnPassword = ({ status, code, isUncertain }: Failure): boolean =>
  code === undefined
    ? !isUncertain && !UNRELATED_STATUSES.includes(status)
    : code === NO_TXN_PASSWORD;

export const passwordForm = defineForm(changePassword, {
  current: 'current_password',
  password: 'new_password',
  confirmation: 'confirm_new_password',
});
export type PasswordChange = FieldsOf<typeof passwordForm>;

/** TXN password form. The current password is empty if none is set. */
export const txnPasswordForm = defineForm(changeTxnPassword, {
  current: 'currentTxnPassword',
  password: 'txnPassword',
  confirmation: 'reTxnPassword',
});
export type TxnPasswordChange = FieldsOf<typeof txnPasswordForm>;

/** Wallet address form. The code is empty without two-factor authentication. */
export const walletAddressForm = defineForm(updateWallet, {
  address: 'wallet_address',
  txnPassword: 'txnPassword',
  otp: 'twofactor',
});
export type WalletAddressChange = FieldsOf<typeof walletAddressForm>;

/** Form to enable or disable two-factor authentication. The secret is empty when disabling. */
export const twoFactorForm = defineForm(authOtp, {
  otp: 'authotp',
  action: 'authtype',
  secret: 'authkey',
  password: 'password',
});
export type TwoFactorChange = FieldsOf<typeof twoFactorForm>;

export const recoveryCodesForm = defineForm(renewRecoveryCodes, {
  otp: 'authotp',
  password: 'password',
});
export type RecoveryCodesRenewal = FieldsOf<typeof recoveryCodesForm>;
