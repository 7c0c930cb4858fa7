import { parseUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { playSession } from '../../samples/account';
import { HOUR, NOW } from '../../samples/time';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { RealityCheckDialog } from './RealityCheckDialog';

const meta = {
  title: 'Games/RealityCheckDialog',
  component: RealityCheckDialog,
  tags: ['stable', 'responsible gambling', 'reminder', 'time played', 'modal'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: {
    open: true,
    session: playSession,
    historyHref: '/my-bets',
    now: () => NOW,
    onGoOn: fn(),
    onStop: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RealityCheckDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Go on' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};

export const Won: Story = { args: { session: { ...playSession, net: parseUsdt('8.25') } } };

export const Stress: Story = {
  args: {
    session: {
      ...playSession,
      beganAt: NOW - 23.9 * HOUR,
      staked: 999_999_999_999_999_999n,
      net: -999_999_999_999_999_999n,
    },
    texts: { goOn: 'Donaudampfschifffahrtsgesellschaft' },
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix tall>
      <RealityCheckDialog {...args} />
    </BrandMatrix>
  ),
};
