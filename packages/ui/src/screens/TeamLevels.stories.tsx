import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { teamColumns } from '../data/historyColumns/teamColumns';
import { HistoryTable } from '../data/HistoryTable/HistoryTable';
import { Card } from '../layout/Card/Card';
import { Page } from '../layout/Page/Page';
import { PageHeader } from '../layout/PageHeader/PageHeader';
import { LevelSelect } from '../team/LevelSelect/LevelSelect';
import { listOf, teamLevels, teamMembers } from './fixtures';
import { MemberScreen } from './MemberScreen';

function TeamLevels() {
  const [level, setLevel] = useState(1);
  return (
    <MemberScreen path="/teamlevel">
      <Page>
        <PageHeader
          title="Level Wise Team"
          actions={<LevelSelect levels={teamLevels} value={level} onValueChange={setLevel} />}
        />
        <Card>
          <HistoryTable
            caption="Level Wise Team"
            columns={teamColumns()}
            rowKey={({ code }) => code}
            {...listOf(teamMembers.map((member) => ({ ...member, level })))}
          />
        </Card>
      </Page>
    </MemberScreen>
  );
}

const meta = {
  title: 'Screens/Team levels',
  component: TeamLevels,
  tags: ['stable', 'downline', 'network'],
  parameters: { frame: 'bare' },
} satisfies Meta<typeof TeamLevels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
