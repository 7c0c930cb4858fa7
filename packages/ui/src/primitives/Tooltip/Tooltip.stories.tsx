import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  tags: ['stable', 'hint', 'title', 'hover'],
  args: {
    content: 'Copy the referral link',
    side: 'bottom',
    children: <Button tone="neutral">Referral</Button>,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const InDialog: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <Dialog open onClose={fn()} title="Referral">
      <Tooltip {...args} />
    </Dialog>
  ),
};

export const Stress: Story = {
  args: {
    defaultOpen: true,
    content: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, 999999999999.999999 USDT',
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  args: { defaultOpen: true },
  render: (args) => (
    <BrandMatrix>
      <Tooltip {...args} side="right" content="Copy" />
    </BrandMatrix>
  ),
};
