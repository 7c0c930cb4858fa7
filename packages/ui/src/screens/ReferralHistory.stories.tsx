import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReferralColumns } from '../data/historyColumns/teamColumns';
import { Card } from '../layout/Card/Card';
import { Page } from '../layout/Page/Page';
import { PageHeader } from '../layout/PageHeader/PageHeader';
import { listOf, referrals } from './fixtures';
import { HistoryOf } from './HistoryOf';
import { MemberScreen } from './MemberScreen';

function ReferralHistory() {
  return (
    <MemberScreen path="/referral-history">
      <Page>
        <PageHeader title="Referral history" description="My Directs" />
        <Card>
          <HistoryOf
            caption="My Directs"
            useColumns={useReferralColumns}
            rowKey={({ username }) => username}
            {...listOf(referrals)}
          />
        </Card>
      </Page>
    </MemberScreen>
  );
}

const meta = {
  title: 'Screens/Referral history',
  component: ReferralHistory,
  tags: ['stable', 'directs', 'invite'],
  parameters: { frame: 'bare' },
} satisfies Meta<typeof ReferralHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
