import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Inline } from '../Inline/Inline';
import { Divider } from './Divider';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  tags: ['stable', 'separator', 'rule', 'line'],
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline gap="m">
      Locker
      <Divider {...args} />
      Wallet
    </Inline>
  ),
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <div style={{ inlineSize: '100%' }}>
        <Divider {...args} />
      </div>
    </BrandMatrix>
  ),
};
