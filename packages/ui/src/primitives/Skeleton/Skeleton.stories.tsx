import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Text } from '../Text/Text';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  tags: ['stable', 'loading', 'placeholder', 'shimmer'],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Control: Story = { args: { shape: 'control' } };

export const Circle: Story = { args: { shape: 'circle' } };

export const Paragraph: Story = {
  render: () => (
    <>
      <Text as="div">
        <Skeleton />
      </Text>
      <Text as="div" size="s">
        <Skeleton />
      </Text>
    </>
  ),
};

/** Skeleton that fills a narrow container. */
export const Stress: Story = {
  parameters: { frame: 'narrow' },
  render: () => (
    <Text as="div" size="xl">
      <Skeleton />
      <Skeleton shape="control" />
      <Skeleton shape="circle" />
    </Text>
  ),
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: () => (
    <BrandMatrix>
      <Skeleton />
      <Skeleton shape="control" />
      <Skeleton shape="circle" />
    </BrandMatrix>
  ),
};
