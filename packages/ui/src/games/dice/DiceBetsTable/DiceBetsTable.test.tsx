import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { diceRecords } from '../../../samples/dice';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { LOADING_TABLE } from '../../../testing/slotParts';
import { DiceBetsTable } from './DiceBetsTable';

const page = { rows: diceRecords, current: 1, pages: 1, total: diceRecords.length };

describeConformance('DiceBetsTable', {
  render: (props) => <DiceBetsTable page={page} {...props} />,
  root: HTMLDivElement,
  slots: LOADING_TABLE,
});

test('shows what a bet wins or loses', () => {
  const { getAllByRole } = renderUi(<DiceBetsTable page={page} />);
  const [, first, second] = getAllByRole('row');
  expect(first).toHaveTextContent('Under 50.01');
  expect(first).toHaveTextContent('50.00 won');
  expect(first).toHaveTextContent('+0.980');
  expect(second).toHaveTextContent('Over 50.50');
  expect(second).toHaveTextContent('39.57 lost');
  expect(second).toHaveTextContent('-1.000');
});

test('opens the verification of a bet, if there is one', async () => {
  const onVerify = vi.fn();
  const { getByRole, queryByRole, rerender } = renderUi(
    <DiceBetsTable page={page} onVerify={onVerify} />,
  );
  await userEvent.click(getByRole('button', { name: 'Verify 90209' }));
  expect(onVerify).toHaveBeenCalledWith(diceRecords[1]);
  rerender(<DiceBetsTable page={page} />);
  expect(queryByRole('button', { name: /Verify/ })).toBeNull();
});
