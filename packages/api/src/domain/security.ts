import {
  authOtp,
  changePassword,
  changeTxnPassword,
  updateWallet,
  type authStatus,
  type CallAnswer,
  type generateSecret,
  type sessions,
} from '../contract';
import { defineForm, type FieldsOf } from './form';

/** A browser in which the member is signed in. */
export interface MemberSession {
  readonly id: string;
  readonly browser: string;
  readonly platform: string;
  /** Where it is thought to be; `null` when unknown. */
  readonly place: string | null;
  readonly ipAddress: string;
  /** Epoch ms. */
  readonly lastUsedAt: number;
  /** Whether it is this one. */
  readonly current: boolean;
}

/** What an authenticator app needs to know. */
export interface TwoFactorSecret {
  /** Base32, to be typed. */
  readonly secret: string;
  /** The same and more as an `otpauth:` address, to be drawn as a QR code. */
  readonly url: string;
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

export const toTwoFactorEnabled = ({ data: [flag] }: CallAnswer<typeof authStatus>): boolean =>
  flag.status;

export const toTwoFactorSecret = (answer: CallAnswer<typeof generateSecret>): TwoFactorSecret => ({
  secret: answer.secret,
  url: answer.otpauth_url,
});

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

/** Sets the wallet address. */
export const walletAddressForm = defineForm(updateWallet, {
  address: 'wallet_address',
  txnPassword: 'txnPassword',
});
export type WalletAddressChange = FieldsOf<typeof walletAddressForm>;

/** Enables or disables two-factor authentication; to disable it, the secret is empty. */
export const twoFactorForm = defineForm(authOtp, {
  otp: 'authotp',
  action: 'authtype',
  secret: 'authkey',
});
export type TwoFactorChange = FieldsOf<typeof twoFactorForm>;
