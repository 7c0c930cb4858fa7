import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  ForgotPasswordForm,
  type ForgotPasswordFormProps,
} from '../src/account/ForgotPasswordForm/ForgotPasswordForm';
import { ResetPasswordForm } from '../src/account/ResetPasswordForm/ResetPasswordForm';
import { StopWithdrawalsForm } from '../src/account/StopWithdrawalsForm/StopWithdrawalsForm';
import { Dialog } from '../src/primitives/Dialog/Dialog';
import { VisitorScreen } from './VisitorScreen';

const onClose = fn();
const SIGN_IN = '?tab=login&modal=auth';
const FORGOT_PASSWORD = '?tab=forgotPassword&modal=auth';

const forgotten = (props?: Partial<ForgotPasswordFormProps>) => (
  <Dialog open onClose={onClose} title="Forgot Password" size="small">
    <ForgotPasswordForm
      onSubmit={fn()}
      onAnotherAddress={fn()}
      defaultEmail="asha@example.com"
      signInHref={SIGN_IN}
      {...props}
    />
  </Dialog>
);

const meta = {
  title: 'Screens/Forgot password',
  component: VisitorScreen,
  tags: ['stable', 'reset', 'recovery', 'auth', 'modal', 'visitor'],
  parameters: { frame: 'bare' },
  args: { modal: forgotten() },
} satisfies Meta<typeof VisitorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sent: Story = { args: { modal: forgotten({ sent: true }) } };

/** Dialog opened by the link in the password reset email. */
export const NewPassword: Story = {
  args: {
    modal: (
      <Dialog open onClose={onClose} title="New password" size="small">
        <ResetPasswordForm
          onSubmit={fn()}
          token="token-of-the-mail"
          forgotPasswordHref={FORGOT_PASSWORD}
        />
      </Dialog>
    ),
  },
};

/** Dialog opened by the link in an email about an account change that the member did not make. */
export const StopWithdrawals: Story = {
  args: {
    modal: (
      <Dialog open onClose={onClose} title="Stop withdrawals" size="small">
        <StopWithdrawalsForm
          onSubmit={fn()}
          token="token-of-the-mail"
          forgotPasswordHref={FORGOT_PASSWORD}
        />
      </Dialog>
    ),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const SentOnPhone: Story = { ...Sent, globals: { viewport: { value: 'phone' } } };
