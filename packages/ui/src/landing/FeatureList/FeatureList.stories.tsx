import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShieldCheck } from 'lucide-react';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { featureList } from '../../samples/landing';
import { FeatureList } from './FeatureList';

const meta = {
  title: 'Landing/FeatureList',
  component: FeatureList,
  tags: ['stable', 'benefits', 'why choose us', 'usp'],
  args: featureList,
  parameters: { frame: 'bare' },
} satisfies Meta<typeof FeatureList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Stress: Story = {
  args: {
    features: [
      {
        title: 'Datenschutzgrundverordnungskonformität',
        text: 'Bis zu 999,999,999,999.999999 USDT',
        icon: <ShieldCheck aria-hidden />,
      },
    ],
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  render: (args) => (
    <BrandMatrix>
      <FeatureList {...args} style={{ inlineSize: '100%' }} />
    </BrandMatrix>
  ),
};
