import { useToasts } from '@platform/ui';
import { useEffect } from 'react';
import type { ModalProps } from './ModalProps';

/** Stands in for a modal whose code did not arrive: the page behind it stays as it is. */
export function MissingModal({ open, onClose }: ModalProps) {
  const toasts = useToasts();
  useEffect(() => {
    if (!open) return;
    toasts.error('This dialog did not arrive. Please check your connection and reload the page.');
    onClose();
  }, [open, onClose, toasts]);
  return null;
}
