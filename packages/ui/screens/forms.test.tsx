import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChangePasswordForm } from '../src/account/ChangePasswordForm/ChangePasswordForm';
import { ForgotPasswordForm } from '../src/account/ForgotPasswordForm/ForgotPasswordForm';
import { OtpDialog } from '../src/account/OtpDialog/OtpDialog';
import { RegisterForm } from '../src/account/RegisterForm/RegisterForm';
import { ResetPasswordForm } from '../src/account/ResetPasswordForm/ResetPasswordForm';
import { SignInForm } from '../src/account/SignInForm/SignInForm';
import { TxnPasswordForm } from '../src/account/TxnPasswordForm/TxnPasswordForm';
import { WalletAddressForm } from '../src/account/WalletAddressForm/WalletAddressForm';
import { TicketForm } from '../src/support/TicketForm/TicketForm';
import { renderUi } from '../src/testing/renderUi';
import { withdrawForm } from '../src/samples/site';
import { LockFundsForm } from '../src/wallet/LockFundsForm/LockFundsForm';
import { WithdrawForm } from '../src/wallet/WithdrawForm/WithdrawForm';

const nothing = () => {};
const MEMBERS_ADDRESS = `0x${'a'.repeat(40)}`;

interface FormCase {
  component: ReactElement;
  /** Accessible name of the submit button. */
  submit: string;
  /** Input before the first submission, keyed by the `name` of its field. */
  typed?: Readonly<Record<string, string>>;
  /** Invalid fields in order, each with a valid input. */
  corrections: Readonly<Record<string, string>>;
  /** Related fields by field: correcting the related field also removes the field's problem. */
  correctedBy?: Readonly<Record<string, string>>;
}

const NEW_PASSWORD = {
  typed: { password: 'secret', confirmation: 'Secret123' },
  corrections: { password: 'Secret123' },
  correctedBy: { confirmation: 'password' },
};

const FORMS: Readonly<Record<string, FormCase>> = {
  RegisterForm: {
    component: <RegisterForm onSubmit={nothing} />,
    submit: 'Continue',
    corrections: { name: 'A', email: 'asha@example.com', password: 'Secret123', phone: '9' },
    typed: { confirmation: 'Secret123' },
    correctedBy: { confirmation: 'password' },
  },
  ChangePasswordForm: {
    component: <ChangePasswordForm onSubmit={nothing} />,
    submit: 'Change password',
    ...NEW_PASSWORD,
    corrections: { current: 'Old', ...NEW_PASSWORD.corrections },
  },
  TxnPasswordForm: {
    component: <TxnPasswordForm exists onSubmit={nothing} />,
    submit: 'Change TXN password',
    ...NEW_PASSWORD,
    corrections: { current: 'Old', ...NEW_PASSWORD.corrections },
  },
  ResetPasswordForm: {
    component: <ResetPasswordForm token="token" forgotPasswordHref="/" onSubmit={nothing} />,
    submit: 'Set the new password',
    ...NEW_PASSWORD,
  },
  ForgotPasswordForm: {
    component: <ForgotPasswordForm onSubmit={nothing} onAnotherAddress={nothing} />,
    submit: 'Send the link',
    corrections: { email: 'asha@example.com' },
  },
  'SignInForm, second step': {
    component: <SignInForm asksForCode registerHref="/" onSubmit={nothing} />,
    submit: 'sign in',
    corrections: { otp: '123456' },
  },
  OtpDialog: {
    component: (
      <OtpDialog
        open
        action="Enable"
        secret="JBSWY3DPEHPK3PXP"
        supportHref="/support"
        onClose={nothing}
        onSubmit={nothing}
      />
    ),
    submit: 'Enable',
    corrections: { password: 'Secret123', otp: '123456' },
  },
  WalletAddressForm: {
    component: (
      <WalletAddressForm
        currentAddress={null}
        hasTxnPassword
        twoFactor
        txnPasswordHref="/settings/security"
        onSubmit={nothing}
      />
    ),
    submit: 'Update wallet address',
    corrections: { address: MEMBERS_ADDRESS, txnPassword: 'Secret123', otp: '123456' },
  },
  WithdrawForm: {
    component: (
      <WithdrawForm
        {...withdrawForm}
        balance={1_000_000_000n}
        address={MEMBERS_ADDRESS}
        onSubmit={nothing}
      />
    ),
    submit: 'Withdraw',
    typed: { amount: '9', address: '0x' },
    corrections: {
      amount: '10',
      address: `0x${'b'.repeat(40)}`,
      txnPassword: 'Secret123',
      otp: '123456',
    },
  },
  LockFundsForm: {
    component: <LockFundsForm balance={1_000_000_000n} asksForCode onSubmit={nothing} />,
    submit: 'Review',
    typed: { amount: '49' },
    corrections: { amount: '50', otp: '123456' },
  },
  TicketForm: {
    component: <TicketForm onSubmit={nothing} />,
    submit: 'Generate Ticket',
    corrections: { name: 'Asha', email: 'asha@example.com', type: 'bug', message: 'Hello' },
  },
};

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the name of a field. A phone number has a hidden input with the name. */
const nameOf = ({ name, type }: Field) => (type === 'tel' ? 'phone' : name);

const fieldNamed = (name: string): Field => {
  const fields = document.querySelectorAll<Field>('form :is(input, select, textarea)');
  const field = [...fields].find((each) => nameOf(each) === name);
  if (!field) throw new Error(`There is no field '${name}'.`);
  return field;
};

const type = (name: string, value: string) => {
  const field = fieldNamed(name);
  return field instanceof HTMLSelectElement
    ? userEvent.selectOptions(field, value)
    : userEvent.fill(field, value);
};

const wrongFields = () =>
  [...document.querySelectorAll<Field>('form [aria-invalid]')].map(nameOf).sort();

describe('removes a problem once its field is corrected', () => {
  test.each(Object.entries(FORMS))('in %s', async (_, form) => {
    const { component, submit, typed = {}, corrections, correctedBy = {} } = form;
    renderUi(component);
    for (const [name, value] of Object.entries(typed)) await type(name, value);
    await page.getByRole('button', { name: submit, exact: true }).click();
    const wrong = new Set([...Object.keys(corrections), ...Object.keys(correctedBy)]);
    await expect.poll(wrongFields).toEqual([...wrong].sort());
    for (const [name, value] of Object.entries(corrections)) {
      await type(name, value);
      wrong.delete(name);
      for (const [other, by] of Object.entries(correctedBy)) if (by === name) wrong.delete(other);
      await expect.poll(wrongFields).toEqual([...wrong].sort());
      expect(document.querySelectorAll('form [role="alert"]')).toHaveLength(wrong.size);
    }
  });
});
