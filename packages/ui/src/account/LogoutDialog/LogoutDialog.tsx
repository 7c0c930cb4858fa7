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
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof logoutDialog>>;
}

/**
 * Dialog that confirms signing out.
 *
 * **When not to use it:** if the server has ended the session, show a toast.
 *
 * **Do:** Say what happens to actions in progress.
 *
 * **Don't:** Ask after the session has expired: show the sign-in dialog, and say why.
 *
 * | Key | Action |
 * | --- | --- |
 * | Escape | closes the dialog without signing out |
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
