'use client';

import { AccountDetails } from '../src/account/AccountDetails/AccountDetails';
import { ChangePasswordForm } from '../src/account/ChangePasswordForm/ChangePasswordForm';
import { SecurityLog } from '../src/account/SecurityLog/SecurityLog';
import { SessionsList } from '../src/account/SessionsList/SessionsList';
import { TxnPasswordForm } from '../src/account/TxnPasswordForm/TxnPasswordForm';
import { WalletAddressForm } from '../src/account/WalletAddressForm/WalletAddressForm';
import { Card } from '../src/layout/Card/Card';
import { Grid } from '../src/layout/Grid/Grid';
import { Page } from '../src/layout/Page/Page';
import { PageHeader } from '../src/layout/PageHeader/PageHeader';
import { PageSection } from '../src/layout/PageSection/PageSection';
import { Stack } from '../src/layout/Stack/Stack';
import { ButtonLink } from '../src/primitives/ButtonLink/ButtonLink';
import { Tabs } from '../src/primitives/Tabs/Tabs';
import { owner, securityLog, sessions } from '../src/samples/account';
import { walletAddress } from '../src/samples/wallet';
import { MemberScreen } from './MemberScreen';

const SECURITY = '/settings/security';

export interface SettingsPageProps {
  tab: 'general' | 'security';
  /** True for a member without a TXN password or a wallet address. */
  fresh?: boolean;
}

const general = (
  <PageSection title="Your details">
    <AccountDetails owner={owner} />
  </PageSection>
);

const security = (fresh: boolean) => (
  <Stack gap="xl">
    <Grid minColumn={320} gap="xl">
      <PageSection title="Password">
        <Card padding="xl">
          <ChangePasswordForm onSubmit={() => {}} />
        </Card>
      </PageSection>
      <PageSection title="TXN password">
        <Card padding="xl">
          <TxnPasswordForm exists={!fresh} onSubmit={() => {}} />
        </Card>
      </PageSection>
      <PageSection title="Wallet address">
        <Card padding="xl">
          <WalletAddressForm
            currentAddress={fresh ? null : walletAddress}
            hasTxnPassword={!fresh}
            txnPasswordHref={SECURITY}
            onSubmit={() => {}}
          />
        </Card>
      </PageSection>
    </Grid>
    <PageSection title="Sessions">
      <SessionsList sessions={sessions} onRevoke={() => {}} />
    </PageSection>
    <PageSection title="Recent activity">
      <Card>
        <SecurityLog page={securityLog} onPageChange={() => {}} />
      </Card>
    </PageSection>
  </Stack>
);

export function SettingsPage({ tab, fresh = false }: SettingsPageProps) {
  return (
    <MemberScreen path={tab === 'general' ? '/settings/general' : SECURITY}>
      <Page>
        <PageHeader
          title="Settings"
          actions={
            <ButtonLink tone="neutral" href="/twofactor">
              Google Auth
            </ButtonLink>
          }
        />
        <Tabs
          label="Settings"
          defaultValue={tab}
          items={[
            { id: 'general', label: 'General', content: general },
            { id: 'security', label: 'Security', content: security(fresh) },
          ]}
        />
      </Page>
    </MemberScreen>
  );
}
