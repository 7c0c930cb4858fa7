import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { seedPairs } from '../../../samples/dice';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { SeedsDialog, type SeedsDialogProps } from './SeedsDialog';

const meta = {
  title: 'Games/Originals/SeedsDialog',
  component: SeedsDialog,
  tags: ['stable', 'provably fair', 'client seed', 'server seed', 'nonce'],
  parameters: { docs: { story: { inline: false, height: '48rem' } } },
  args: {
    open: true,
    onClose: fn(),
    pairs: seedPairs,
    onClientSeedChange: fn(() => Promise.resolve()),
    onRotate: fn<SeedsDialogProps['onRotate']>(() => Promise.resolve()),
    newSeed: () => '5ca1ab1e'.repeat(4),
  },
} satisfies Meta<typeof SeedsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** First pair, whose client seed the server chose. */
export const ByTheServer: Story = {
  args: {
    pairs: { ...seedPairs, current: { ...seedPairs.current, clientSeedBy: 'server' }, past: [] },
  },
};

export const Rotated: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rotate and reveal' }));
    await expect(await screen.findByText(/^The server seed is revealed/)).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    onRotate: fn<SeedsDialogProps['onRotate']>(() =>
      Promise.reject(new Error('This client seed was used before.')),
    ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rotate and reveal' }));
    await expect(await screen.findByText('This client seed was used before.')).toBeVisible();
  },
};

export const Loading: Story = { args: { pairs: undefined } };

export const Failed: Story = {
  args: { pairs: undefined, error: 'The seeds could not be loaded.', onRetry: fn() },
};

export const Narrow: Story = { parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix tall>
      <SeedsDialog {...args} />
    </BrandMatrix>
  ),
};
