import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { ReferralLink } from './ReferralLink';

const meta = {
  title: 'Team/ReferralLink',
  component: ReferralLink,
  tags: ['stable', 'invite', 'share', 'sponsor', 'affiliate'],
  args: {
    href: 'https://play.example/?modal=auth&tab=register&sponsor=ASHA01',
    referrals: 18,
    onCopied: fn(),
  },
} satisfies Meta<typeof ReferralLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Copied: Story = {
  beforeEach: () => {
    const { writeText } = navigator.clipboard;
    navigator.clipboard.writeText = () => Promise.resolve();
    return () => {
      navigator.clipboard.writeText = writeText;
    };
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy referral link' }));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
  },
};

export const Loading: Story = { args: { href: undefined, referrals: undefined } };

export const Stress: Story = {
  args: {
    href: `https://play.example/?modal=auth&tab=register&sponsor=${'DONAUDAMPFSCHIFF'.repeat(4)}`,
    referrals: 999_999_999_999,
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <ReferralLink {...args} />
    </BrandMatrix>
  ),
};
