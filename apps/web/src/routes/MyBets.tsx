import { pageTitles } from '@platform/messages/pageTitles';
import { Card, Page, PageHeader } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { SettledBets } from '../histories/SettledBets';

/** Every settled bet of the member, on all games. */
export function MyBets() {
  const titles = useTexts(pageTitles);
  return (
    <Page>
      <PageHeader title={titles.myBets} />
      <Card>
        <SettledBets caption={titles.myBets} />
      </Card>
    </Page>
  );
}
