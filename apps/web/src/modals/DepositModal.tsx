import { useDepositWays } from '@platform/api/react';
import { depositModal } from '@platform/messages/depositModal';
import { dialogTitles } from '@platform/messages/dialogTitles';
import { DepositAddress, Dialog, useToasts } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useDepositCheck } from '../app/wallet/useDepositCheck';
import type { ModalProps } from './ModalProps';

export function DepositModal({ open, onClose }: ModalProps) {
  const titles = useTexts(dialogTitles);
  const text = useTexts(depositModal);
  const { data, error, retry } = useDepositWays();
  const toasts = useToasts();
  useDepositCheck(open);
  return (
    <Dialog open={open} onClose={onClose} title={titles.deposit}>
      <DepositAddress
        addresses={data?.addresses}
        other={data?.other}
        error={error?.message}
        onRetry={retry}
        onCopied={() => toasts.success(text.copied)}
        onCopyRefused={toasts.error}
      />
    </Dialog>
  );
}
