import {
  useMemberGuards,
  useRecoveryCodes,
  useShowRecoveryCodes,
  useTwoFactorSecret,
} from '@platform/api/react';
import { pageTitles } from '@platform/messages/pageTitles';
import { Page, PageHeader, RecoveryCodes, TwoFactorPanel } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { brand } from '../app/shell/brand';
import { failedOf } from '../app/shared/failedOf';
import { otpHref } from '../paths';

/**
 * Page to set up two-factor authentication. New recovery codes stay visible until the member has
 * saved them.
 */
export function TwoFactor() {
  const titles = useTexts(pageTitles);
  const guards = useMemberGuards();
  const enabled = guards.data?.twoFactor;
  const secret = useTwoFactorSecret(enabled === false);
  const codes = useRecoveryCodes();
  const showCodes = useShowRecoveryCodes();
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
        recoveryCodesLeft={guards.data?.recoveryCodesLeft}
        renewHref={otpHref('Renew')}
      />
      {codes.length > 0 && (
        <RecoveryCodes
          codes={codes}
          onDone={() => showCodes([])}
          fileName={`${brand.id}-recovery-codes.txt`}
        />
      )}
    </Page>
  );
}
