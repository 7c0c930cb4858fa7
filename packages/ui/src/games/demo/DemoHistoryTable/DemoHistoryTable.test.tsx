import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../testing/conformance';
import { TABLE_PARTS, TABLE_MANY } from '../../../testing/slotParts';
import { renderUi } from '../../../testing/renderUi';
import { demoRounds } from '../../../samples/demoRounds';
import { DemoHistoryTable } from './DemoHistoryTable';

describeConformance('DemoHistoryTable', {
  render: (props) => <DemoHistoryTable rounds={demoRounds(3)} {...props} />,
  root: HTMLDivElement,
  slots: { parts: TABLE_PARTS, many: TABLE_MANY },
});

test('shows time, result, bet, multiplier and profit of a round', () => {
  const { getAllByRole } = renderUi(<DemoHistoryTable rounds={demoRounds(2)} />);
  const rows = getAllByRole('row').map((row) => row.textContent);
  expect(rows[1]).toContain('05 Jan 2024, 3:40 PM');
  expect(rows[1]).toContain('71.30 over 50.00');
  expect(rows[1]).toContain('2.500');
  expect(rows[1]).toContain('1.96x');
  expect(rows[1]).toContain('+2.400');
  expect(rows[2]).toContain('5.000—-5.000');
  expect(rows[2]).toContain('-5.000');
});

test("shows 'No data found' without rounds", () => {
  const { getByText } = renderUi(<DemoHistoryTable rounds={[]} />);
  expect(getByText('No data found')).toBeVisible();
});

test('paginates more than 5 rounds, and moves to the last page when the history shrinks', async () => {
  const { getByRole, getByText, queryByRole, rerender } = renderUi(
    <DemoHistoryTable rounds={demoRounds(5)} />,
  );
  expect(queryByRole('navigation')).toBeNull();
  rerender(<DemoHistoryTable rounds={demoRounds(11)} />);
  await userEvent.click(getByRole('button', { name: 'Next' }));
  await userEvent.click(getByRole('button', { name: 'Next' }));
  expect(getByText('3 / 3')).toBeVisible();
  rerender(<DemoHistoryTable rounds={demoRounds(6)} />);
  expect(getByText('2 / 2')).toBeVisible();
});
