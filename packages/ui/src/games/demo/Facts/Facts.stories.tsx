import { parseUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../../../data/Amount/Amount';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { Facts } from './Facts';

const meta = {
  title: 'Games/Demo/Facts',
  component: Facts,
  tags: ['stable', 'description list', 'figures'],
  args: {
    items: [
      { label: 'Multiplier', value: '1.96x' },
      { label: 'Profit on win', value: <Amount value={parseUsdt('0.96')} decimals={3} signed /> },
    ],
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Stress: Story = {
  args: {
    items: [
      {
        label: 'Donaudampfschifffahrtsgewinn',
        value: <Amount value={parseUsdt('9223372036854.775807')} unit />,
      },
    ],
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Facts {...args} />
    </BrandMatrix>
  ),
};
