import { parseRate } from '@platform/rules/currencies';
import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { DisplayCurrencyProvider } from '../../data/Amount/DisplayCurrencyProvider';
import { MoneyProvider } from '../../data/Amount/MoneyProvider';
import { brokenNumbers } from '../../testing/brokenNumbers';
import { renderUi } from '../../testing/renderUi';
import { hrefs } from '../../samples/site';
import { BalanceSelector } from './BalanceSelector';

describeConformance('BalanceSelector', {
  render: (props) => <BalanceSelector kind="wallet" href={hrefs.wallet} balance={1n} {...props} />,
  root: HTMLDivElement,
});

const open = async () => {
  const ui = renderUi(<BalanceSelector kind="wallet" href={hrefs.wallet} balance={12_345_678n} />);
  ui.getByRole('button', { name: 'Wallet 12.3457' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('combobox');
  return ui;
};

test('[CUR-01] [SHELL-12] opens a searchable list with only USDT and a link to the wallet from the balance', async () => {
  const { getAllByRole, getByRole, queryByRole } = await open();
  expect(getAllByRole('option').map((option) => option.textContent)).toEqual([
    'USDTTether USD12.3457',
  ]);
  expect(getByRole('link', { name: 'wallet settings' })).toHaveAttribute(
    'href',
    '?tab=wallet&modal=auth',
  );
  await userEvent.keyboard('tether');
  expect(getByRole('option')).toBeVisible();
  await userEvent.keyboard(' gold');
  expect(queryByRole('option')).toBeNull();
  expect(getByRole('status')).toHaveTextContent('No currency found');
});

const CURRENCIES = [
  { id: 'USDT', name: 'Tether USD', shortName: 'USDT', amount: 12_345_678n },
  { id: 'GC', name: 'Gold Coins', shortName: 'GC', iconUrl: 'data:,', amount: 5_000_000n },
];

test('[STORE-01] [SHELL-12] [SHELL-15] shows the id, name, short name, icon and amount of a currency, and selects it', async () => {
  const onCurrencyChange = vi.fn();
  const selector = (currency: string | null) => (
    <BalanceSelector
      kind="wallet"
      href={hrefs.wallet}
      balance={12_345_678n}
      currencies={CURRENCIES}
      currency={currency}
      onCurrencyChange={onCurrencyChange}
    />
  );
  const { getAllByRole, getByRole, rerender } = renderUi(selector(null));
  await userEvent.click(getByRole('button', { name: 'Wallet 12.3457' }));
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('combobox');
  expect(getAllByRole('option').map((option) => option.textContent)).toEqual([
    'USDTTether USD12.3457',
    'GCGold Coins5.0000',
  ]);
  expect(getByRole('option', { selected: true })).toHaveTextContent('USDT');
  expect(getByRole('option', { name: /Gold/ }).querySelector('img')).toHaveAttribute(
    'src',
    'data:,',
  );
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onCurrencyChange.mock.calls).toEqual([['GC']]);
  rerender(selector('GC'));
  await userEvent.click(getByRole('button', { name: 'Wallet 5.0000' }));
  await expect.poll(() => getByRole('option', { selected: true }).textContent).toContain('GC');
});

test.each([2, 6, 18])('shows the approximation of 12.5 USDT in units with %i decimals', (scale) => {
  const { getByText } = renderUi(
    <DisplayCurrencyProvider value={{ currency: 'INR', rate: parseRate('83.95') }}>
      <MoneyProvider scale={scale}>
        <BalanceSelector
          kind="wallet"
          href={hrefs.wallet}
          balance={125n * 10n ** BigInt(scale - 1)}
        />
      </MoneyProvider>
    </DisplayCurrencyProvider>,
  );
  expect(getByText('≈ ₹1,049')).toBeInTheDocument();
});

test('falls back to the first currency if the remembered currency no longer exists', () => {
  const { getByRole } = renderUi(
    <BalanceSelector kind="wallet" href={hrefs.wallet} balance={1_000_000n} currency="BTC" />,
  );
  expect(getByRole('button', { name: 'Wallet 1.0000' })).toBeVisible();
});

test('selects USDT and closes the list on Enter in the search field', async () => {
  const { queryByRole, getByRole } = await open();
  await userEvent.keyboard('us{Enter}');
  await expect.poll(() => queryByRole('combobox')).toBeNull();
  await expect.element(getByRole('button', { name: 'Wallet 12.3457' })).toHaveFocus();
});

test('selects nothing on an Enter that ends a composition', async () => {
  const { getByRole } = await open();
  fireEvent.keyDown(getByRole('combobox'), { key: 'Enter', keyCode: 229 });
  await expect.element(getByRole('combobox')).toHaveFocus();
});

test('changes nothing on Enter if nothing matches', async () => {
  const { getByRole } = await open();
  await userEvent.keyboard('btc{Enter}');
  await expect.element(getByRole('combobox')).toHaveFocus();
});

test('[SHELL-08] opens the wallet dialog with the button beside the balance', () => {
  const { getByRole } = renderUi(
    <BalanceSelector kind="locker" href={hrefs.wallet} balance={0n} />,
  );
  expect(getByRole('link', { name: 'Locker' })).toHaveAttribute('href', '?tab=wallet&modal=auth');
});

test('is busy while the balance loads', () => {
  const { getByRole } = renderUi(
    <BalanceSelector kind="locker" href={hrefs.wallet} balance={undefined} />,
  );
  expect(getByRole('button', { name: 'Locker' })).toHaveAttribute('aria-busy', 'true');
});

test('[HIST-07] shows a balance error in its list, with a retry button', async () => {
  const onRetry = vi.fn();
  const { getByRole, findByRole } = renderUi(
    <BalanceSelector
      kind="wallet"
      href={hrefs.wallet}
      balance={undefined}
      error="Out of order."
      onRetry={onRetry}
    />,
  );
  const balance = getByRole('button', { name: 'Wallet —' });
  expect(balance).toHaveAttribute('aria-busy', 'false');
  await userEvent.click(balance);
  expect(await findByRole('alert')).toHaveTextContent('Out of order.');
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test.each([320, 390])(
  'does not break a large balance in the list on a phone of %i px',
  async (width) => {
    await page.viewport(width, 844);
    const { getByRole } = renderUi(
      <BalanceSelector kind="wallet" href={hrefs.wallet} balance={999_999_999_999_999_999n} />,
    );
    await userEvent.click(getByRole('button', { name: /^Wallet/ }));
    const option = getByRole('option');
    expect(brokenNumbers(option)).toEqual([]);
    expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
  },
);
