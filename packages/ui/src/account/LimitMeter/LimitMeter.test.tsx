import { parseUsdt } from '@platform/rules/money';
import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { LimitMeter, type LimitMeterProps } from './LimitMeter';

const example = (props?: Partial<LimitMeterProps>) => (
  <LimitMeter
    label="Stakes in 24 hours"
    amount={parseUsdt('100')}
    used={parseUsdt('35')}
    {...props}
  />
);

describeConformance('LimitMeter', { render: (props) => example(props), root: HTMLDivElement });

test('shows the amount that is left, and names it to screen readers', () => {
  const { getByRole, container } = renderUi(example());
  const meter = getByRole('meter', { name: 'Stakes in 24 hours' });
  expect(meter).toHaveAttribute('aria-valuenow', '35');
  expect(meter).toHaveAttribute('aria-valuetext', '65.00 of 100.00 USDT left');
  expect(container).toHaveTextContent('65.00 USDT left35.00 of 100.00 used');
});

test.each([
  ['0', 'within', '0'],
  ['79.99', 'within', '79'],
  ['80', 'near', '80'],
  ['99.999999', 'near', '99'],
  ['100', 'reached', '100'],
  ['150', 'reached', '100'],
])('after %s of 100 USDT, the state is %s', (used, state, percent) => {
  const { getByRole, container } = renderUi(example({ used: parseUsdt(used) }));
  expect(container.firstElementChild).toHaveAttribute('data-state', state);
  expect(getByRole('meter')).toHaveAttribute('aria-valuenow', percent);
});

test('fills the bar by the used share', () => {
  const { getByRole } = renderUi(example({ used: parseUsdt('50') }));
  const meter = getByRole('meter');
  const bar = meter.firstElementChild as HTMLElement;
  bar.style.transition = 'none';
  expect(bar.getBoundingClientRect().width * 2).toBeCloseTo(meter.getBoundingClientRect().width, 0);
});

test('adds a net win to the amount that is left', () => {
  const { container } = renderUi(example({ used: -parseUsdt('12.5') }));
  expect(container).toHaveTextContent('112.50 USDT left12.50 won, limit 100.00');
});

test('treats a limit of zero as reached', () => {
  const { container } = renderUi(example({ amount: 0n, used: 0n }));
  expect(container).toHaveTextContent('Limit reached');
});
