import { useBalances, useLockFunds, useLockProfits, useMemberGuards } from '@platform/api/react';
import { dialogTitles } from '@platform/messages/dialogTitles';
import { Dialog, ErrorState, LockFundsForm } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useCodeStep } from '../app/account/useCodeStep';
import { failedOf } from '../app/shared/failedOf';
import { InDisplayCurrency } from '../app/wallet/InDisplayCurrency';
import { paths } from '../paths';
import type { ModalProps } from './ModalProps';

export function LockFundsModal({ open, onClose }: ModalProps) {
  const titles = useTexts(dialogTitles);
  const balances = useBalances();
  const profits = useLockProfits();
  const guards = useMemberGuards();
  const { run, isPending } = useLockFunds();
  // The server decides when a code is required, because only the server knows the daily total.
  const step = useCodeStep({ success: paths.locks, failure: paths.dashboard });
  const failed = failedOf(balances);
  return (
    <Dialog open={open} onClose={onClose} title={titles.activate}>
      {failed ? (
        <ErrorState message={failed.error?.message} onRetry={failed.retry} />
      ) : (
        <InDisplayCurrency>
          <LockFundsForm
            balance={balances.data?.main}
            profits={profits.data ?? (profits.error ? undefined : null)}
            twoFactor={guards.data?.twoFactor ?? false}
            asksForCode={step.asksForCode}
            errors={step.missing === undefined ? undefined : { otp: step.missing }}
            pending={isPending}
            onSubmit={(request) => void step.send(run(request))}
          />
        </InDisplayCurrency>
      )}
    </Dialog>
  );
}
