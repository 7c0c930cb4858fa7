import { useDepositWays } from '@platform/api/react';
import { DepositAddress, Dialog, useToasts } from '@platform/ui';
import { useDepositCheck } from '../app/useDepositCheck';
import type { ModalProps } from './ModalProps';

/** Where to deposit to on every network, at `?modal=auth&tab=deposit`. */
export function DepositModal({ open, onClose }: ModalProps) {
  const { data, error, retry } = useDepositWays();
  const toasts = useToasts();
  useDepositCheck(open);
  return (
    <Dialog open={open} onClose={onClose} title="Deposit">
      <DepositAddress
        addresses={data?.addresses}
        other={data?.other}
        error={error?.message}
        onRetry={retry}
        onCopied={() => toasts.success('Address copied')}
      />
    </Dialog>
  );
}
