import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { FullHash } from './FullHash';

const meta = {
  title: 'Data/FullHash',
  component: FullHash,
  tags: ['stable', 'digest', 'key', 'signature', 'proof', 'sha-256'],
  args: {
    label: 'Commitment',
    value: '7626f68cece37c4a7efe0f1e7fc4367560ff51ebb45b6a059845339fa7c7801e',
  },
} satisfies Meta<typeof FullHash>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: 'The SHA-256 of the secret seed' } };

/** Value short enough to read aloud. */
export const Short: Story = { args: { label: 'Beacon round', value: '95334447' } };

export const Stress: Story = {
  args: {
    label: 'Public key of the Donaudampfschifffahrtsgesellschaft',
    value: '83cf0f2896adee7eb8b5f01f'.repeat(16),
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <FullHash {...args} hint="The SHA-256 of the secret seed" />
    </BrandMatrix>
  ),
};
