import { useLevels, useTeam } from '@platform/api/react';
import {
  Card,
  ErrorState,
  HistoryTable,
  LevelSelect,
  Page,
  PageHeader,
  useTeamColumns,
} from '@platform/ui';
import { listOf } from '../app/listOf';
import { levelsWith, useLevel } from '../app/useLevel';
import { usePage } from '../app/usePage';
import { usePaged } from '../app/usePaged';

/** The member's team, one level at a time. */
export function TeamLevels() {
  const [level, setLevel] = useLevel();
  const [page, setPage] = usePage();
  const { data: levels, error, retry } = useLevels();
  const columns = useTeamColumns();
  const team = usePaged(useTeam(level, page), setPage);
  const choices = levels && levelsWith(levels, level);
  return (
    <Page>
      <PageHeader
        title="Level Wise Team"
        actions={<LevelSelect levels={choices} value={level} onValueChange={setLevel} />}
      />
      {error && !levels && (
        <ErrorState title="Failed to fetch levels" message={error.message} onRetry={retry} />
      )}
      <Card>
        <HistoryTable
          caption="Level Wise Team"
          columns={columns}
          rowKey={({ code }) => code}
          {...listOf(team, setPage)}
        />
      </Card>
    </Page>
  );
}
