'use client';

import { Button } from '../../primitives/Button/Button';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog';

const TEXTS = {
  title: 'Logout',
  description: 'Are you sure you want to log out?',
  confirm: 'Logout',
  cancel: 'Cancel',
  pending: 'Please wait...',
};

export interface LogoutDialogProps extends Omit<
  DialogProps,
  'title' | 'description' | 'size' | 'footer' | 'loading' | 'children'
> {
  /** Called when the member confirms. */
  onConfirm: () => void;
  /**
   * The member is being signed out.
   * @default false
   */
  pending?: boolean;
  /**
   * The texts that differ from these.
   * @default {}
   */
  texts?: Partial<typeof TEXTS>;
}

/**
 * Asks before a member is signed out.
 *
 * **When not to use it:** when the server has already ended the session; say so in a toast.
 *
 * | Key | Does |
 * | --- | --- |
 * | Escape | stays signed in |
 */
export function LogoutDialog({
  onClose,
  onConfirm,
  pending = false,
  texts,
  ...rest
}: LogoutDialogProps) {
  const text = { ...TEXTS, ...texts };
  return (
    <Dialog
      {...rest}
      onClose={onClose}
      size="small"
      title={text.title}
      description={text.description}
      footer={
        <>
          <Button tone="neutral" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button tone="danger" pending={pending} pendingText={text.pending} onClick={onConfirm}>
            {text.confirm}
          </Button>
        </>
      }
    />
  );
}
