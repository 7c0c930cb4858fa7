import { late, type Late } from '../app/loading/late';
import { DIALOGS } from '../pages';
import type { ModalName } from '../paths';
import type { ModalProps } from './ModalProps';

export type ModalEntry = Late<ModalProps>;

export const ENTRIES: Record<ModalName, ModalEntry> = {
  login: late(async () => (await import('./LoginModal')).LoginModal),
  register: late(async () => (await import('./RegisterModal')).RegisterModal),
  forgotPassword: late(async () => (await import('./ForgotPasswordModal')).ForgotPasswordModal),
  resetPassword: late(async () => (await import('./ResetPasswordModal')).ResetPasswordModal),
  confirmEmail: late(async () => (await import('./ConfirmEmailModal')).ConfirmEmailModal),
  stopWithdrawals: late(async () => (await import('./StopWithdrawalsModal')).StopWithdrawalsModal),
  logout: late(async () => (await import('./LogoutModal')).LogoutModal),
  wallet: late(async () => (await import('./WalletModal')).WalletModal),
  deposit: late(async () => (await import('./DepositModal')).DepositModal),
  activate: late(async () => (await import('./LockFundsModal')).LockFundsModal),
  withdraw: late(async () => (await import('./WithdrawModal')).WithdrawModal),
  betdetails: late(async () => (await import('./BetDetailsModal')).BetDetailsModal),
  verify: late(async () => (await import('./VerifyModal')).VerifyModal),
  takeBreak: late(async () => (await import('./BreakModal')).BreakModal),
  generateticket: late(async () => (await import('./TicketModal')).TicketModal),
  authmodal: late(async () => (await import('./OtpModal')).OtpModal),
};

export function isFor(name: ModalName, signedIn: boolean): boolean {
  const { audience } = DIALOGS[name];
  return audience === 'everybody' || (audience === 'members') === signedIn;
}
