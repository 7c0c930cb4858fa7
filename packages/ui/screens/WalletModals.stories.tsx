import { parseUsdt, USDT } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Dialog } from '../src/primitives/Dialog/Dialog';
import { DepositAddress } from '../src/wallet/DepositAddress/DepositAddress';
import { LockFundsForm } from '../src/wallet/LockFundsForm/LockFundsForm';
import { WalletPanel } from '../src/wallet/WalletPanel/WalletPanel';
import { WithdrawForm } from '../src/wallet/WithdrawForm/WithdrawForm';
import { walletPanel, withdrawForm } from '../src/samples/site';
import { useBrand } from '../src/theme/BrandProvider';
import { DashboardPage } from './DashboardPage';
import { depositAddresses } from '../src/samples/wallet';
import { NOW } from '../src/samples/time';
import { MemberScreen } from './MemberScreen';

const BALANCE = parseUsdt('1234.56789');
const ADDRESS = depositAddresses[1]?.address ?? '';

interface WalletModalProps {
  title: string;
  children: ReactNode;
}

/** Wallet dialog over the dashboard. */
function WalletModal({ title, children }: WalletModalProps) {
  return (
    <MemberScreen
      path="/dashboard"
      modal={
        <Dialog open onClose={fn()} title={title}>
          {children}
        </Dialog>
      }
    >
      <DashboardPage />
    </MemberScreen>
  );
}

/** Withdrawal form with the brand's minimum amount. */
function Withdrawal() {
  const minimum = useBrand().content?.minimumWithdrawal;
  return (
    <WithdrawForm
      {...withdrawForm}
      {...(minimum !== undefined && { minimum: BigInt(minimum) * USDT })}
      balance={BALANCE}
      address={ADDRESS}
      onSubmit={fn()}
    />
  );
}

const meta = {
  title: 'Screens/Wallet modals',
  component: WalletModal,
  tags: ['stable', 'deposit', 'withdraw', 'lock', 'dialog'],
  parameters: { frame: 'bare' },
  args: {
    title: 'Wallet',
    children: (
      <WalletPanel {...walletPanel} wallet={BALANCE} locker={parseUsdt('250')} address={ADDRESS} />
    ),
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: args.title })).toBeInTheDocument();
  },
} satisfies Meta<typeof WalletModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutAddress: Story = {
  args: { children: <WalletPanel {...walletPanel} wallet={BALANCE} locker={0n} address={null} /> },
};

export const Deposit: Story = {
  args: { title: 'Deposit', children: <DepositAddress addresses={depositAddresses} /> },
};

export const Withdraw: Story = {
  args: {
    title: 'Withdraw',
    children: <Withdrawal />,
  },
};

export const Lock: Story = {
  args: {
    title: 'Lock funds',
    children: <LockFundsForm balance={BALANCE} now={() => NOW} onSubmit={fn()} />,
  },
};

const onAPhone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: onAPhone };

export const DepositOnAPhone: Story = { args: Deposit.args ?? {}, globals: onAPhone };

export const WithdrawOnAPhone: Story = { args: Withdraw.args ?? {}, globals: onAPhone };

export const LockOnAPhone: Story = { args: Lock.args ?? {}, globals: onAPhone };
