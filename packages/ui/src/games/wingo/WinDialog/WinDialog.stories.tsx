import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { calledOffRound, lostRound, wonRound } from '../sampleOutcomes';
import { WinDialog } from './WinDialog';

const meta = {
  title: 'Games/Wingo/WinDialog',
  component: WinDialog,
  tags: ['stable', 'outcome', 'settled', 'result'],
  args: {
    outcome: wonRound,
    onClose: fn(),
    verifyHref: (round) => `?tab=verify&modal=auth&round=${round}`,
  },
} satisfies Meta<typeof WinDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Lost: Story = { args: { outcome: lostRound } };

export const Refunded: Story = { args: { outcome: calledOffRound } };

/** Many bets with large amounts. In a short container, the dialog scrolls. */
export const Stress: Story = {
  args: {
    outcome: {
      ...wonRound,
      bets: Array.from({ length: 12 }, (_, index) => ({
        ...wonRound.bets[index % 2 === 0 ? 0 : 1],
        id: `B-${index}`,
        received: 999_999_999_999_999_999n,
      })) as typeof wonRound.bets,
    },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <WinDialog {...args} />
    </BrandMatrix>
  ),
};
