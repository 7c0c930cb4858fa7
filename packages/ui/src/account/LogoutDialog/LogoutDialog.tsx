'use client';

import { AlertDialog, type AlertDialogProps } from '../../primitives/AlertDialog/AlertDialog';

const TEXTS = {
  title: 'Logout',
  description: 'Are you sure you want to log out?',
  confirm: 'Logout',
  cancel: 'Cancel',
  pending: 'Please wait...',
};

export interface LogoutDialogProps extends Omit<
  AlertDialogProps,
  | 'title'
  | 'description'
  | 'size'
  | 'tone'
  | 'confirmLabel'
  | 'cancelLabel'
  | 'pendingText'
  | 'texts'
  | 'children'
> {
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
export function LogoutDialog({ texts, ...rest }: LogoutDialogProps) {
  const text = { ...TEXTS, ...texts };
  return (
    <AlertDialog
      {...rest}
      title={text.title}
      description={text.description}
      confirmLabel={text.confirm}
      cancelLabel={text.cancel}
      pendingText={text.pending}
    />
  );
}
