import { parseUsdt } from '@platform/rules/money';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { calledOffRound, lostRound, wonRound } from '../sampleOutcomes';
import { OutcomeLine } from './OutcomeLine';

describeConformance('OutcomeLine', {
  render: (props) => <OutcomeLine outcome={wonRound} {...props} />,
  root: HTMLParagraphElement,
});

test.each([
  [wonRound, 'Period 20...10042: 14.000 staked, 19.600 received', '+5.600 USDT'],
  [lostRound, 'Period 20...10042: 12.000 staked, 3.920 received', '-8.080 USDT'],
  [calledOffRound, 'Period 20...10042 was called off: 14.000 refunded', '0.000 USDT'],
])("shows the round's net result", (outcome, sentence, net) => {
  const { getByRole } = renderUi(<OutcomeLine outcome={outcome} />);
  expect(getByRole('status')).toHaveTextContent(sentence);
  expect(getByRole('status').textContent).toMatch(new RegExp(`${net.replace(/[+.]/g, '\\$&')}$`));
});

test('[HIST-09] shows the win of a minimum bet, to 3 decimals', () => {
  const bets = wonRound.bets
    .slice(0, 1)
    .map((bet) => ({ ...bet, amount: parseUsdt('0.01'), received: parseUsdt('0.0147') }));
  const { getByRole } = renderUi(<OutcomeLine outcome={{ ...wonRound, bets }} />);
  expect(getByRole('status')).toHaveTextContent(
    'Period 20...10042: 0.010 staked, 0.015 received+0.005 USDT',
  );
});

test('shows the drawn number, if any', () => {
  const { getByRole, queryByRole, rerender } = renderUi(<OutcomeLine outcome={lostRound} />);
  expect(getByRole('img', { name: '7, green' })).toBeVisible();
  rerender(<OutcomeLine outcome={calledOffRound} />);
  expect(queryByRole('img')).toBeNull();
});

test('does not shift the content below when an outcome appears', () => {
  const { getByRole, rerender } = renderUi(
    <div style={{ inlineSize: '22rem' }}>
      <OutcomeLine outcome={undefined} />
    </div>,
  );
  const height = () => getByRole('status').getBoundingClientRect().height;
  const empty = height();
  expect(getByRole('status')).toHaveTextContent('appears here');
  rerender(
    <div style={{ inlineSize: '22rem' }}>
      <OutcomeLine outcome={wonRound} />
    </div>,
  );
  expect(height()).toBe(empty);
});
