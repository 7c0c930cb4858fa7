import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { CopyButton } from './CopyButton';

const meta = {
  title: 'Data/CopyButton',
  component: CopyButton,
  tags: ['stable', 'clipboard', 'copy'],
  args: { text: '0x5c1e2b7a9d3f', label: 'Copy address' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Neutral: Story = { args: { tone: 'neutral' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <CopyButton {...args} />
      <CopyButton {...args} tone="neutral" />
    </BrandMatrix>
  ),
};
