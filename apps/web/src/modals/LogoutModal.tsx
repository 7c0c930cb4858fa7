import { endNotifications, useSignOut } from '@platform/api/react';
import { LogoutDialog } from '@platform/ui';
import { paths } from '../paths';
import type { ModalProps } from './ModalProps';

/** Asks, signs out, and starts afresh on the landing page: nothing of the member stays in memory. */
export function LogoutModal({ open, onClose }: ModalProps) {
  const { run, isPending } = useSignOut();
  const signOut = async () => {
    // The server may not know that the browser is this member's. Both end before the page is left.
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
