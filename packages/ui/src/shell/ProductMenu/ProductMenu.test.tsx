import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { productMenu } from '../../samples/site';
import { ProductMenu } from './ProductMenu';

describeConformance('ProductMenu', {
  render: (props) => <ProductMenu items={productMenu} defaultOpen {...props} />,
  root: HTMLDivElement,
});

test('[SHELL-09] lists wallet, transactions, my bets, settings and logout', async () => {
  const { getByRole, findAllByRole } = renderUi(<ProductMenu items={productMenu} />);
  await userEvent.click(getByRole('button', { name: 'Account menu' }));
  const items = await findAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Wallet', '?tab=wallet&modal=auth'],
    ['Transactions', '/transactions'],
    ['My Bets', '/my-bets'],
    ['Settings', '/settings'],
    ['Logout', '?tab=logout&modal=auth'],
  ]);
});
