import { parseRate, type DisplayRate } from '@platform/rules/currencies';
import { parseUsdt } from '@platform/rules/money';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { BetDialog } from '../../games/wingo/BetDialog/BetDialog';
import { brokenNumbers } from '../../testing/brokenNumbers';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { walletPanel, withdrawForm } from '../../samples/site';
import { MessagesProvider } from '../../theme/Messages';
import { BalanceSelector } from '../../wallet/BalanceSelector/BalanceSelector';
import { LockFundsForm } from '../../wallet/LockFundsForm/LockFundsForm';
import { WalletPanel } from '../../wallet/WalletPanel/WalletPanel';
import { WithdrawForm } from '../../wallet/WithdrawForm/WithdrawForm';
import { Amount } from './Amount';
import { Approximation } from './Approximation';
import { approximationText } from './approximationText';
import { ConvertedAmount } from './ConvertedAmount';
import { DisplayCurrencyProvider } from './DisplayCurrencyProvider';

const INR: DisplayRate = { currency: 'INR', rate: parseRate('83.95') };
const inRupees = (ui: ReactElement) => (
  <DisplayCurrencyProvider value={INR}>{ui}</DisplayCurrencyProvider>
);
const amount = parseUsdt('12.5');

describeConformance('Approximation', {
  render: (props) => inRupees(<Approximation value={amount} {...props} />),
  root: HTMLSpanElement,
});

test('reserves its space and announces nothing while the rate loads', async () => {
  const at = (rate: DisplayRate['rate'] | undefined) => (
    <DisplayCurrencyProvider value={{ currency: 'INR', rate }}>
      <Approximation value={amount} data-testid="amount" />
    </DisplayCurrencyProvider>
  );
  const { getByTestId, rerender } = renderUi(at(undefined));
  const height = () => getByTestId('amount').getBoundingClientRect().height;
  const kept = height();
  expect(kept).toBeGreaterThan(0);
  expect(getByTestId('amount')).not.toBeVisible();
  expect(getByTestId('amount').textContent).not.toContain('about');
  rerender(at(INR.rate));
  expect(getByTestId('amount')).toBeVisible();
  expect(getByTestId('amount')).toHaveTextContent('≈ ₹1,049.38about ₹1,049.38');
  expect(height()).toBe(kept);
});

describe('approximationText', () => {
  test.each([
    ['INR', '83.95', 'en', '₹1,049.38'],
    ['INR', '83.95', 'hi', '₹1,049.38'],
    ['INR', '83.95', 'es', '1049,38 INR'],
    ['TRY', '42.4', 'tr', '₺530,00'],
    ['JPY', '156.44', 'en', '¥1,956'],
    ['KWD', '0.307', 'en', 'KWD 3.838'],
    ['USD', '1', 'en', '$12.50'],
  ])('formats %s at %s in %s', (currency, rate, language, text) => {
    const shown = approximationText(amount, { currency, rate: parseRate(rate) }, language);
    expect(shown.replace(/\s/g, ' ')).toBe(text);
  });

  test.each([
    ['999.49', '$999.49'],
    ['999.50', '$1,000'],
    ['12345.67', '$12,346'],
    ['-12345.67', '-$12,346'],
    ['-3.5', '-$3.50'],
  ])('rounds %s dollars to %s', (usdt, text) => {
    const usd = { currency: 'USD', rate: parseRate('1') };
    expect(approximationText(parseUsdt(usdt), usd, 'en', true)).toBe(text);
  });

  test('uses Latin digits in Arabic', () => {
    expect(approximationText(amount, INR, 'ar')).toMatch(/1[.,]049[.,]38/);
    expect(approximationText(amount, INR, 'ar-EG-u-nu-arab')).toMatch(/1[.,]049[.,]38/);
  });

  test('converts amounts beyond double precision exactly', () => {
    const fortune = parseUsdt('9007199254740.993001');
    const usd = { currency: 'USD', rate: parseRate('1') };
    expect(approximationText(fortune, usd, 'en')).toBe('$9,007,199,254,740.99');
  });
});

test("is muted and follows the amount, and is announced as 'about'", () => {
  const { container, getByText } = renderUi(inRupees(<ConvertedAmount value={amount} unit />));
  expect(getByText('≈ ₹1,049.38')).toHaveAttribute('aria-hidden', 'true');
  expect(getByText('about ₹1,049.38')).toBeInTheDocument();
  expect(container.textContent).toMatch(/^12\.50 USDT ≈/);
  const unit = getByText('USDT');
  expect(getComputedStyle(getByText('≈ ₹1,049.38')).color).toBe(getComputedStyle(unit).color);
});

test("uses the texts of the user's language", () => {
  const messages = {
    language: 'tr',
    approximation: { spoken: (args: { amount: string | number }) => `yaklaşık ${args.amount}` },
  };
  const { getByText } = renderUi(
    <MessagesProvider messages={messages}>
      {inRupees(<Approximation value={amount} />)}
    </MessagesProvider>,
  );
  expect(getByText('yaklaşık ₹1.049,38')).toBeInTheDocument();
});

const PARTS: readonly (readonly [name: string, ui: ReactElement, approximations: number])[] = [
  ['an amount', <ConvertedAmount key="" value={amount} decimals={4} unit />, 1],
  [
    'the balance of the header',
    <BalanceSelector key="" kind="wallet" balance={amount} href="/" />,
    1,
  ],
  [
    'the wallet',
    <WalletPanel key="" {...walletPanel} wallet={amount} locker={0n} address="0x1" />,
    2,
  ],
  [
    'the amount, the balance and the rest of an empty withdrawal',
    <WithdrawForm key="" {...withdrawForm} balance={amount} onSubmit={vi.fn()} />,
    3,
  ],
  [
    'the amount and the balance of a lock',
    <LockFundsForm key="" balance={amount} onSubmit={vi.fn()} now={() => 0} />,
    2,
  ],
  [
    'the total of a bet',
    <BetDialog
      key=""
      bet={{ betType: 'high', betValue: 'high' }}
      balance={amount}
      onClose={vi.fn()}
      onConfirm={vi.fn()}
    />,
    1,
  ],
];

test.each(PARTS)(
  'shows an approximation after %s if the user has a display currency',
  (_, ui, approximations) => {
    const { baseElement, rerender } = renderUi(
      <DisplayCurrencyProvider value={undefined}>{ui}</DisplayCurrencyProvider>,
    );
    expect(baseElement.textContent).not.toContain('≈');
    rerender(inRupees(ui));
    expect(baseElement.textContent.match(/≈/g)).toHaveLength(approximations);
  },
);

test('shows only the amount if the user has no display currency', () => {
  const { container } = renderUi(<ConvertedAmount value={amount} decimals={4} unit />);
  const { container: exact } = renderUi(<Amount value={amount} decimals={4} unit />);
  expect(container.innerHTML).toBe(exact.innerHTML);
});

test.each([
  ['cents of another currency', { currency: 'EUR', scale: 2 }],
  ['another currency in millionths', { currency: 'EUR' }],
])('does not convert %s, because the rate only applies to USDT', (_, money) => {
  const { container } = renderUi(
    inRupees(<ConvertedAmount value={123_456n} decimals={2} unit {...money} />),
  );
  const { container: exact } = renderUi(<Amount value={123_456n} decimals={2} unit {...money} />);
  expect(container.innerHTML).toBe(exact.innerHTML);
});

test('shows the same approximation for an amount in cents and in millionths of USDT', () => {
  const { getByText } = renderUi(inRupees(<ConvertedAmount value={1250n} scale={2} />));
  expect(getByText('≈ ₹1,049.38')).toBeInTheDocument();
});

test.each([320, 390])(
  'is announced with the balance in the header, and fits a phone of %i px',
  async (width) => {
    await page.viewport(width, 844);
    const { getByTestId } = renderUi(
      inRupees(
        <div data-testid="frame" style={{ inlineSize: width / 2 }}>
          <BalanceSelector kind="wallet" balance={parseUsdt('123456.7891')} href="/" />
        </div>,
      ),
    );
    const name = 'Wallet 123,456.7891 about ₹10,364,197';
    await expect.element(page.getByRole('button', { name })).toBeVisible();
    const selector = getByTestId('frame').firstElementChild as HTMLElement;
    expect(brokenNumbers(getByTestId('frame'))).toEqual([]);
    // `offsetWidth` includes the border, over which the button extends.
    expect(selector.scrollWidth).toBeLessThanOrEqual(selector.offsetWidth);
  },
);

test('describes the amount field in a withdrawal', async () => {
  renderUi(inRupees(<WithdrawForm {...withdrawForm} balance={amount} onSubmit={vi.fn()} />));
  const field = page.getByRole('textbox', { name: /^Amount/ });
  await field.fill('20');
  expect(field.element()).toHaveAccessibleDescription(/about ₹1,679\.00/);
});

test.each([60, 90, 160])('does not break a large amount at a width of %i px', (width) => {
  const fortune = parseUsdt('999999999999.999999');
  const { container, getByTestId } = renderUi(
    inRupees(
      <div
        data-testid="frame"
        style={{ inlineSize: width, containerType: 'inline-size', overflowWrap: 'anywhere' }}
      >
        <ConvertedAmount value={fortune} decimals={4} unit />
      </div>,
    ),
  );
  expect(getByTestId('frame').scrollWidth).toBeLessThanOrEqual(width);
  expect(brokenNumbers(container)).toEqual([]);
});
