import { parseUsdt } from '@platform/rules/money';
import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { brokenNumbers } from '../../testing/brokenNumbers';
import { renderUi } from '../../testing/renderUi';
import { Amount } from './Amount';

describeConformance('Amount', {
  render: (props) => <Amount value={1_000_000n} {...props} />,
  root: HTMLSpanElement,
});

test.each([
  [2, '1,234.57'],
  [3, '1,234.568'],
  [4, '1,234.5679'],
] as const)(
  '[HIST-09] shows %i decimals and never more digits than the amount has',
  (decimals, text) => {
    const { container } = renderUi(<Amount value={parseUsdt('1234.56789')} decimals={decimals} />);
    expect(container).toHaveTextContent(text);
  },
);

test('includes the unit in the text', () => {
  const { container } = renderUi(<Amount value={parseUsdt('5')} unit />);
  expect(container).toHaveTextContent('5.00 USDT');
});

test.each([
  [123_456n, 'EUR', 2, 2, '1,234.56 EUR'],
  [5n, 'JPY', 0, 0, '5 JPY'],
  [123_456_789n, 'BTC', 8, 8, '1.23456789 BTC'],
  [150n, 'EUR', 2, 4, '1.5000 EUR'],
] as const)(
  'shows %d of %s in a unit with %d decimals, to %d decimals',
  (value, currency, scale, decimals, text) => {
    const money = { value, currency, scale, decimals };
    const { container } = renderUi(<Amount unit {...money} />);
    expect(container).toHaveTextContent(text);
  },
);

test.each([
  ['1.5', 'gain', '+1.50'],
  ['-1.5', 'loss', '-1.50'],
  ['0', 'even', '0.00'],
])('marks a signed %s as a %s, by sign and colour', (amount, sign, text) => {
  const { getByText } = renderUi(<Amount value={parseUsdt(amount)} signed />);
  expect(getByText(text)).toHaveAttribute('data-sign', sign);
});

test('shows amounts beyond double precision exactly', () => {
  const { container } = renderUi(<Amount value={parseUsdt('9007199254740.993001')} decimals={4} />);
  expect(container).toHaveTextContent('9,007,199,254,740.9930');
});

const FORTUNE = 999_999_999_999_999_999n;

test.each([40, 90, 160, 240])('neither breaks nor clips a number at a width of %i px', (width) => {
  const { container, getByTestId } = renderUi(
    <div
      data-testid="frame"
      style={{ inlineSize: width, containerType: 'inline-size', overflowWrap: 'anywhere' }}
    >
      <Amount value={-FORTUNE} decimals={4} unit signed />
      <Amount value={5_000_000n} unit />
    </div>,
  );
  const frame = getByTestId('frame');
  expect(frame.scrollWidth).toBeLessThanOrEqual(width);
  expect(brokenNumbers(container)).toEqual([]);
});

test('keeps the size of the surrounding text if there is enough space', () => {
  const { getByText } = renderUi(
    <p style={{ containerType: 'inline-size', inlineSize: 320, fontSize: 16 }}>
      <Amount value={parseUsdt('1234.5678')} decimals={4} />
    </p>,
  );
  expect(getComputedStyle(getByText('1,234.5678')).fontSize).toBe('16px');
});
