import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Page } from '../src/layout/Page/Page';
import { PageHeader } from '../src/layout/PageHeader/PageHeader';
import { ReferralLink } from '../src/team/ReferralLink/ReferralLink';
import { MemberScreen } from './MemberScreen';

function Referral() {
  return (
    <MemberScreen path="/referral">
      <Page>
        <PageHeader title="Referral" description="Invite friends, and earn when they play." />
        <ReferralLink
          href="https://play.example/?modal=auth&tab=register&sponsor=ASHA01"
          referrals={18}
          onCopied={fn()}
        />
      </Page>
    </MemberScreen>
  );
}

const meta = {
  title: 'Screens/Referral',
  component: Referral,
  tags: ['stable', 'invite', 'sponsor'],
  parameters: { frame: 'bare' },
} satisfies Meta<typeof Referral>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
