import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { HowToPlayDialog } from './HowToPlayDialog';

const meta = {
  title: 'Games/Wingo/HowToPlayDialog',
  component: HowToPlayDialog,
  tags: ['stable', 'rules', 'help', 'payouts', 'rtp'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: { gameType: 1, open: true, onClose: fn() },
} satisfies Meta<typeof HowToPlayDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TenMinutes: Story = { args: { gameType: 4 } };

export const Narrow: Story = { parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix tall>
      <HowToPlayDialog {...args} />
    </BrandMatrix>
  ),
};
