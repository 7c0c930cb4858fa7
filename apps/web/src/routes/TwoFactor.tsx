import { useTwoFactorEnabled, useTwoFactorSecret } from '@platform/api/react';
import { Page, PageHeader, TwoFactorPanel } from '@platform/ui';
import { failedOf } from '../app/failedOf';
import { otpHref } from '../paths';

/** Two-factor authentication: how to set it up while it is off, how to turn it off while it is on. */
export function TwoFactor() {
  const enabled = useTwoFactorEnabled();
  const secret = useTwoFactorSecret(enabled.data === false);
  const failed = failedOf(enabled, secret);
  return (
    <Page>
      <PageHeader title="Google Auth" />
      <TwoFactorPanel
        enabled={enabled.data}
        secret={secret.data}
        error={failed?.error?.message}
        onRetry={failed?.retry}
        enableHref={otpHref('Enable')}
        disableHref={otpHref('Disable')}
      />
    </Page>
  );
}
