import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { DateTime } from './DateTime';

const meta = {
  title: 'Data/DateTime',
  component: DateTime,
  tags: ['stable', 'date', 'time', 'timestamp'],
  args: { value: '2024-01-05T15:07:00Z' },
} satisfies Meta<typeof DateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InIndia: Story = { args: { timeZone: 'Asia/Kolkata' } };

export const Invalid: Story = { args: { value: 'not a date' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <DateTime {...args} />
      <DateTime {...args} value="" />
    </BrandMatrix>
  ),
};
