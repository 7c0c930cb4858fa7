'use client';

import { parseUsdt, USDT } from '@platform/rules/money';
import type { ReactNode } from 'react';
import { Dialog } from '../src/primitives/Dialog/Dialog';
import { WithdrawForm } from '../src/wallet/WithdrawForm/WithdrawForm';
import { withdrawForm } from '../src/samples/site';
import { depositAddresses } from '../src/samples/wallet';
import { useBrand } from '../src/theme/BrandProvider';
import { DashboardPage } from './DashboardPage';
import { MemberScreen } from './MemberScreen';

export const BALANCE = parseUsdt('1234.56789');
export const ADDRESS = depositAddresses[1]?.address ?? '';

export interface WalletModalProps {
  title: string;
  children: ReactNode;
}

/** Wallet dialog over the dashboard. */
export function WalletModal({ title, children }: WalletModalProps) {
  return (
    <MemberScreen
      path="/dashboard"
      modal={
        <Dialog open onClose={() => {}} title={title}>
          {children}
        </Dialog>
      }
    >
      <DashboardPage />
    </MemberScreen>
  );
}

/** Withdrawal form with the brand's minimum amount. */
export function Withdrawal() {
  const minimum = useBrand().content?.minimumWithdrawal;
  return (
    <WithdrawForm
      {...withdrawForm}
      {...(minimum !== undefined && { minimum: BigInt(minimum) * USDT })}
      balance={BALANCE}
      address={ADDRESS}
      onSubmit={() => {}}
    />
  );
}
