import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Text } from '../Text/Text';
import { Spinner } from './Spinner';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  tags: ['stable', 'loader', 'loading'],
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

/** Spinner in a line of text, as tall as the text. */
export const Stress: Story = {
  parameters: { frame: 'narrow' },
  render: (args) => (
    <Text size="xl">
      <Spinner {...args} size="small" /> Donaudampfschifffahrtsgesellschaftskapitänsmütze
    </Text>
  ),
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Spinner {...args} />
    </BrandMatrix>
  ),
};
