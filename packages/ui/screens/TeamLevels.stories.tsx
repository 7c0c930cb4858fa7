import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useTeamColumns } from '../src/data/historyColumns/teamColumns';
import { Card } from '../src/layout/Card/Card';
import { Page } from '../src/layout/Page/Page';
import { PageHeader } from '../src/layout/PageHeader/PageHeader';
import { LevelSelect } from '../src/team/LevelSelect/LevelSelect';
import { listOf } from '../src/samples/listOf';
import { teamLevels, teamMembers } from '../src/samples/team';
import { HistoryOf } from '../src/testing/HistoryOf';
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
          <HistoryOf
            caption="Level Wise Team"
            useColumns={useTeamColumns}
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
