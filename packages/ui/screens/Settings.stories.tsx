import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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

interface SettingsProps {
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
          <ChangePasswordForm onSubmit={fn()} />
        </Card>
      </PageSection>
      <PageSection title="TXN password">
        <Card padding="xl">
          <TxnPasswordForm exists={!fresh} onSubmit={fn()} />
        </Card>
      </PageSection>
      <PageSection title="Wallet address">
        <Card padding="xl">
          <WalletAddressForm
            currentAddress={fresh ? null : walletAddress}
            hasTxnPassword={!fresh}
            txnPasswordHref={SECURITY}
            onSubmit={fn()}
          />
        </Card>
      </PageSection>
    </Grid>
    <PageSection title="Sessions">
      <SessionsList sessions={sessions} onRevoke={fn()} />
    </PageSection>
    <PageSection title="Recent activity">
      <Card>
        <SecurityLog page={securityLog} onPageChange={fn()} />
      </Card>
    </PageSection>
  </Stack>
);

function Settings({ tab, fresh = false }: SettingsProps) {
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

const meta = {
  title: 'Screens/Settings',
  component: Settings,
  tags: ['stable', 'member', 'account', 'password', 'security'],
  parameters: { frame: 'bare' },
  args: { tab: 'general' },
} satisfies Meta<typeof Settings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const General: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Security' }));
    await expect(await canvas.findByRole('heading', { name: 'Wallet address' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'General' }));
  },
};

export const Security: Story = { args: { tab: 'security' } };

export const SecurityOfNewMember: Story = { args: { tab: 'security', fresh: true } };

export const GeneralOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const SecurityOnPhone: Story = {
  args: { tab: 'security' },
  globals: { viewport: { value: 'phone' } },
};
