import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { hrefs } from '../../samples/site';
import { BrandLogo } from './BrandLogo';

const meta = {
  title: 'Shell/BrandLogo',
  component: BrandLogo,
  tags: ['stable', 'brand', 'home', 'mark'],
  args: { href: hrefs.home },
} satisfies Meta<typeof BrandLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Compact: Story = { args: { compact: true } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <BrandLogo {...args} />
    </BrandMatrix>
  ),
};
