import type { MemberGuards } from '@platform/api';
import {
  useBalances,
  useHasTxnPassword,
  useMemberGuards,
  useProfile,
  useWithdraw,
} from '@platform/api/react';
import { Dialog, ErrorState, WithdrawForm, type WithdrawalBar } from '@platform/ui';
import { failedOf } from '../app/failedOf';
import { Loaded } from '../app/Loaded';
import { useOutcome } from '../app/useOutcome';
import { paths } from '../paths';
import type { ModalProps } from './ModalProps';

const barOf = (guards: MemberGuards | undefined): WithdrawalBar | undefined =>
  guards?.withdrawalsStopped ? 'stopped' : (guards?.withdrawalsFrom ?? undefined);

/** Pays out of the main wallet, at `?modal=auth&tab=withdraw`. */
export function WithdrawModal({ open, onClose }: ModalProps) {
  const balances = useBalances();
  const profile = useProfile();
  const guards = useMemberGuards();
  const hasTxnPassword = useHasTxnPassword();
  const { run, isPending } = useWithdraw();
  const follow = useOutcome({ success: paths.withdrawals, failure: paths.dashboard });
  const failed = failedOf(profile, balances);
  return (
    <Dialog open={open} onClose={onClose} title="Withdraw" busy={profile.isLoading}>
      {failed ? (
        <ErrorState message={failed.error?.message} onRetry={failed.retry} />
      ) : (
        <Loaded query={profile}>
          {({ walletAddress }) => (
            <WithdrawForm
              balance={balances.data?.main}
              address={walletAddress ?? ''}
              hasTxnPassword={hasTxnPassword.data ?? true}
              twoFactor={guards.data?.twoFactor ?? true}
              bar={barOf(guards.data)}
              pending={isPending}
              onSubmit={(request) => void follow(run(request))}
            />
          )}
        </Loaded>
      )}
    </Dialog>
  );
}
