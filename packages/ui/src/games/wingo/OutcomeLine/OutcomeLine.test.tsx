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
  [wonRound, 'Period 20...10042: 14.00 staked, 19.60 received', '+5.60 USDT'],
  [lostRound, 'Period 20...10042: 12.00 staked, 3.92 received', '-8.08 USDT'],
  [calledOffRound, 'Period 20...10042 was called off: 14.00 came back', '0.00 USDT'],
])('says what the round brought, less what it cost', (outcome, sentence, net) => {
  const { getByRole } = renderUi(<OutcomeLine outcome={outcome} />);
  expect(getByRole('status')).toHaveTextContent(sentence);
  expect(getByRole('status').textContent).toMatch(new RegExp(`${net.replace(/[+.]/g, '\\$&')}$`));
});

test('what was drawn is shown, if anything was', () => {
  const { getByRole, queryByRole, rerender } = renderUi(<OutcomeLine outcome={lostRound} />);
  expect(getByRole('img', { name: '7, green' })).toBeVisible();
  rerender(<OutcomeLine outcome={calledOffRound} />);
  expect(queryByRole('img')).toBeNull();
});

test('an outcome that comes moves nothing', () => {
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
