import type { ComponentType } from 'react';
import { late, type Late } from '../app/late';
import type { ModalName } from '../paths';
import type { ModalProps } from './ModalProps';

/** For whom a modal opens. A link in a mail is followed by whoever the browser knows, or nobody. */
type Audience = 'visitors' | 'members' | 'everybody';

/** A modal whose code arrives when it is first asked for: the landing page does not pay for it. */
export interface ModalEntry extends Late<ModalProps> {
  audience: Audience;
}

const entryFor = (audience: Audience) => (load: () => Promise<ComponentType<ModalProps>>) => ({
  ...late(load),
  audience,
});
const forVisitors = entryFor('visitors');
const forMembers = entryFor('members');
const forEverybody = entryFor('everybody');

/** Every modal, by its name in the address. */
export const ENTRIES: Record<ModalName, ModalEntry> = {
  login: forVisitors(async () => (await import('./LoginModal')).LoginModal),
  register: forVisitors(async () => (await import('./RegisterModal')).RegisterModal),
  forgotPassword: forEverybody(
    async () => (await import('./ForgotPasswordModal')).ForgotPasswordModal,
  ),
  resetPassword: forEverybody(
    async () => (await import('./ResetPasswordModal')).ResetPasswordModal,
  ),
  confirmEmail: forEverybody(async () => (await import('./ConfirmEmailModal')).ConfirmEmailModal),
  stopWithdrawals: forEverybody(
    async () => (await import('./StopWithdrawalsModal')).StopWithdrawalsModal,
  ),
  logout: forMembers(async () => (await import('./LogoutModal')).LogoutModal),
  wallet: forMembers(async () => (await import('./WalletModal')).WalletModal),
  deposit: forMembers(async () => (await import('./DepositModal')).DepositModal),
  activate: forMembers(async () => (await import('./LockFundsModal')).LockFundsModal),
  withdraw: forMembers(async () => (await import('./WithdrawModal')).WithdrawModal),
  betdetails: forMembers(async () => (await import('./BetDetailsModal')).BetDetailsModal),
  verify: forEverybody(async () => (await import('./VerifyModal')).VerifyModal),
  generateticket: forMembers(async () => (await import('./TicketModal')).TicketModal),
  authmodal: forMembers(async () => (await import('./OtpModal')).OtpModal),
};

/** Whether a modal opens for a member, or for a visitor. */
export function isFor(name: ModalName, signedIn: boolean): boolean {
  const { audience } = ENTRIES[name];
  return audience === 'everybody' || (audience === 'members') === signedIn;
}
