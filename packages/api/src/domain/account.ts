import type { Credentials, Member, Profile, Registration } from '@platform/rules/models';
import type { MicroUsdt } from '@platform/rules/money';
import {
  forgotPassword,
  resetPassword,
  signup,
  stopWithdrawals,
  type CallAnswer,
  type CallPayload,
  type login,
  type profile,
  type userBalances,
} from '../contract';
import { defineForm, type FieldsOf } from './form';
import { toServerMessage, type ServerMessage } from './message';

export type { Credentials, Member, Profile, Registration };

export interface SignIn extends ServerMessage {
  readonly token: string;
  readonly member: Member;
  /** True if the member's email address is confirmed; `undefined` if the server does not say so. */
  readonly emailConfirmed: boolean | undefined;
}

export interface Balances {
  /** Main wallet balance. */
  readonly main: MicroUsdt;
  /** Balance of the staking wallet, the Locker. */
  readonly locker: MicroUsdt;
  /** True if the member is disabled and must be signed out immediately. */
  readonly disabled: boolean;
}

type SignInAnswer = CallAnswer<typeof login> | CallAnswer<typeof signup>;

/** User in the reply to a sign-in. Some servers send only the user name. */
interface SignedInUser {
  readonly code: string;
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly emailConfirmed: boolean | undefined;
}

function userOf(answer: SignInAnswer): SignedInUser {
  // Leaves the confirmation undefined, because a new member has not confirmed the address yet.
  if (!('user' in answer)) return { ...answer.data.user, emailConfirmed: undefined };
  const { data, user } = answer;
  const { code, id = data?.user.id, name = data?.user.name } = user;
  return { code, id, name, emailConfirmed: user.emailconfirmed };
}

/** Returns true if the profile is needed to complete the member's data. */
export function isIncomplete(answer: SignInAnswer): boolean {
  const { id, name } = userOf(answer);
  return id === undefined || name === undefined;
}

/**
 * @param known the member's profile, if fetched. Without it, the user name replaces missing values
 */
export function toSignIn(answer: SignInAnswer, known?: Profile): SignIn {
  const user = userOf(answer);
  const { code, id = known?.id ?? code, name = known?.name ?? code } = user;
  return {
    ...toServerMessage(answer),
    token: answer.token,
    member: { id, code, name },
    emailConfirmed: user.emailConfirmed ?? known?.emailConfirmed,
  };
}

export const toProfile = ({ data }: CallAnswer<typeof profile>): Profile => ({
  id: data.ID,
  code: data.code,
  name: data.name,
  email: data.email,
  // Counts every address as confirmed if the server has no email confirmation.
  emailConfirmed: data.emailconfirmed ?? true,
  mobile: data.mobile,
  joinedAt: data.JoiningDate,
  rank: data.level,
  lockedAmount: data.selfpackage,
  walletAddress: data.walletaddress || null,
  role: data.role ?? data.security_type ?? '',
  displayCurrency: data.displaycurrency,
  nameHidden: data.hidename,
});

export const toBalances = ({ data }: CallAnswer<typeof userBalances>): Balances => ({
  main: data.ActivateWallet,
  locker: data.STAKINGEWALLET,
  disabled: data.disable === 1,
});

/** Omits the app code until the server requires it. */
export const toLoginPayload = ({ otp, ...known }: Credentials): CallPayload<typeof login> => ({
  ...known,
  ...(otp !== undefined && { twofactor: otp }),
});

export const registrationForm = defineForm(signup, {
  sponsorCode: 'invite_code',
  name: 'name',
  email: 'email',
  password: 'password',
  confirmation: 'confirm_password',
  phone: 'phone',
});

export const forgotPasswordForm = defineForm(forgotPassword, { email: 'email' });
export type ForgottenPassword = FieldsOf<typeof forgotPasswordForm>;

/** Form for a new password. The token comes from an email link. */
export const resetPasswordForm = defineForm(resetPassword, {
  token: 'token',
  password: 'new_password',
  confirmation: 'confirm_new_password',
});
export type PasswordReset = FieldsOf<typeof resetPasswordForm>;

/** Form that stops withdrawals. The token comes from an email link. */
export const stopWithdrawalsForm = defineForm(stopWithdrawals, { token: 'token' });
export type WithdrawalStop = FieldsOf<typeof stopWithdrawalsForm>;
