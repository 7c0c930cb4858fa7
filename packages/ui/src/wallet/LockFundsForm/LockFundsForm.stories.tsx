import { parseUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NOW } from '../../samples/time';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { LockFundsForm } from './LockFundsForm';

const meta = {
  title: 'Wallet/LockFundsForm',
  component: LockFundsForm,
  tags: ['stable', 'activate', 'stake', 'locker', 'plan'],
  args: {
    onSubmit: fn(),
    balance: parseUsdt('1234.56789'),
    now: () => NOW,
    style: { maxInlineSize: 392 },
  },
} satisfies Meta<typeof LockFundsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
    await userEvent.click(canvas.getByText('12 months'));
    await expect(canvas.getByText('01 Jun 2027, 12:00 PM')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm lock' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: '1234.56789', plan: 3, otp: '' });
  },
};

export const Problems: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '49');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(canvas.getByText('Minimum Amount is 50$.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Members with two-factor authentication need a code for large locks. */
export const WithCode: Story = {
  args: { twoFactor: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '1000.01');
    await expect(canvas.getByRole('textbox', { name: 'OTP' })).toBeVisible();
  },
};

const profits = { 1: 20_000n, 2: 30_000n, 3: 40_000n, 4: 50_000n, 5: 60_000n };

/** Form with each plan's rate and the profit on the amount. */
export const WithProfits: Story = {
  args: { profits },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '600');
    await userEvent.click(canvas.getByText('12 months'));
    await expect(canvas.getByText('2.0000')).toBeVisible();
    await expect(canvas.getByText('24.0000')).toBeVisible();
  },
};

/** Terms that the member confirms. */
export const Review: Story = {
  args: { profits },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '600');
    await userEvent.click(canvas.getByText('12 months'));
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(canvas.getByRole('button', { name: 'Confirm lock' })).toBeVisible();
  },
};

export const Pending: Story = { args: { pending: true } };

export const Failed: Story = { args: { error: 'Activation failed' } };

export const Loading: Story = { args: { balance: undefined } };

export const Stress: Story = {
  args: {
    balance: 999_999_999_999_999_999n,
    texts: { months: ({ count }) => `${count} Donaudampfschifffahrtsmonate` },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <LockFundsForm {...args} />
    </BrandMatrix>
  ),
};
