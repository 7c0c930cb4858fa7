import { parseUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DepositAddress } from '../src/wallet/DepositAddress/DepositAddress';
import { LockFundsForm } from '../src/wallet/LockFundsForm/LockFundsForm';
import { WalletPanel } from '../src/wallet/WalletPanel/WalletPanel';
import { walletPanel } from '../src/samples/site';
import { depositAddresses } from '../src/samples/wallet';
import { NOW } from '../src/samples/time';
import { ADDRESS, BALANCE, WalletModal, Withdrawal } from './WalletModal';

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
