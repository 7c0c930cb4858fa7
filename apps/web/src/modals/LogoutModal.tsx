import { endNotifications, useSignOut } from '@platform/api/react';
import { LogoutDialog } from '@platform/ui';
import { paths } from '../paths';
import type { ModalProps } from './ModalProps';

/**
 * Asks for confirmation, signs out, and reloads the landing page, so that no data of the member stays
 * in memory.
 */
export function LogoutModal({ open, onClose }: ModalProps) {
  const { run, isPending } = useSignOut();
  const signOut = async () => {
    // Also ends push notifications, so that the server no longer links this browser to the member. Both
    // calls finish before the page closes.
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
