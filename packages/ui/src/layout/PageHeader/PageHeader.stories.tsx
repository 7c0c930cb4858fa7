import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { PageHeader } from './PageHeader';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  tags: ['stable', 'title', 'heading', 'h1'],
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  args: { title: 'Transactions' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithActions: Story = {
  args: {
    description: 'Deposits, activations and withdrawals of your wallet.',
    actions: (
      <>
        <Button>Deposit</Button>
        <Button tone="neutral">Withdraw</Button>
      </>
    ),
  },
};

export const Stress: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitän',
    description: 'Balance 999,999,999,999.999999 USDT',
    actions: <Button>Withdraw everything that is left in this wallet</Button>,
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  ...WithActions,
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <PageHeader {...args} />
    </BrandMatrix>
  ),
};
