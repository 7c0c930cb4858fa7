import { securitySettings } from '@platform/messages/securitySettings';
import { Card, Grid, PageSection, Stack } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { late } from '../app/loading/late';
import { ChangePassword } from './ChangePassword';
import { ChangeTxnPassword } from './ChangeTxnPassword';
import { ChangeWalletAddress } from './ChangeWalletAddress';
import { Part } from './Part';
import { Sessions } from './Sessions';

const { Component: SecurityActivity } = late(
  async () => (await import('./SecurityActivity')).SecurityActivity,
);

export function Security() {
  const text = useTexts(securitySettings);
  return (
    <Stack gap="xl">
      <Grid minColumn={320} gap="xl">
        <PageSection title={text.password}>
          <Card padding="xl">
            <ChangePassword />
          </Card>
        </PageSection>
        <PageSection title={text.txnPassword}>
          <Card padding="xl">
            <ChangeTxnPassword />
          </Card>
        </PageSection>
        <PageSection title={text.walletAddress}>
          <Card padding="xl">
            <ChangeWalletAddress />
          </Card>
        </PageSection>
      </Grid>
      <PageSection title={text.sessions}>
        <Sessions />
      </PageSection>
      <PageSection title={text.activity}>
        <Card>
          <Part>
            <SecurityActivity />
          </Part>
        </Card>
      </PageSection>
    </Stack>
  );
}
