import { useMemberGuards, useTwoFactorSecret } from '@platform/api/react';
import { pageTitles } from '@platform/messages/pageTitles';
import { Page, PageHeader, TwoFactorPanel } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { failedOf } from '../app/failedOf';
import { otpHref } from '../paths';

/** Two-factor authentication: how to set it up while it is off, how to turn it off while it is on. */
export function TwoFactor() {
  const titles = useTexts(pageTitles);
  const guards = useMemberGuards();
  const enabled = guards.data?.twoFactor;
  const secret = useTwoFactorSecret(enabled === false);
  const failed = failedOf(guards, secret);
  return (
    <Page>
      <PageHeader title={titles.twoFactor} />
      <TwoFactorPanel
        enabled={enabled}
        secret={secret.data}
        error={failed?.error?.message}
        onRetry={failed?.retry}
        enableHref={otpHref('Enable')}
        disableHref={otpHref('Disable')}
      />
    </Page>
  );
}
