import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { parseRate } from '@platform/rules/currencies';
import { ProfileCard } from '../../account/ProfileCard/ProfileCard';
import { securityColumns } from '../../account/SecurityLog/securityColumns';
import { NotificationList } from '../../shell/NotificationList/NotificationList';
import { MemberDialog } from '../../team/MemberDialog/MemberDialog';
import { renderUi } from '../../testing/renderUi';
import { walletPanel, withdrawForm } from '../../samples/site';
import { BalanceSelector } from '../../wallet/BalanceSelector/BalanceSelector';
import { BonusCard } from '../../wallet/BonusCard/BonusCard';
import { WalletPanel } from '../../wallet/WalletPanel/WalletPanel';
import { WithdrawForm } from '../../wallet/WithdrawForm/WithdrawForm';
import { amountColumn } from '../historyColumns/columnKinds';
import { DisplayCurrencyProvider } from './DisplayCurrencyProvider';
import { MoneyProvider, type Money } from './MoneyProvider';

const VALUE = 123_456n;
const member = {
  id: '7',
  code: 'RAVI07',
  name: 'Ravi Menon',
  active: true,
  joinedAt: 0,
  lockedAmount: VALUE,
  teamSize: 12,
};
const profile = { ...member, email: '', mobile: '', rank: 'Gold', lockedAmount: VALUE };
const event = {
  id: '1',
  at: 0,
  event: 'withdrawal-paid',
  from: null,
  amount: VALUE,
  wallet: null,
  refused: 0,
} as const;
const column = amountColumn<bigint>('amount', 'Amount', (value) => value);

/** Components that take amounts as props, with the expected texts in micro-USDT and in euro cents. */
const PARTS: Record<string, [ui: ReactElement, inUsdt: string, inEuro: string]> = {
  WalletPanel: [
    <WalletPanel {...walletPanel} wallet={VALUE} locker={undefined} address="0x1" />,
    '0.1235 USDT',
    '1,234.56 EUR',
  ],
  BonusCard: [<BonusCard kind="self" amount={VALUE} />, '0.1235 USDT', '1,234.56 EUR'],
  BalanceSelector: [
    <BalanceSelector kind="wallet" balance={VALUE} href="/" />,
    '0.1235',
    '1,234.56',
  ],
  ProfileCard: [<ProfileCard profile={profile} />, '0.1235 USDT', '1,234.56 EUR'],
  MemberDialog: [
    <MemberDialog member={member} onClose={() => {}} />,
    '0.1235 USDT',
    '1,234.56 EUR',
  ],
  NotificationList: [
    <NotificationList
      notifications={[{ id: '1', at: 0, unread: false, kind: 'deposit', amount: VALUE }]}
    />,
    '+0.12',
    '+1,234.56',
  ],
  'a column of amounts': [<>{column.cell(VALUE)}</>, '0.123', '1,234.56'],
  'the security log': [
    <>{securityColumns({} as never)[0]?.cell(event)}</>,
    '0.12 USDT',
    '1,234.56 EUR',
  ],
};

const inEuro = (ui: ReactElement, money: Money = { currency: 'EUR', scale: 2, decimals: 2 }) => (
  <DisplayCurrencyProvider value={{ currency: 'INR', rate: parseRate('80') }}>
    <MoneyProvider {...money}>{ui}</MoneyProvider>
  </DisplayCurrencyProvider>
);

test.each(Object.entries(PARTS))(
  "formats the amounts in %s with the provider's settings, without the USDT rate",
  async (_, [ui, usdt, euro]) => {
    const { baseElement, rerender } = renderUi(ui);
    await expect.poll(() => baseElement.textContent).toContain(usdt);
    rerender(inEuro(ui));
    await expect.poll(() => baseElement.textContent).toContain(euro);
    expect(baseElement.textContent).not.toMatch(/USDT|≈/);
  },
);

test('can be nested, and the innermost provider applies', () => {
  const { container } = renderUi(
    inEuro(
      <>
        <BonusCard kind="self" amount={VALUE} />
        <MoneyProvider currency="JPY" scale={0} decimals={0}>
          <BonusCard kind="rank" amount={VALUE} />
        </MoneyProvider>
      </>,
    ),
  );
  expect(container).toHaveTextContent('1,234.56 EUR');
  expect(container).toHaveTextContent('123,456 JPY');
});

test('keeps withdrawals in USDT, like their fees and limits', () => {
  const ui = <WithdrawForm {...withdrawForm} balance={5_000_000n} onSubmit={() => {}} />;
  const { container, rerender } = renderUi(ui);
  const alone = container.textContent;
  rerender(<MoneyProvider currency="EUR" scale={2} decimals={2} children={ui} />);
  expect(alone).toContain('5.0000 USDT');
  expect(container.textContent).toBe(alone);
});
