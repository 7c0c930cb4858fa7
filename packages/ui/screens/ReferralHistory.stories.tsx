import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReferralColumns } from '../src/data/historyColumns/teamColumns';
import { Card } from '../src/layout/Card/Card';
import { Page } from '../src/layout/Page/Page';
import { PageHeader } from '../src/layout/PageHeader/PageHeader';
import { listOf } from '../src/samples/listOf';
import { referrals } from '../src/samples/team';
import { HistoryOf } from '../src/testing/HistoryOf';
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
