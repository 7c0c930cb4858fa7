import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SignInForm, type SignInFormProps } from '../src/account/SignInForm/SignInForm';
import { Dialog } from '../src/primitives/Dialog/Dialog';
import { VisitorScreen } from './VisitorScreen';

const onClose = fn();

const signIn = (props?: Partial<SignInFormProps>) => (
  <Dialog open onClose={onClose} title="Sign In" size="small">
    <SignInForm
      onSubmit={fn()}
      forgotPasswordHref="?tab=forgotPassword&modal=auth"
      registerHref="?tab=register&modal=auth"
      {...props}
    />
  </Dialog>
);

const meta = {
  title: 'Screens/Sign in',
  component: VisitorScreen,
  tags: ['stable', 'login', 'auth', 'modal', 'visitor'],
  parameters: { frame: 'bare' },
  args: { modal: signIn() },
} satisfies Meta<typeof VisitorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Second step, for members with two-factor authentication. */
export const Code: Story = { args: { modal: signIn({ asksForCode: true, onBack: fn() }) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const CodeOnPhone: Story = { ...Code, globals: { viewport: { value: 'phone' } } };
