import { endNotifications, useSignOut } from '@platform/api/react';
import { LogoutDialog } from '@platform/ui';
import { paths } from '../paths';
import type { ModalProps } from './ModalProps';

/** Dialog that signs out and loads the landing page, which clears the member's data from memory. */
export function LogoutModal({ open, onClose }: ModalProps) {
  const { run, isPending } = useSignOut();
  const signOut = async () => {
    // Awaits both calls before the page unloads. Otherwise, the server would keep sending push
    // notifications.
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
