import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useTeamColumns } from '../data/historyColumns/teamColumns';
import { Card } from '../layout/Card/Card';
import { Page } from '../layout/Page/Page';
import { PageHeader } from '../layout/PageHeader/PageHeader';
import { LevelSelect } from '../team/LevelSelect/LevelSelect';
import { listOf, teamLevels, teamMembers } from './fixtures';
import { HistoryOf } from './HistoryOf';
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
