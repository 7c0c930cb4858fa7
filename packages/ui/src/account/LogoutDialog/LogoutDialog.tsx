'use client';

import { dialogTitles } from '@platform/messages/dialogTitles';
import { logoutDialog } from '@platform/messages/logoutDialog';
import { AlertDialog, type AlertDialogProps } from '../../primitives/AlertDialog/AlertDialog';
import { useTexts, type TextsOf } from '../../theme/Messages';

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
   * Custom texts, which override the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof logoutDialog>>;
}

/**
 * Asks for confirmation before a member is signed out.
 *
 * **When not to use it:** when the server has already ended the session; say so in a toast.
 *
 * **Do:** Say what happens to running actions.
 *
 * **Don't:** Ask after the session has expired: there is nothing left to decide. Lead to the
 * sign-in and say why.
 *
 * | Key | Does |
 * | --- | --- |
 * | Escape | stays signed in |
 */
export function LogoutDialog({ texts, ...rest }: LogoutDialogProps) {
  const titles = useTexts(dialogTitles);
  const text = useTexts(logoutDialog, texts);
  return (
    <AlertDialog
      {...rest}
      title={titles.logout}
      description={text.description}
      confirmLabel={text.confirm}
      cancelLabel={text.cancel}
      pendingText={text.pending}
    />
  );
}
