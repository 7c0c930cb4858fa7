import { useBetStatistics } from '@platform/api/react';
import { pageTitles } from '@platform/messages/pageTitles';
import { ButtonLink, ErrorState, Page, PageHeader, StatisticsPanel } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { PlayNow } from '../app/wingo/PlayNow';
import { paths } from '../paths';

export function Statistics() {
  const titles = useTexts(pageTitles);
  const { data, error, retry } = useBetStatistics();
  return (
    <Page>
      <PageHeader
        title={titles.statistics}
        actions={
          <ButtonLink tone="neutral" href={paths.myBets}>
            {titles.myBets}
          </ButtonLink>
        }
      />
      {error && !data ? (
        <ErrorState message={error.message} onRetry={retry} />
      ) : (
        <StatisticsPanel statistics={data} emptyAction={<PlayNow />} />
      )}
    </Page>
  );
}
