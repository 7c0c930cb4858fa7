import { Dialog, RegisterForm } from '@platform/ui';
import type { ComponentType } from 'react';
import { DashboardPage } from '../../../ui/screens/DashboardPage';
import { MemberScreen } from '../../../ui/screens/MemberScreen';
import { SettingsPage } from '../../../ui/screens/SettingsPage';
import { TransactionsPage } from '../../../ui/screens/TransactionsPage';
import { VisitorScreen } from '../../../ui/screens/VisitorScreen';
import { WalletModal, Withdrawal } from '../../../ui/screens/WalletModal';
import { WingoPage } from '../../../ui/screens/WingoPage';

const SECONDS_LEFT = 42;

function Dashboard() {
  return (
    <MemberScreen path="/dashboard">
      <DashboardPage />
    </MemberScreen>
  );
}

function WithdrawalDialog() {
  return (
    <WalletModal title="Withdraw">
      <Withdrawal />
    </WalletModal>
  );
}

function Registration() {
  return (
    <VisitorScreen
      modal={
        <Dialog open onClose={() => {}} title="Register">
          <RegisterForm onSubmit={() => {}} sponsor="ASHA01" />
        </Dialog>
      }
    />
  );
}

export const SCREEN_PAGES: Readonly<Record<string, ComponentType>> = {
  landing: VisitorScreen,
  dashboard: Dashboard,
  wingo: () => <WingoPage seconds={SECONDS_LEFT} />,
  table: () => <TransactionsPage tab="deposit" />,
  dialog: WithdrawalDialog,
  settings: () => <SettingsPage tab="security" />,
  register: Registration,
};
