import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { VerifyLink } from './VerifyLink';

const meta = {
  title: 'Games/Fairness/VerifyLink',
  component: VerifyLink,
  tags: ['stable', 'proof', 'provably fair'],
  args: { roundNumber: '20261122100010481', href: '?tab=verify&modal=auth' },
} satisfies Meta<typeof VerifyLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OtherText: Story = { args: { text: 'Check this draw' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <VerifyLink {...args} />
    </BrandMatrix>
  ),
};
