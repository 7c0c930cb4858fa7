import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { BalanceSelector } from './BalanceSelector';

describeConformance('BalanceSelector', {
  render: (props) => <BalanceSelector kind="wallet" balance={1n} {...props} />,
  root: HTMLDivElement,
});

const open = async () => {
  const ui = renderUi(<BalanceSelector kind="wallet" balance={12_345_678n} />);
  ui.getByRole('button', { name: 'Wallet 12.3457' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('combobox');
  return ui;
};

test('[SHELL-12] the balance opens a searchable list of USDT alone and a link to the wallet', async () => {
  const { getAllByRole, getByRole, queryByRole } = await open();
  expect(getAllByRole('option').map((option) => option.textContent)).toEqual([
    'USDTTether USD12.3457',
  ]);
  expect(getByRole('link', { name: 'Wallet settings' })).toHaveAttribute(
    'href',
    '?tab=wallet&modal=auth',
  );
  await userEvent.keyboard('tether');
  expect(getByRole('option')).toBeVisible();
  await userEvent.keyboard(' gold');
  expect(queryByRole('option')).toBeNull();
  expect(getByRole('status')).toHaveTextContent('No currency found');
});

test('Enter in the search field takes USDT and closes the list', async () => {
  const { queryByRole, getByRole } = await open();
  await userEvent.keyboard('us{Enter}');
  await expect.poll(() => queryByRole('combobox')).toBeNull();
  await expect.element(getByRole('button', { name: 'Wallet 12.3457' })).toHaveFocus();
});

test('Enter without a match changes nothing', async () => {
  const { getByRole } = await open();
  await userEvent.keyboard('btc{Enter}');
  await expect.element(getByRole('combobox')).toHaveFocus();
});

test('[SHELL-08] the button beside the balance opens the wallet modal', () => {
  const { getByRole } = renderUi(<BalanceSelector kind="locker" balance={0n} />);
  expect(getByRole('link', { name: 'Locker' })).toHaveAttribute('href', '?tab=wallet&modal=auth');
});

test('on its way, the balance is busy', () => {
  const { getByRole } = renderUi(<BalanceSelector kind="locker" balance={undefined} />);
  expect(getByRole('button', { name: 'Locker' })).toHaveAttribute('aria-busy', 'true');
});

test('[HIST-07] a balance that could not be fetched says so in its list, and can be asked for again', async () => {
  const onRetry = vi.fn();
  const { getByRole, findByRole } = renderUi(
    <BalanceSelector kind="wallet" balance={undefined} error="Out of order." onRetry={onRetry} />,
  );
  const balance = getByRole('button', { name: 'Wallet —' });
  expect(balance).toHaveAttribute('aria-busy', 'false');
  await userEvent.click(balance);
  expect(await findByRole('alert')).toHaveTextContent('Out of order.');
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
