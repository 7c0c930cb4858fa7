import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { diceRecords } from '../../../samples/dice';
import { minesRecords } from '../../../samples/mines';
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

test('[HIST-09] shows the stake and the profit or loss of a bet to 3 decimals', () => {
  const { getAllByRole } = renderUi(<OriginalBetsTable page={page} />);
  const [, first, second] = getAllByRole('row');
  const amounts = [...(first?.children ?? [])].slice(-2).map((cell) => cell.textContent);
  expect(amounts).toEqual(['1.000', '+0.980']);
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

test('shows the mines and the multiple of a game of Mines', () => {
  const { getAllByRole } = renderUi(
    <OriginalBetsTable page={{ ...page, rows: minesRecords, total: minesRecords.length }} />,
  );
  const [, ...rows] = getAllByRole('row');
  const texts = [
    ['13 mines', '5148297x won', '+51,482.960'],
    ['10 mines', '0x lost', '-1.230'],
    ['2 mines', '1x', '0.000'],
    ['1 mine', '1.0312x won', '+0.000'],
    ['3 mines', '1.4785x won', '+0.479'],
  ];
  expect(rows).toHaveLength(texts.length);
  for (const [place, expected] of texts.entries()) {
    for (const text of expected) expect(rows[place]).toHaveTextContent(text);
  }
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
