import { ChangePasswordForm } from '../../account/ChangePasswordForm/ChangePasswordForm';
import { ForgotPasswordForm } from '../../account/ForgotPasswordForm/ForgotPasswordForm';
import { OtpDialog } from '../../account/OtpDialog/OtpDialog';
import { RegisterForm } from '../../account/RegisterForm/RegisterForm';
import { ResetPasswordForm } from '../../account/ResetPasswordForm/ResetPasswordForm';
import { SignInForm } from '../../account/SignInForm/SignInForm';
import { StopWithdrawalsForm } from '../../account/StopWithdrawalsForm/StopWithdrawalsForm';
import { TermsBox } from '../../account/TermsBox/TermsBox';
import { TxnPasswordForm } from '../../account/TxnPasswordForm/TxnPasswordForm';
import { WalletAddressForm } from '../../account/WalletAddressForm/WalletAddressForm';
import { BetFilters } from '../../games/BetFilters/BetFilters';
import { SoundFields } from '../../games/SoundFields/SoundFields';
import { Form } from '../../layout/Form/Form';
import { TicketForm } from '../../support/TicketForm/TicketForm';
import { LockFundsForm } from '../../wallet/LockFundsForm/LockFundsForm';
import { WithdrawForm } from '../../wallet/WithdrawForm/WithdrawForm';
import { ALL_BETS } from '../../games/BetFilters/BetFilters';
import { DIALOG, nothing, type SlotCase } from './slotCase';

const SENT = ['notice', 'submit'];
const NEW_PASSWORD = ['password', 'confirmation'];
const failed = { error: 'Error', onSubmit: nothing };
const signIn = { ...failed, registerHref: '/register' };

/** Forms, and what is filled in like one. */
export const FORMS = {
  BetFilters: {
    parts: ['game', 'outcome', 'dates', 'clear'],
    render: (props) => (
      <BetFilters games={[]} defaultValue={{ ...ALL_BETS, outcome: 'won' }} {...props} />
    ),
  },
  ChangePasswordForm: {
    parts: [...SENT, 'current', ...NEW_PASSWORD],
    render: (props) => <ChangePasswordForm {...failed} {...props} />,
  },
  ForgotPasswordForm: {
    parts: [...SENT, 'footer', 'email'],
    render: (props) => (
      <ForgotPasswordForm {...failed} signInHref="/in" onAnotherAddress={nothing} {...props} />
    ),
  },
  Form: {
    parts: [...SENT, 'footer'],
    render: (props) => (
      <Form
        draft={{ ref: nothing, noValidate: true, onSubmit: nothing }}
        error="Error"
        submit="Send"
        footer="Footer"
        {...props}
      />
    ),
  },
  LockFundsForm: {
    parts: [...SENT, 'amount', 'plan', 'otp'],
    render: (props) => <LockFundsForm {...failed} balance={1n} asksForCode {...props} />,
  },
  OtpDialog: {
    parts: [...DIALOG, ...SENT, 'footer', 'password', 'otp'],
    render: (props) => (
      <OtpDialog {...failed} open action="Disable" supportHref="/support" {...props} />
    ),
  },
  RegisterForm: {
    parts: [...SENT, 'sponsorCode', 'name', 'email', ...NEW_PASSWORD, 'phone'],
    render: (props) => <RegisterForm {...failed} {...props} />,
  },
  ResetPasswordForm: {
    parts: [...SENT, ...NEW_PASSWORD],
    render: (props) => (
      <ResetPasswordForm {...failed} token="a" forgotPasswordHref="/forgot" {...props} />
    ),
  },
  SignInForm: {
    parts: [...SENT, 'footer', 'code', 'password'],
    render: (props) => <SignInForm {...signIn} {...props} />,
  },
  'SignInForm, second step': {
    parts: ['submit', 'otp'],
    render: (props) => <SignInForm {...signIn} asksForCode {...props} />,
  },
  SoundFields: {
    parts: ['sound', 'volume', 'try'],
    render: (props) => <SoundFields {...props} />,
  },
  StopWithdrawalsForm: {
    parts: SENT,
    render: (props) => (
      <StopWithdrawalsForm {...failed} token="a" forgotPasswordHref="/forgot" {...props} />
    ),
  },
  TermsBox: {
    parts: ['box', 'checkbox'],
    render: (props) => <TermsBox clauses={[]} {...props} />,
  },
  TicketForm: {
    parts: [...SENT, 'name', 'email', 'type', 'message'],
    render: (props) => <TicketForm {...failed} {...props} />,
  },
  TxnPasswordForm: {
    parts: [...SENT, 'current', ...NEW_PASSWORD],
    render: (props) => <TxnPasswordForm {...failed} exists {...props} />,
  },
  WalletAddressForm: {
    parts: [...SENT, 'address', 'txnPassword', 'otp'],
    render: (props) => (
      <WalletAddressForm
        {...failed}
        currentAddress={null}
        hasTxnPassword
        twoFactor
        txnPasswordHref="/txn"
        {...props}
      />
    ),
  },
  WithdrawForm: {
    parts: [...SENT, 'amount', 'address', 'otp'],
    render: (props) => (
      <WithdrawForm
        {...failed}
        balance={1n}
        txnPasswordHref="/txn"
        twoFactorHref="/2fa"
        newPasswordHref="/new"
        {...props}
      />
    ),
  },
} satisfies Record<string, SlotCase>;
