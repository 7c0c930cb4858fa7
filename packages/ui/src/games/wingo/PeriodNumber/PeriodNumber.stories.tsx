import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { PeriodNumber } from './PeriodNumber';

const meta = {
  title: 'Games/Wingo/PeriodNumber',
  component: PeriodNumber,
  tags: ['stable', 'round', 'issue'],
  args: { roundNumber: '20240131100010042' },
} satisfies Meta<typeof PeriodNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unknown: Story = { args: { roundNumber: undefined } };

export const Stress: Story = {
  args: { roundNumber: '2024013101004'.repeat(5) },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <PeriodNumber {...args} />
    </BrandMatrix>
  ),
};
