import { parseUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Amount } from '../Amount/Amount';
import { DateTime } from '../DateTime/DateTime';
import { FactList } from './FactList';

const meta = {
  title: 'Data/FactList',
  component: FactList,
  tags: ['stable', 'description list', 'details', 'summary', 'dl'],
  args: {
    facts: [
      { id: 'name', label: 'Name', value: 'Asha Rao' },
      { id: 'at', label: 'Joining date', value: <DateTime value="2024-01-05T15:07:00Z" /> },
      {
        id: 'investment',
        label: 'Investment',
        value: <Amount value={parseUsdt('1250')} decimals={4} unit />,
        emphasis: 'strong',
      },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Stress: Story = {
  args: {
    facts: [
      {
        id: 'name',
        label: 'Donaudampfschifffahrtsgesellschaftskapitän',
        value: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
      },
      {
        id: 'amount',
        label: 'Remaining balance',
        value: <Amount value={parseUsdt('999999999999.999999')} decimals={4} unit />,
        emphasis: 'strong',
      },
      { id: 'hash', label: 'Hash', value: `0x${'f'.repeat(64)}` },
    ],
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <FactList {...args} />
    </BrandMatrix>
  ),
};
