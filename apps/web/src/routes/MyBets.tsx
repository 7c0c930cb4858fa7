import { Card, Page, PageHeader } from '@platform/ui';
import { SettledBets } from '../histories/SettledBets';

/** Every settled bet of the member, on all games. */
export function MyBets() {
  return (
    <Page>
      <PageHeader title="My Bets" />
      <Card>
        <SettledBets caption="My Bets" />
      </Card>
    </Page>
  );
}
