import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Text } from '../Text/Text';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['stable', 'screen reader', 'sr-only', 'accessibility'],
  args: { children: ' seconds left' },
  render: (args) => (
    <Text>
      15
      <VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('15').closest('p')).toHaveTextContent('15 seconds left');
  },
};

/** Long hidden text, which takes no space. */
export const Stress: Story = {
  args: { children: ' Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(4) },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Text>
        15
        <VisuallyHidden {...args} />
      </Text>
    </BrandMatrix>
  ),
};
