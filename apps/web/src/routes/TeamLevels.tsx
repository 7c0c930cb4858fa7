import { useLevels, useTeam } from '@platform/api/react';
import { pageTitles } from '@platform/messages/pageTitles';
import { teamLevelsPage } from '@platform/messages/teamLevelsPage';
import {
  Card,
  ErrorState,
  HistoryTable,
  LevelSelect,
  Page,
  PageHeader,
  useTeamColumns,
} from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { listOf } from '../app/listOf';
import { levelsWith, useLevel } from '../app/useLevel';
import { usePage } from '../app/usePage';
import { usePaged } from '../app/usePaged';

/** The member's team, one level at a time. */
export function TeamLevels() {
  const titles = useTexts(pageTitles);
  const text = useTexts(teamLevelsPage);
  const [level, setLevel] = useLevel();
  const [page, setPage] = usePage();
  const { data: levels, error, retry } = useLevels();
  const columns = useTeamColumns();
  const team = usePaged(useTeam(level, page), setPage);
  const choices = levels && levelsWith(levels, { level, name: text.level({ level }) });
  return (
    <Page>
      <PageHeader
        title={titles.teamLevels}
        actions={<LevelSelect levels={choices} value={level} onValueChange={setLevel} />}
      />
      {error && !levels && (
        <ErrorState title={text.failed} message={error.message} onRetry={retry} />
      )}
      <Card>
        <HistoryTable
          caption={titles.teamLevels}
          columns={columns}
          rowKey={({ code }) => code}
          {...listOf(team, setPage)}
        />
      </Card>
    </Page>
  );
}
