import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { QrCode } from './QrCode';

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  tags: ['stable', 'barcode', 'scan', 'deposit', 'authenticator'],
  args: {
    text: '0x5c1e2b7a9d3f4e8c6b0a1d2e3f4a5b6c7d8e9f01',
    label: 'QR code of the deposit address',
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

/** QR code that stays readable with up to 30 % of it covered. */
export const HighErrorCorrection: Story = { args: { errorCorrection: 'H' } };

export const Stress: Story = {
  args: {
    size: 'large',
    text: `otpauth://totp/${'Donaudampfschifffahrtsgesellschaft'.repeat(6)}?secret=${'A'.repeat(64)}`,
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <QrCode {...args} />
    </BrandMatrix>
  ),
};
