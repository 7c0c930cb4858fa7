import type { Meta, StoryObj } from '@storybook/react-vite';
import { Coins, Gift } from 'lucide-react';
import { Grid } from '../../layout/Grid/Grid';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { InfoCard } from './InfoCard';

const meta = {
  title: 'Landing/InfoCard',
  component: InfoCard,
  tags: ['stable', 'promise', 'offer', 'teaser'],
  args: {
    title: 'Free chips',
    children: 'Sign in every day and collect free casino chips.',
    icon: <Coins aria-hidden />,
  },
} satisfies Meta<typeof InfoCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Spark: Story = { args: { tone: 'spark', icon: <Gift aria-hidden /> } };

export const SideBySide: Story = {
  render: (args) => (
    <Grid minColumn={320}>
      <InfoCard {...args} />
      <InfoCard {...args} tone="spark" icon={<Gift aria-hidden />} title="No purchase necessary" />
    </Grid>
  ),
};

export const Stress: Story = {
  args: {
    title: 'Willkommensbonusbedingungen',
    children: 'Bis zu 999,999,999,999.999999 USDT für Donaudampfschifffahrtsgesellschaften.',
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <InfoCard {...args} />
      <InfoCard {...args} tone="spark" icon={<Gift aria-hidden />} title="No purchase necessary" />
    </BrandMatrix>
  ),
};
