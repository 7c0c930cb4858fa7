import type { MyBet } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { WinDialog } from './WinDialog';

const won: MyBet = {
  id: 'B-1',
  roundNumber: '20240131010042',
  bet: parseBet('color', 'green'),
  amount: parseUsdt('10'),
  state: 'won',
  received: parseUsdt('19.6'),
  result: { roundNumber: '20240131010042', number: 7 },
};

const meta = {
  title: 'Games/Wingo/WinDialog',
  component: WinDialog,
  tags: ['stable', 'outcome', 'settled', 'result'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: { bet: won, onClose: fn(), verifyHref: (round) => `?tab=verify&modal=auth&round=${round}` },
} satisfies Meta<typeof WinDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep playing' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Lost: Story = {
  args: { bet: { ...won, state: 'lost', received: 0n, bet: parseBet('low', '') } },
};

export const Refunded: Story = {
  args: { bet: { ...won, state: 'refunded', received: won.amount, result: null } },
};

export const Stress: Story = {
  args: { bet: { ...won, received: parseUsdt('999999999999.999999') } },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix tall>
      <WinDialog {...args} />
    </BrandMatrix>
  ),
};
