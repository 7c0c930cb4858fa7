import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { diceRecords } from '../../../samples/dice';
import { plinkoRecords } from '../../../samples/plinko';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { LOADING_TABLE } from '../../../testing/slotParts';
import { OriginalBetsTable } from './OriginalBetsTable';

const page = { rows: diceRecords, current: 1, pages: 1, total: diceRecords.length };

describeConformance('OriginalBetsTable', {
  render: (props) => <OriginalBetsTable page={page} {...props} />,
  root: HTMLDivElement,
  slots: LOADING_TABLE,
});

test('shows the profit or loss of a bet', () => {
  const { getAllByRole } = renderUi(<OriginalBetsTable page={page} />);
  const [, first, second] = getAllByRole('row');
  expect(first).toHaveTextContent('Under 50.01');
  expect(first).toHaveTextContent('50.00 won');
  expect(first).toHaveTextContent('+0.980');
  expect(second).toHaveTextContent('Over 50.50');
  expect(second).toHaveTextContent('39.57 lost');
  expect(second).toHaveTextContent('-1.000');
});

test('shows the board and the multiple of a Plinko ball', () => {
  const { getAllByRole } = renderUi(
    <OriginalBetsTable page={{ ...page, rows: plinkoRecords, total: plinkoRecords.length }} />,
  );
  const [, ...rows] = getAllByRole('row');
  const texts = [
    ['16 rows, high', '1000x won', '+999.000'],
    ['8 rows, medium', '13x won', '+0.120'],
    ['10 rows, low', '1x', '0.000'],
    ['9 rows, low', '0.7x lost', '-0.003'],
    ['8 rows, low', '1.1x won', '+0.100'],
  ];
  expect(rows).toHaveLength(texts.length);
  for (const [place, expected] of texts.entries()) {
    for (const text of expected) expect(rows[place]).toHaveTextContent(text);
  }
  expect(rows[2]).not.toHaveTextContent(/won|lost/);
});

test('opens the verification of a bet, if the app offers it', async () => {
  const onVerify = vi.fn();
  const { getByRole, queryByRole, rerender } = renderUi(
    <OriginalBetsTable page={page} onVerify={onVerify} />,
  );
  await userEvent.click(getByRole('button', { name: 'Verify 90209' }));
  expect(onVerify).toHaveBeenCalledWith(diceRecords[1]);
  rerender(<OriginalBetsTable page={page} />);
  expect(queryByRole('button', { name: /Verify/ })).toBeNull();
});
