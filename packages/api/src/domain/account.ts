import type { MicroUsdt } from '@platform/rules/money';
import {
  forgotPassword,
  resetPassword,
  signup,
  stopWithdrawals,
  type CallAnswer,
  type login,
  type profile,
  type userBalances,
} from '../contract';
import { defineForm, type FieldsOf } from './form';

/** The member who is signed in. */
export interface Member {
  readonly id: string;
  /** The user name, shown as UserID. */
  readonly code: string;
  readonly name: string;
}

/** A successful sign-in or registration. */
export interface SignIn {
  readonly token: string;
  readonly member: Member;
  /** What the server says about it, for a toast. */
  readonly message: string;
}

export interface Profile extends Member {
  readonly email: string;
  /** Whether the member has opened the link in the mail to it. */
  readonly emailConfirmed: boolean;
  readonly mobile: string;
  /** Epoch ms. */
  readonly joinedAt: number;
  readonly rank: string;
  readonly packageAmount: MicroUsdt;
  /** `null` until the member sets one. */
  readonly walletAddress: string | null;
  /** Shown, never used for permissions. */
  readonly role: string;
}

export interface Balances {
  /** The main wallet. */
  readonly main: MicroUsdt;
  /** The staking wallet, called the Locker. */
  readonly locker: MicroUsdt;
  /** A disabled member is signed out at once. */
  readonly disabled: boolean;
}

export const toSignIn = (answer: CallAnswer<typeof login> | CallAnswer<typeof signup>): SignIn => ({
  token: answer.token,
  member: answer.data.user,
  message: answer.message,
});

export const toProfile = ({ data }: CallAnswer<typeof profile>): Profile => ({
  id: data.ID,
  code: data.code,
  name: data.name,
  email: data.email,
  emailConfirmed: data.emailconfirmed ?? true,
  mobile: data.mobile,
  joinedAt: data.JoiningDate,
  rank: data.level,
  packageAmount: data.selfpackage,
  walletAddress: data.walletaddress || null,
  role: data.role,
});

export const toBalances = ({ data }: CallAnswer<typeof userBalances>): Balances => ({
  main: data.ActivateWallet,
  locker: data.STAKINGEWALLET,
  disabled: data.disable === 1,
});

/** Registration. Its fields keep their names on the wire. */
export const registrationForm = defineForm(signup, {
  invite_code: 'invite_code',
  name: 'name',
  email: 'email',
  password: 'password',
  confirm_password: 'confirm_password',
  phone: 'phone',
});

/** Asks for a link to set a new password. */
export const forgotPasswordForm = defineForm(forgotPassword, { email: 'email' });
export type ForgottenPassword = FieldsOf<typeof forgotPasswordForm>;

/** Sets a new password; the token comes from the link. */
export const resetPasswordForm = defineForm(resetPassword, {
  token: 'token',
  password: 'new_password',
  confirmation: 'confirm_new_password',
});
export type PasswordReset = FieldsOf<typeof resetPasswordForm>;

/** Stops withdrawals; the token comes from the link. */
export const stopWithdrawalsForm = defineForm(stopWithdrawals, { token: 'token' });
export type WithdrawalStop = FieldsOf<typeof stopWithdrawalsForm>;
