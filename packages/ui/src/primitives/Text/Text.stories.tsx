import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Text } from './Text';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  tags: ['stable', 'paragraph', 'typography', 'copy'],
  args: { children: 'Predict a colour correctly to earn rewards.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Muted: Story = { args: { tone: 'muted', size: 's' } };

export const Numeric: Story = {
  args: { numeric: true, weight: 'strong', size: 'xl', children: '1,234.5678 USDT' },
};

export const Sizes: Story = {
  render: (args) => (
    <>
      {(['xl', 'l', 'm', 's', 'xs'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </>
  ),
};

export const Stress: Story = {
  args: {
    size: 'xl',
    children: 'Donaudampfschifffahrtsgesellschaftskapitän 999999999999.999999999999999999 USDT',
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <div>
        {(['default', 'muted', 'accent', 'success', 'danger', 'warning'] as const).map((tone) => (
          <Text key={tone} {...args} tone={tone} />
        ))}
      </div>
    </BrandMatrix>
  ),
};
