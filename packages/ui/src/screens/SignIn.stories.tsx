import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SignInForm } from '../account/SignInForm/SignInForm';
import { Dialog } from '../primitives/Dialog/Dialog';
import { VisitorScreen } from './VisitorScreen';

const onClose = fn();

const meta = {
  title: 'Screens/Sign in',
  component: VisitorScreen,
  tags: ['stable', 'login', 'auth', 'modal', 'visitor'],
  parameters: { frame: 'bare' },
  args: {
    modal: (
      <Dialog open onClose={onClose} title="Sign In" size="small">
        <SignInForm
          onSubmit={fn()}
          forgotPasswordHref="?tab=forgotPassword&modal=auth"
          registerHref="?tab=register&modal=auth"
        />
      </Dialog>
    ),
  },
} satisfies Meta<typeof VisitorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
