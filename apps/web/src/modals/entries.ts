import { lazy, type ComponentType } from 'react';
import { arrival } from '../app/arrival';
import type { ModalName } from '../paths';
import { MissingModal } from './MissingModal';
import type { ModalProps } from './ModalProps';

/** A modal whose code arrives when it is first asked for: the landing page does not pay for it. */
export interface ModalEntry {
  Modal: ComponentType<ModalProps>;
  /** Fetches its code, ahead of the asking. */
  load: () => Promise<unknown>;
  /** Whether it is for members, or for visitors. */
  forMembers: boolean;
}

function entry(load: () => Promise<ComponentType<ModalProps>>, forMembers: boolean): ModalEntry {
  const arrived = () => arrival(load);
  const Modal = lazy(async () => ({ default: await arrived().catch(() => MissingModal) }));
  return { Modal, load: arrived, forMembers };
}

type Load = Parameters<typeof entry>[0];
const forVisitors = (load: Load) => entry(load, false);
const forMembers = (load: Load) => entry(load, true);

/** Every modal, by its name in the address. */
export const ENTRIES: Record<ModalName, ModalEntry> = {
  login: forVisitors(async () => (await import('./LoginModal')).LoginModal),
  register: forVisitors(async () => (await import('./RegisterModal')).RegisterModal),
  forgotPassword: forVisitors(
    async () => (await import('./ForgotPasswordModal')).ForgotPasswordModal,
  ),
  resetPassword: forVisitors(async () => (await import('./ResetPasswordModal')).ResetPasswordModal),
  logout: forMembers(async () => (await import('./LogoutModal')).LogoutModal),
  wallet: forMembers(async () => (await import('./WalletModal')).WalletModal),
  deposit: forMembers(async () => (await import('./DepositModal')).DepositModal),
  activate: forMembers(async () => (await import('./LockFundsModal')).LockFundsModal),
  withdraw: forMembers(async () => (await import('./WithdrawModal')).WithdrawModal),
  betdetails: forMembers(async () => (await import('./BetDetailsModal')).BetDetailsModal),
  generateticket: forMembers(async () => (await import('./TicketModal')).TicketModal),
  authmodal: forMembers(async () => (await import('./OtpModal')).OtpModal),
};
