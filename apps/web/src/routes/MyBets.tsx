import { myBetsPage } from '@platform/messages/myBetsPage';
import { Card, Page, PageHeader } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { SettledBets } from '../histories/SettledBets';

/** Every settled bet of the member, on all games. */
export function MyBets() {
  const text = useTexts(myBetsPage);
  return (
    <Page>
      <PageHeader title={text.title} />
      <Card>
        <SettledBets caption={text.title} />
      </Card>
    </Page>
  );
}
