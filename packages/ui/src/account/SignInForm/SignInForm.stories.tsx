import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { SignInForm } from './SignInForm';

const meta = {
  title: 'Account/SignInForm',
  component: SignInForm,
  tags: ['stable', 'login', 'auth', 'form'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: { onSubmit: fn(), forgotPasswordHref: '#forgot', registerHref: '#register' },
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'asha');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'Secret123{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: 'asha', password: 'Secret123' });
  },
};

export const Pending: Story = { args: { pending: true } };

export const Failed: Story = { args: { error: 'Email, username or password is wrong.' } };

/** Second step for members with two-factor authentication. */
export const Code: Story = {
  args: { asksForCode: true, onBack: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'OTP' }), '123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      code: '',
      password: '',
      otp: '123456',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const CodePending: Story = { args: { ...Code.args, pending: true } };

export const CodeRefused: Story = {
  args: { ...Code.args, error: 'This OTP is wrong or was used before.' },
};

export const InItsDialog: Story = {
  render: (args) => (
    <Dialog open onClose={fn()} title="Sign In">
      <SignInForm {...args} />
    </Dialog>
  ),
};

export const Stress: Story = {
  args: {
    error: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    texts: {
      code: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
      submit: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix tall>
      <Dialog open onClose={fn()} title="Sign In">
        <SignInForm {...args} />
      </Dialog>
    </BrandMatrix>
  ),
};
