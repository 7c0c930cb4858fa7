import { parseUsdt } from '@platform/rules/money';
import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { brokenNumbers } from '../../testing/brokenNumbers';
import { renderUi } from '../../testing/renderUi';
import { walletPanel } from '../../samples/site';
import { WalletPanel, type WalletPanelProps } from './WalletPanel';

const ADDRESS = `0x${'5c'.repeat(20)}`;

const example = (props?: Partial<WalletPanelProps>) => (
  <WalletPanel
    {...walletPanel}
    wallet={parseUsdt('1234.56789')}
    locker={parseUsdt('250')}
    address={ADDRESS}
    {...props}
  />
);

describeConformance('WalletPanel', {
  render: (props) => example(props),
  root: HTMLDivElement,
  slots: [
    { parts: ['deposit', 'lock', 'withdraw'], many: ['balance'] },
    { parts: ['address'], props: { address: null } },
  ],
});

test('[HIST-09] shows both balances to 4 decimals', () => {
  const { getAllByRole } = renderUi(example());
  expect(getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1,234.5679 USDT',
    '250.0000 USDT',
  ]);
});

const links = ({ getAllByRole }: ReturnType<typeof renderUi>) =>
  getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('[SHELL-13] offers Deposit, Locker and Withdraw to members with a wallet address', () => {
  expect(links(renderUi(example()))).toEqual([
    ['Deposit', '?tab=deposit&modal=auth'],
    ['Locker', '?tab=activate&modal=auth'],
    ['Withdraw', '?tab=withdraw&modal=auth'],
  ]);
});

test("[SHELL-13] offers only 'Address Update' to members without a wallet address", () => {
  expect(links(renderUi(example({ address: null })))).toEqual([
    ['Address Update', '/settings/security'],
  ]);
});

test('shows no links while the address loads', () => {
  const { container, queryByRole } = renderUi(example({ address: undefined }));
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(queryByRole('link')).toBeNull();
});

// Widths of the dialog's content on phones of 320 px and 390 px.
test.each([272, 342])('keeps a large balance on one line at a width of %i px', (width) => {
  const fortune = { wallet: 999_999_999_999_999_999n, locker: 999_999_999_999_999_999n };
  const { container } = renderUi(example({ ...fortune, style: { inlineSize: width } }));
  expect(brokenNumbers(container)).toEqual([]);
  for (const amount of container.querySelectorAll('dd > span')) {
    const { right } = amount.closest('dl')?.getBoundingClientRect() ?? { right: 0 };
    expect(amount.getBoundingClientRect().right).toBeLessThan(right);
  }
});
