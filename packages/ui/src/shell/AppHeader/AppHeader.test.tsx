import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { brokenNumbers } from '../../testing/brokenNumbers';
import { BrandWith, renderUi } from '../../testing/renderUi';
import { hrefs, productMenu } from '../../samples/site';
import { BalanceSelector } from '../../wallet/BalanceSelector/BalanceSelector';
import { ProductMenu } from '../ProductMenu/ProductMenu';
import { AppHeader, type AppHeaderProps } from './AppHeader';

const onReferral = vi.fn();

const Header = (props: Partial<AppHeaderProps>) => (
  <AppHeader
    locker={<BalanceSelector kind="locker" href={hrefs.wallet} balance={1_000_000n} />}
    wallet={
      <BalanceSelector kind="wallet" href={hrefs.wallet} balance={999_999_999_999_999_999n} />
    }
    onReferral={onReferral}
    menu={<ProductMenu items={productMenu} />}
    homeHref={hrefs.dashboard}
    {...props}
  />
);

describeConformance('AppHeader', {
  render: (props) => <Header {...props} />,
  root: HTMLElement,
  slots: { parts: ['logo', 'balances', 'tools', 'referral'] },
});

test('[SHELL-08] links the logo to the dashboard, and shows a balance and a button for Locker and Wallet', () => {
  const { getByRole } = renderUi(<Header />);
  expect(getByRole('link', { name: 'Default Site' })).toHaveAttribute('href', '/dashboard');
  expect(getByRole('button', { name: 'Locker 1.0000' })).toBeVisible();
  for (const name of ['Locker', 'Wallet']) {
    expect(getByRole('link', { name })).toHaveAttribute('href', '?tab=wallet&modal=auth');
  }
});

test('[SHELL-11] requests the referral link when its icon is pressed', async () => {
  const { getByRole } = renderUi(<Header />);
  await userEvent.click(getByRole('button', { name: 'Copy referral link' }));
  expect(onReferral).toHaveBeenCalledOnce();
});

test("shows the player's menus at the end", () => {
  const { getByRole } = renderUi(<Header />);
  expect(getByRole('button', { name: 'Notifications' })).toBeVisible();
  expect(getByRole('button', { name: 'Account menu' })).toBeVisible();
});

/** Returns the balances that overflow their button or are covered by a neighbour. */
const cut = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('[role="group"] button span')].filter((amount) => {
    const button = amount.closest('button')?.getBoundingClientRect();
    const { right } = amount.getBoundingClientRect();
    const hidden = amount.scrollWidth > amount.clientWidth || right > (button?.right ?? 0);
    return hidden && /\d/.test(amount.innerText);
  });

test.each([390, 320])('shows usual balances in one row on a phone of %i px', async (width) => {
  await page.viewport(width, 844);
  const balance = 10_000_000_000n;
  const { container, getByRole } = renderUi(
    <Header
      locker={<BalanceSelector kind="locker" href={hrefs.wallet} balance={balance} />}
      wallet={<BalanceSelector kind="wallet" href={hrefs.wallet} balance={balance} />}
    />,
  );
  expect(cut(container)).toEqual([]);
  const [locker, wallet] = ['Locker', 'Wallet'].map((name) => getByRole('group', { name }));
  expect(locker?.getBoundingClientRect().top).toBe(wallet?.getBoundingClientRect().top);
});

test.each([1000, 800, 390, 320])('shows every digit of a large balance at %i px', async (width) => {
  await page.viewport(width, 844);
  const fortune = 999_999_999_999_999_999n;
  const { container, getByRole } = renderUi(
    <Header locker={<BalanceSelector kind="locker" href={hrefs.wallet} balance={fortune} />} />,
  );
  expect(document.documentElement.scrollWidth).toBe(width);
  for (const pressable of container.querySelectorAll('a, button')) {
    expect(pressable.getBoundingClientRect().right).toBeLessThanOrEqual(width);
  }
  expect(brokenNumbers(container)).toEqual([]);
  const bell = getByRole('button', { name: 'Copy referral link' }).getBoundingClientRect();
  const wallet = getByRole('group', { name: 'Wallet' }).getBoundingClientRect();
  expect(wallet.right <= bell.left || wallet.top >= bell.bottom).toBe(true);
  expect(getByRole('link', { name: 'Default Site' }).clientHeight).toBeLessThan(64);
  expect(cut(container)).toEqual([]);
});

const root = document.documentElement;
afterEach(() => {
  root.removeAttribute('dir');
  root.style.removeProperty('font-size');
});

test.each(
  [
    { name: 'International Gaming and Wallet Company', dir: 'ltr' },
    { name: 'Donaudampfschifffahrtsgesellschaft', dir: 'ltr' },
    { name: 'الشركة العالمية للألعاب والمحافظ الرقمية', dir: 'rtl' },
  ].flatMap((brand) => [390, 320].map((width) => ({ ...brand, width }))),
)(
  'shows the name $name and both balances completely at $width px, with a text size of 18 px',
  async ({ name, dir, width }) => {
    await page.viewport(width, 844);
    Object.assign(root, { dir });
    root.style.fontSize = '18px';
    const { container, getByRole } = renderUi(
      <BrandWith name={name}>
        <Header />
      </BrandWith>,
    );
    expect(root.scrollWidth).toBe(width);
    for (const part of container.querySelectorAll('a, a span, button')) {
      const { left, right } = part.getBoundingClientRect();
      expect([left >= 0, right <= width]).toEqual([true, true]);
    }
    const [label] = getByRole('link', { name }).getElementsByTagName('span');
    expect(label?.scrollWidth).toBeLessThanOrEqual(label?.clientWidth ?? 0);
    expect(brokenNumbers(container)).toEqual([]);
    expect(cut(container)).toEqual([]);
  },
);
