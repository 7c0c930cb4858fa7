import type { MyBet } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/conformance';
import { LOADING_TABLE } from '../../../testing/slotParts';
import { renderUi } from '../../../testing/renderUi';
import { MyBetsTable } from './MyBetsTable';

const bet = (id: string, rest: Partial<MyBet>): MyBet => ({
  id,
  roundNumber: '20240131100010042',
  bet: parseBet('color', 'green'),
  amount: parseUsdt('10'),
  state: 'open',
  received: 0n,
  result: null,
  ...rest,
});

/** Text in place of a result. */
const OFF = 'Called off, stakes returned';

const drawn = { roundNumber: '20240131100010042', number: 7 } as const;

const page = {
  rows: [
    bet('1', {}),
    bet('2', { state: 'won', received: parseUsdt('19.6'), result: drawn }),
    bet('3', { bet: parseBet('low', ''), state: 'lost', result: drawn }),
    bet('4', { state: 'refunded', received: parseUsdt('10'), voidReason: 'seed-lost' }),
    bet('5', { state: 'refunded', received: parseUsdt('10') }),
  ],
  current: 1,
  pages: 1,
  total: 5,
};

describeConformance('MyBetsTable', {
  render: (props) => <MyBetsTable page={page} {...props} />,
  root: HTMLDivElement,
  slots: LOADING_TABLE,
});

test('[HIST-09] shows each bet with its stake and its return, to 3 decimals', () => {
  const { getAllByRole } = renderUi(<MyBetsTable page={page} />);
  const [, ...rows] = getAllByRole('row');
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['20...10042', 'Green', '10.000', '-', 'Waiting'],
    ['20...10042', 'Green', '10.000', '7', '+19.600'],
    ['20...10042', 'Low', '10.000', '7', 'Lost'],
    ['20...10042', 'Green', '10.000', `${OFF}: its seed could not be opened`],
    ['20...10042', 'Green', '10.000', OFF],
  ]);
});

test('(A4) links each bet on a finished round to its verification', () => {
  const { getAllByRole } = renderUi(
    <MyBetsTable page={page} verifyHref={(round, id) => `#${round}/${id}`} />,
  );
  const links = getAllByRole('link', { name: 'Verify round 20240131100010042' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#20240131100010042/2',
    '#20240131100010042/3',
    '#20240131100010042/4',
    '#20240131100010042/5',
  ]);
});

test('mentions archived bets', () => {
  const { getByText } = renderUi(
    <MyBetsTable page={{ ...page, archivedBefore: Date.UTC(2026, 0, 1, 12) }} />,
  );
  expect(getByText(/^Entries before/).closest('p')).toHaveTextContent(
    'Entries before 01 Jan 2026, 12:00 PM',
  );
});

test('[API-38] shows only the payout of a bet whose other facts are unknown', () => {
  const rows = [bet('1', { state: null }), bet('2', { state: 'won', received: parseUsdt('19.6') })];
  const { getAllByRole } = renderUi(
    <MyBetsTable page={{ ...page, rows, total: 2 }} verifyHref={(_, id) => `#${id}`} />,
  );
  const [, unknown, won] = getAllByRole('row');
  expect(unknown).toHaveTextContent('20...10042Green10.000---');
  expect(unknown?.querySelector('a')).toBeNull();
  expect(won).toHaveTextContent('+19.600');
});
