import { endNotifications, useSignOut } from '@platform/api/react';
import { LogoutDialog } from '@platform/ui';
import { paths } from '../paths';
import type { ModalProps } from './ModalProps';

/** Asks for confirmation, signs out, and reloads the landing page. No data of the member stays in memory. */
export function LogoutModal({ open, onClose }: ModalProps) {
  const { run, isPending } = useSignOut();
  const signOut = async () => {
    // Ends push notifications too, so that the server no longer links this browser to the member. Both
    // calls end before the page is left.
    await Promise.all([run(), endNotifications()]);
    window.location.assign(paths.landing);
  };
  return (
    <LogoutDialog
      open={open}
      onClose={onClose}
      pending={isPending}
      onConfirm={() => void signOut()}
    />
  );
}
