import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { productMenu } from '../../samples/site';
import { ProductMenu } from './ProductMenu';

const meta = {
  title: 'Shell/ProductMenu',
  component: ProductMenu,
  tags: ['stable', 'account menu', 'user menu', 'avatar'],
  args: { align: 'start', items: productMenu },
} satisfies Meta<typeof ProductMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const Matrix: Story = {
  args: { defaultOpen: true },
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <div style={{ minBlockSize: 360 }}>
        <ProductMenu {...args} />
      </div>
    </BrandMatrix>
  ),
};
