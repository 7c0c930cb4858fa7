import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RegisterForm } from '../src/account/RegisterForm/RegisterForm';
import { Dialog } from '../src/primitives/Dialog/Dialog';
import { VisitorScreen } from './VisitorScreen';

const onClose = fn();

const meta = {
  title: 'Screens/Register',
  component: VisitorScreen,
  tags: ['stable', 'sign up', 'auth', 'modal', 'visitor'],
  parameters: { frame: 'bare' },
  args: {
    modal: (
      <Dialog open onClose={onClose} title="Register">
        <RegisterForm onSubmit={fn()} sponsor="ASHA01" />
      </Dialog>
    ),
  },
} satisfies Meta<typeof VisitorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
