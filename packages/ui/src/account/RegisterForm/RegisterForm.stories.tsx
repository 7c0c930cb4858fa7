import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { RegisterForm } from './RegisterForm';

const meta = {
  title: 'Account/RegisterForm',
  component: RegisterForm,
  tags: ['stable', 'sign up', 'registration', 'onboarding', 'form'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: { onSubmit: fn() },
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fillIn(canvas: Canvas) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Asha Rao');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'asha@example.com');
  await userEvent.type(canvas.getByLabelText(/^Password/), 'Secret123');
  await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'Secret123');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '9876543210');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
}

export const Default: Story = {};

export const Invited: Story = { args: { sponsor: 'SPONSOR1' } };

export const Mistakes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

export const Terms: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(canvas.getByRole('button', { name: 'Play Now' })).toBeVisible();
  },
};

export const Registers: Story = {
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    const terms = canvas.getByRole('group', { name: 'Terms and conditions' });
    terms.scrollTop = terms.scrollHeight;
    const checkbox = canvas.getByRole('checkbox');
    await waitFor(() => expect(checkbox).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(checkbox);
    await userEvent.click(canvas.getByRole('button', { name: 'Play Now' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { error: 'Registration failed', errors: { email: 'This email is taken' } },
};

export const InItsDialog: Story = {
  render: (args) => (
    <Dialog open onClose={fn()} title="Register">
      <RegisterForm {...args} />
    </Dialog>
  ),
};

export const Stress: Story = {
  args: {
    sponsor: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    error: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    errors: { name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <RegisterForm {...args} />
    </BrandMatrix>
  ),
};
