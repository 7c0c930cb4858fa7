import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Card } from '../Card/Card';
import { Stack } from './Stack';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  tags: ['stable', 'column', 'vertical', 'vstack'],
  args: {
    children: (
      <>
        <Card>Wingo 1 Min</Card>
        <Card>Wingo 3 Min</Card>
        <Card>Wingo 5 Min</Card>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tight: Story = { args: { gap: 'xs' } };

export const Centred: Story = { args: { align: 'center' } };

export const List: Story = {
  args: {
    as: 'ol',
    gap: 's',
    children: (
      <>
        <Card as="li">Pick a colour</Card>
        <Card as="li">Place a bet</Card>
      </>
    ),
  },
};

export const Stress: Story = {
  args: {
    children: (
      <>
        <Card>Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselloch</Card>
        <Card>999,999,999,999.999999 USDT</Card>
      </>
    ),
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Stack {...args} />
    </BrandMatrix>
  ),
};
