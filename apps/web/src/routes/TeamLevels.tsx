import { histories } from '@platform/api';
import { useLevels, useTeam } from '@platform/api/react';
import { menuTitles } from '@platform/messages/menuTitles';
import { pageTitles } from '@platform/messages/pageTitles';
import { teamLevelsPage } from '@platform/messages/teamLevelsPage';
import {
  ButtonLink,
  Card,
  ErrorState,
  HistoryTable,
  Inline,
  LevelSelect,
  Page,
  PageHeader,
  exportColumnsOf,
  useTeamColumns,
} from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { listOf } from '../app/shared/listOf';
import { levelsWith, useLevel } from '../app/team/useLevel';
import { useImmediate } from '../app/shared/useImmediate';
import { usePage } from '../app/shared/usePage';
import { usePaged } from '../app/shared/usePaged';
import { ExportButton } from '../exports/ExportButton';
import { paths } from '../paths';

export function TeamLevels() {
  const titles = useTexts(pageTitles);
  const text = useTexts(teamLevelsPage);
  const menu = useTexts(menuTitles);
  const [level, setLevel] = useLevel();
  const [shown, choose] = useImmediate(level, setLevel);
  const [page, setPage] = usePage();
  const { data: levels, error, retry } = useLevels();
  const columns = useTeamColumns();
  const team = usePaged(useTeam(level, page), setPage);
  const choices = levels && levelsWith(levels, { level, name: text.level({ level }) });
  return (
    <Page>
      <PageHeader
        title={titles.teamLevels}
        actions={
          <Inline align="end">
            <LevelSelect levels={choices} value={shown} onValueChange={choose} />
            <ExportButton
              name={`team-${level}`}
              history={histories.team(level)}
              columns={exportColumnsOf(columns)}
              total={team.data?.total}
            />
          </Inline>
        }
      />
      {error && !levels && (
        <ErrorState title={text.failed} message={error.message} onRetry={retry} />
      )}
      <Card>
        <HistoryTable
          caption={titles.teamLevels}
          columns={columns}
          rowKey={({ code }) => code}
          emptyAction={<ButtonLink href={paths.referral}>{menu.referral}</ButtonLink>}
          {...listOf(team, setPage)}
        />
      </Card>
    </Page>
  );
}
