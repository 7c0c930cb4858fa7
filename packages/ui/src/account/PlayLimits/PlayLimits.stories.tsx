import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { playLimits } from '../../samples/account';
import { NOW } from '../../samples/time';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { PlayLimits } from './PlayLimits';

const accept = () => Promise.resolve(true);

const meta = {
  title: 'Account/PlayLimits',
  component: PlayLimits,
  tags: ['stable', 'responsible gambling', 'limit', 'budget', 'stakes', 'losses', 'settings'],
  args: {
    limits: playLimits,
    now: () => NOW,
    onSet: fn(accept),
    onConfirm: fn(accept),
    onRetry: fn(),
  },
} satisfies Meta<typeof PlayLimits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Changes: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set limit: Losses in 24 hours' }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', {
        name: 'Losses in 24 hours',
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: '50' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Set limit' }));
    await expect(args.onSet).toHaveBeenCalledWith({
      kind: 'losses',
      period: 'day',
      amount: 50_000_000n,
    });
  },
};

export const None: Story = { args: { limits: [] } };

export const Loading: Story = { args: { limits: undefined } };

export const Failed: Story = {
  args: { limits: undefined, error: 'Something went wrong, ERROR: the network is not reachable' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Stress: Story = {
  args: {
    limits: playLimits.map((limit) => ({
      ...limit,
      amount: 999_999_999_990_000n,
      used: -999_999_999_990_000n,
    })),
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <PlayLimits {...args} />
    </BrandMatrix>
  ),
};
