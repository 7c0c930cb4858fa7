import { useSession } from '@platform/api/react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useModal } from '../app/useModal';
import type { ModalName } from '../paths';
import type { ModalProps } from './ModalProps';

interface ModalEntry {
  /** Arrives when it is first asked for: the landing page does not pay for it. */
  Modal: ComponentType<ModalProps>;
  /** Whether it is for members, or for visitors. */
  forMembers: boolean;
}

const ENTRIES: Record<ModalName, ModalEntry> = {
  login: {
    Modal: lazy(async () => ({ default: (await import('./LoginModal')).LoginModal })),
    forMembers: false,
  },
  register: {
    Modal: lazy(async () => ({ default: (await import('./RegisterModal')).RegisterModal })),
    forMembers: false,
  },
  forgotPassword: {
    Modal: lazy(async () => ({
      default: (await import('./ForgotPasswordModal')).ForgotPasswordModal,
    })),
    forMembers: false,
  },
  resetPassword: {
    Modal: lazy(async () => ({
      default: (await import('./ResetPasswordModal')).ResetPasswordModal,
    })),
    forMembers: false,
  },
  logout: {
    Modal: lazy(async () => ({ default: (await import('./LogoutModal')).LogoutModal })),
    forMembers: true,
  },
  wallet: {
    Modal: lazy(async () => ({ default: (await import('./WalletModal')).WalletModal })),
    forMembers: true,
  },
  deposit: {
    Modal: lazy(async () => ({ default: (await import('./DepositModal')).DepositModal })),
    forMembers: true,
  },
  activate: {
    Modal: lazy(async () => ({ default: (await import('./LockFundsModal')).LockFundsModal })),
    forMembers: true,
  },
  withdraw: {
    Modal: lazy(async () => ({ default: (await import('./WithdrawModal')).WithdrawModal })),
    forMembers: true,
  },
  betdetails: {
    Modal: lazy(async () => ({ default: (await import('./BetDetailsModal')).BetDetailsModal })),
    forMembers: true,
  },
  generateticket: {
    Modal: lazy(async () => ({ default: (await import('./TicketModal')).TicketModal })),
    forMembers: true,
  },
  authmodal: {
    Modal: lazy(async () => ({ default: (await import('./OtpModal')).OtpModal })),
    forMembers: true,
  },
};

/** The modals of every page: which one is open stands in the address. */
export function Modals() {
  const { signedIn } = useSession();
  const { name, sponsor, close } = useModal();
  // The last one asked for stays until the next, so that it can fade out.
  const [shown, setShown] = useState(name);
  if (name && name !== shown) setShown(name);
  if (!shown) return null;
  const { Modal, forMembers } = ENTRIES[shown];
  return (
    <Suspense>
      <Modal open={name === shown && forMembers === signedIn} onClose={close} sponsor={sponsor} />
    </Suspense>
  );
}
