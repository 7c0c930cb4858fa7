import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Inline } from './Inline';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  tags: ['stable', 'row', 'horizontal', 'hstack', 'cluster'],
  args: {
    children: (
      <>
        <Button>Deposit</Button>
        <Button tone="neutral">Withdraw</Button>
        <Button tone="quiet">History</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Apart: Story = { args: { justify: 'between' } };

export const AtTheEnd: Story = { args: { justify: 'end' } };

export const Stress: Story = {
  args: {
    children: (
      <>
        <Button>Withdraw 999,999,999,999.999999 USDT</Button>
        <Button tone="neutral">Donaudampfschifffahrtsgesellschaftskapitän</Button>
        <Button tone="quiet">History</Button>
      </>
    ),
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Inline {...args} />
    </BrandMatrix>
  ),
};
