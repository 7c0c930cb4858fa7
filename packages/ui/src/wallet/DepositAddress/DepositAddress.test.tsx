import { NETWORK_NAMES } from '@platform/rules/funds';
import type { NetworkAddress } from '@platform/rules/models';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { DepositAddress } from './DepositAddress';

const ADDRESSES: NetworkAddress[] = NETWORK_NAMES.map((network, index) => ({
  network,
  address: `0x${`5${index}`.repeat(20)}`,
}));

describeConformance('DepositAddress', {
  render: (props) => <DepositAddress addresses={ADDRESSES} {...props} />,
  root: HTMLDivElement,
});

test('[DEP-01] shows a tab for each network, with its QR code, copyable address and warning', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const onCopied = vi.fn();
  const { getAllByRole } = renderUi(<DepositAddress addresses={ADDRESSES} onCopied={onCopied} />);
  expect(getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'FUSD-FRC20',
    'USDT-BEP20',
    'USDT-POS',
  ]);
  await userEvent.click(page.getByRole('tab', { name: 'USDT-POS' }));
  await expect
    .element(page.getByRole('img', { name: 'QR code of the deposit address on USDT-POS' }))
    .toBeVisible();
  await expect.element(page.getByText(`0x${'52'.repeat(20)}`)).toBeVisible();
  await expect.element(page.getByText(/^Send only USDT-POS to this address/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Copy address' }));
  expect(write).toHaveBeenCalledExactlyOnceWith(`0x${'52'.repeat(20)}`);
  expect(onCopied).toHaveBeenCalledOnce();
});

test('[DEP-02] shows an alternative way to pay below the addresses, with a button to copy it', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { rerender, queryByText } = renderUi(
    <DepositAddress addresses={ADDRESSES} other="98765 43210" />,
  );
  await expect.element(page.getByText('98765 43210')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Copy the other way to pay' }));
  expect(write).toHaveBeenCalledExactlyOnceWith('98765 43210');
  rerender(<DepositAddress addresses={ADDRESSES} other={null} />);
  expect(queryByText('Another way to pay')).toBeNull();
});

test('shows a message if there is no address', async () => {
  const { queryByRole } = renderUi(<DepositAddress addresses={[]} />);
  await expect.element(page.getByText('No deposit address yet')).toBeVisible();
  expect(queryByRole('tab')).toBeNull();
});

test('is busy while loading, and shows the reason and a retry button after a failure', async () => {
  const onRetry = vi.fn();
  const { container, rerender } = renderUi(<DepositAddress addresses={undefined} />);
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  rerender(<DepositAddress addresses={undefined} error="jwt expired" onRetry={onRetry} />);
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'false');
  await expect.element(page.getByRole('alert')).toHaveTextContent('jwt expired');
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
