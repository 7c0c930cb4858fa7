import { useBeginBreak } from '@platform/api/react';
import { breakModal } from '@platform/messages/breakModal';
import { AlertDialog } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { refusalOf, useOutcome, useStillOpen } from '../app/shared/useOutcome';
import { paths } from '../paths';
import type { ModalProps } from './ModalProps';

export function BreakModal({ open, onClose }: ModalProps) {
  const text = useTexts(breakModal);
  const { run: begin, isPending } = useBeginBreak();
  const follow = useOutcome({ success: paths.playSafely });
  const isOpen = useStillOpen();
  const confirm = async () => {
    const beginning = begin('day');
    await follow(beginning);
    const refusal = await refusalOf(beginning);
    // Closes the dialog, because the longer break continues.
    if (refusal?.code === 'BREAK_LASTS' && isOpen()) onClose();
  };
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={text.title}
      description={text.description}
      tone="accent"
      confirmLabel={text.confirm}
      cancelLabel={text.cancel}
      pending={isPending}
      pendingText={text.pending}
      onConfirm={() => void confirm()}
    />
  );
}
