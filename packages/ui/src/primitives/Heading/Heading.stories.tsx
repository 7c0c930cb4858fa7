import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Heading } from './Heading';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  tags: ['stable', 'title', 'headline', 'typography'],
  args: { level: 2, children: 'Why Play on Aurora' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <>
      {(['display', 'xxl', 'xl', 'l', 'm', 's'] as const).map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </>
  ),
};

export const Stress: Story = {
  args: { size: 'display', children: 'Donaudampfschifffahrtsgesellschaft' },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <div>
        {(['xxl', 'xl', 'l', 'm'] as const).map((size) => (
          <Heading key={size} {...args} size={size} />
        ))}
      </div>
    </BrandMatrix>
  ),
};
