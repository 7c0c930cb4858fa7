import type { MemberGuards } from '@platform/api';
import {
  useBalances,
  useHasTxnPassword,
  useMemberGuards,
  useProfile,
  useWithdraw,
} from '@platform/api/react';
import { dialogTitles } from '@platform/messages/dialogTitles';
import { USDT } from '@platform/rules/money';
import { Dialog, ErrorState, useBrand, WithdrawForm, type WithdrawalBar } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { failedOf } from '../app/shared/failedOf';
import { InDisplayCurrency } from '../app/wallet/InDisplayCurrency';
import { useOutcome } from '../app/shared/useOutcome';
import { modalHref, paths } from '../paths';
import type { ModalProps } from './ModalProps';

const barOf = (guards: MemberGuards | undefined): WithdrawalBar | undefined =>
  guards?.withdrawalsStopped ? 'stopped' : (guards?.withdrawalsFrom ?? undefined);

export function WithdrawModal({ open, onClose }: ModalProps) {
  const titles = useTexts(dialogTitles);
  const minimum = useBrand().content?.minimumWithdrawal;
  const balances = useBalances();
  const profile = useProfile();
  const guards = useMemberGuards();
  const hasTxnPassword = useHasTxnPassword();
  const { run, isPending } = useWithdraw();
  const follow = useOutcome({ success: paths.withdrawals, failure: paths.dashboard });
  const failed = failedOf(profile, balances);
  // The form's fields depend on all three queries.
  const known = !(profile.isLoading || guards.isLoading || hasTxnPassword.isLoading);
  const member = known ? profile.data : undefined;
  return (
    <Dialog tall open={open} onClose={onClose} title={titles.withdraw} unseen={!member && !failed}>
      {failed ? (
        <ErrorState message={failed.error?.message} onRetry={failed.retry} />
      ) : (
        <InDisplayCurrency>
          <WithdrawForm
            // A new key remounts the form once the member's saved address has loaded.
            key={member ? 'member' : 'unknown'}
            balance={balances.data?.main}
            {...(minimum !== undefined && { minimum: BigInt(minimum) * USDT })}
            address={member?.walletAddress ?? ''}
            hasTxnPassword={(known ? hasTxnPassword.data : undefined) ?? true}
            twoFactor={(known ? guards.data?.twoFactor : undefined) ?? true}
            bar={known ? barOf(guards.data) : undefined}
            txnPasswordHref={paths.security}
            twoFactorHref={paths.twoFactor}
            newPasswordHref={modalHref('forgotPassword')}
            pending={isPending}
            onSubmit={(request) => void follow(run(request))}
          />
        </InDisplayCurrency>
      )}
    </Dialog>
  );
}
