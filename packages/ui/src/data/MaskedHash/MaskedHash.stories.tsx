import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { MaskedHash } from './MaskedHash';

const meta = {
  title: 'Data/MaskedHash',
  component: MaskedHash,
  tags: ['stable', 'transaction', 'address', 'txid'],
  args: { hash: '0x9f2c4a6b8d0e1f3a5c7e9b1d3f5a7c9e' },
} satisfies Meta<typeof MaskedHash>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LinkedToExplorer: Story = {
  args: { href: 'https://explorer.example/tx/0x9f2c4a6b8d0e1f3a5c7e9b1d3f5a7c9e' },
};

export const Pending: Story = { args: { hash: '' } };

export const Short: Story = { args: { hash: '0x9f2c4a6b' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <MaskedHash {...args} />
      <MaskedHash {...args} href="https://explorer.example/tx/1" copyable={false} />
      <MaskedHash hash="" />
    </BrandMatrix>
  ),
};
