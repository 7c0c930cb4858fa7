import { Card, Grid, PageSection, Stack } from '@platform/ui';
import { ChangePassword } from './ChangePassword';
import { ChangeTxnPassword } from './ChangeTxnPassword';
import { ChangeWalletAddress } from './ChangeWalletAddress';
import { SecurityActivity } from './SecurityActivity';
import { Sessions } from './Sessions';

/** Passwords, wallet address, sessions, and what happened to the account. */
export function Security() {
  return (
    <Stack gap="xl">
      <Grid minColumn={320} gap="xl">
        <PageSection title="Password">
          <Card padding="xl">
            <ChangePassword />
          </Card>
        </PageSection>
        <PageSection title="TXN password">
          <Card padding="xl">
            <ChangeTxnPassword />
          </Card>
        </PageSection>
        <PageSection title="Wallet address">
          <Card padding="xl">
            <ChangeWalletAddress />
          </Card>
        </PageSection>
      </Grid>
      <PageSection title="Sessions">
        <Sessions />
      </PageSection>
      <PageSection title="Recent activity">
        <Card>
          <SecurityActivity />
        </Card>
      </PageSection>
    </Stack>
  );
}
