import { describe, expect, it } from 'vitest';
import { decode } from '../contract';
import {
  forgotPasswordForm,
  registrationForm,
  resetPasswordForm,
  stopWithdrawalsForm,
} from './account';
import { lockForm, withdrawalForm } from './funds';
import { passwordForm, twoFactorForm, txnPasswordForm, walletAddressForm } from './security';
import { ticketForm } from './support';

const password = 'Abcdefg1';
const address = `0x${'1'.repeat(40)}`;

/** Pairs a form with a valid draft, so that its types are checked here. */
const filled = <Fields>(
  form: {
    readonly call: { readonly name: string; readonly request: Parameters<typeof decode>[0] };
    readonly problems: (draft: Fields) => object;
    readonly toPayload: (draft: Fields) => unknown;
  },
  draft: Fields,
) => ({ form, draft, payload: form.toPayload(draft) });

const forms = [
  filled(registrationForm, {
    sponsorCode: '',
    name: 'Asha',
    email: 'asha@example.com',
    password,
    confirmation: password,
    phone: '+919876543210',
  }),
  filled(forgotPasswordForm, { email: 'asha@example.com' }),
  filled(resetPasswordForm, { token: 'a'.repeat(43), password, confirmation: password }),
  filled(passwordForm, { current: 'x', password, confirmation: password }),
  filled(txnPasswordForm, { current: '', password, confirmation: password }),
  filled(walletAddressForm, { address, txnPassword: 'x', otp: '123456' }),
  filled(withdrawalForm, { amount: '10', address, otp: '123456', txnPassword: 'x' }),
  filled(lockForm, { amount: '50', plan: 1, otp: '' }),
  filled(ticketForm, { name: 'Asha', email: 'a@b.co', message: 'Hi', type: 'bug' }),
  filled(twoFactorForm, { otp: '123456', action: 'Enable', secret: 'ABCDEFGH', password }),
  filled(stopWithdrawalsForm, { token: 'a'.repeat(43) }),
];

const byName = forms.map((each) => [each.form.call.name, each] as const);

describe('a form', () => {
  it.each(byName)('%s accepts valid input', (_name, { form, payload }) => {
    expect(() => decode(form.call.request, payload)).not.toThrow();
  });

  it.each(byName)('%s sends every field', (_name, { draft, payload }) => {
    expect(Object.values(payload as object)).toEqual(Object.values(draft));
  });

  it('[REG-01] [REG-09] registration has six fields, without the age and captcha checks', () => {
    expect(Object.keys(forms[0]?.payload as object)).toEqual([
      ...['invite_code', 'name', 'email', 'password', 'confirm_password', 'phone'],
    ]);
  });

  it('[SUP-02] [SUP-03] reports problems by the field names of this package', () => {
    expect(ticketForm.problems({ name: '', email: 'x', message: ' ', type: '' })).toEqual({
      name: { code: 'invalidTicketName' },
      email: { code: 'invalidTicketEmail' },
      message: { code: 'invalidTicketMessage' },
      type: { code: 'noTicketType' },
    });
    expect(
      ticketForm.problems({ name: 'Al', email: 'a@b.co', message: 'Hi', type: 'bug' }),
    ).toStrictEqual({});
  });

  it('[WD-01] [WD-02] validates a withdrawal', () => {
    const draft = { amount: '9', address, otp: '1', txnPassword: '' };
    expect(withdrawalForm.problems(draft)).toEqual({
      amount: { code: 'withdrawalTooSmall', params: { minimum: '10' } },
      otp: { code: 'invalidOtp' },
    });
  });

  it('[LOCK-02] validates a lock', () => {
    expect(lockForm.problems({ amount: '49.99', plan: '2', otp: '' })).toEqual({
      amount: { code: 'lockTooSmall', params: { minimum: '50' } },
    });
  });

  it('[TFA-04] validates an OTP', () => {
    const draft = { otp: '', action: 'x', secret: '', password: '' };
    expect(twoFactorForm.problems(draft)).toEqual({
      otp: { code: 'invalidOtp' },
      action: { code: 'invalidAuthType' },
    });
  });

  it('[AUTH-09] validates a forgotten password', () => {
    expect(forgotPasswordForm.problems({ email: 'asha' })).toEqual({
      email: { code: 'invalidEmail' },
    });
  });
});
