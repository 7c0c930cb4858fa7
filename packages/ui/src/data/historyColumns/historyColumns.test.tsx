import { betNames } from '@platform/messages/every/betNames';
import { gameNames } from '@platform/messages/every/gameNames';
import type { IncomeEntry, SettledBet } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import { renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { axeViolations } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { HistoryOf } from '../../testing/HistoryOf';
import { MessagesProvider } from '../../theme/Messages';
import type { HistoryColumn } from '../HistoryTable/HistoryTable';
import { useBetIncomeColumns, useIncomeColumns } from './betColumns';
import { exportColumnsOf } from './exportColumnsOf';
import { useLockColumns, useDepositColumns, useWithdrawalColumns } from './fundsColumns';
import { useReferralColumns, useTeamColumns } from './teamColumns';

const AT = Date.UTC(2024, 0, 5, 15, 7);
const AT_TEXT = '05 Jan 2024, 3:07 PM';
const HASH = `0x${'ab'.repeat(32)}`;
const HASH_TEXT = '0xabababab'.slice(0, 5);

function tableOf<Row>(useColumns: () => HistoryColumn<Row>[], rows: Row[]) {
  const ui = renderUi(
    <HistoryOf
      caption="History"
      useColumns={useColumns}
      page={{ rows, current: 1, pages: 1, total: rows.length }}
    />,
  );
  const headers = ui.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const [, ...body] = ui.getAllByRole('row');
  const cells = body.map((row) =>
    [...row.children].map(
      (cell) => cell.textContent || cell.querySelector('[aria-label]')?.getAttribute('aria-label'),
    ),
  );
  return { ...ui, headers, cells };
}

const bet: SettledBet = {
  id: 'B-1',
  game: 'Wingo 1 Min',
  state: 'won',
  settledAt: AT,
  amount: parseUsdt('10'),
  position: 'Green',
  winning: parseUsdt('19.6'),
  received: parseUsdt('19.6'),
};

const income: IncomeEntry = {
  amount: parseUsdt('0.2'),
  remark: 'Level 1 of ASHA01',
  receivedAt: AT,
  bet,
};

test("[HIST-01] shows date, USDT and hash of a deposit, with a link to its network's explorer", () => {
  const row = { hash: HASH, amount: parseUsdt('500'), madeAt: AT };
  const { headers, cells, getAllByRole } = tableOf(useDepositColumns, [
    { ...row, network: 'USDT-BEP20' },
    { ...row, network: 'FUSD-FRC20' },
  ]);
  expect(headers).toEqual(['Date', 'Network', 'USDT', 'Hash']);
  expect(cells[0]?.slice(0, 3)).toEqual([AT_TEXT, 'USDT-BEP20', '500.000']);
  expect(cells[0]?.[3]).toMatch(new RegExp(`^${HASH_TEXT}\\*+babab`));
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `https://bscscan.com/tx/${HASH}`,
  ]);
});

test('accepts a block explorer for another network', () => {
  const { getByRole } = tableOf(
    () => useDepositColumns({ explorers: { 'FUSD-FRC20': 'https://explorer.example/tx/' } }),
    [{ hash: HASH, network: 'FUSD-FRC20', amount: 1n, madeAt: AT }],
  );
  expect(getByRole('link')).toHaveAttribute('href', `https://explorer.example/tx/${HASH}`);
});

test('[HIST-02] shows date, amount and unlock date of a lock', () => {
  const unlocksAt = Date.UTC(2025, 0, 5, 15, 7);
  const { headers, cells } = tableOf(useLockColumns, [
    { amount: parseUsdt('50'), plan: 3, lockedAt: AT, unlocksAt },
  ]);
  expect(headers).toEqual(['Activation date', 'Plan', 'Unlock date', 'Amount']);
  expect(cells).toEqual([[AT_TEXT, '12 months', '05 Jan 2025, 3:07 PM', '50.000']]);
});

test("[API-23] [HIST-02] shows 'N/A' for a lock whose plan is unknown", () => {
  const { cells } = tableOf(useLockColumns, [
    { amount: parseUsdt('50'), plan: null, lockedAt: AT, unlocksAt: null },
  ]);
  expect(cells).toEqual([[AT_TEXT, 'N/A', 'N/A', '50.000']]);
});

test("[HIST-03] [WD-06] shows status, date, network, amounts and hash of a withdrawal, or 'Hash Pending' and 'Invalid date'", () => {
  const row = {
    network: 'USDT-BEP20' as const,
    amount: parseUsdt('40'),
    payable: parseUsdt('40'),
    hash: null,
    changedAt: null,
  };
  const { headers, cells } = tableOf(useWithdrawalColumns, [
    { ...row, state: 'success', hash: HASH, changedAt: AT },
    { ...row, state: 'pending' },
    { ...row, state: 'failed', changedAt: NaN },
    { ...row, state: 'held', changedAt: AT },
    { ...row, state: 'review', hash: HASH, changedAt: AT },
  ]);
  expect(headers).toEqual(['Status', 'Date', 'Network', 'Amount', 'Payable amount', 'Hash']);
  const sums = ['USDT-BEP20', '40.000', '40.000'];
  expect(cells[0]?.slice(0, 5)).toEqual(['Success', AT_TEXT, ...sums]);
  expect(cells[0]?.[5]).toContain('*');
  expect(cells[1]).toEqual(['Pending', 'Invalid date', ...sums, 'Hash Pending']);
  expect(cells[2]).toEqual(['Failed', 'Invalid date', ...sums, 'Hash Pending']);
  expect(cells[3]).toEqual(['On hold', AT_TEXT, ...sums, 'Hash Pending']);
  expect(cells[4]?.slice(0, 2)).toEqual(['In review', AT_TEXT]);
});

test("[HIST-10] links a withdrawal's hash to its network's explorer", () => {
  const row = {
    network: 'USDT-BEP20' as const,
    amount: parseUsdt('40'),
    payable: parseUsdt('40'),
    changedAt: AT,
  };
  const { getAllByRole } = tableOf(useWithdrawalColumns, [
    { ...row, state: 'success', hash: HASH },
    { ...row, network: 'USDT-POS', state: 'success', hash: HASH },
    // The operator configures the chain of FUSD, so it has no public explorer.
    { ...row, network: 'FUSD-FRC20', state: 'success', hash: HASH },
    { ...row, state: 'pending', hash: null },
  ]);
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `https://bscscan.com/tx/${HASH}`,
    `https://polygonscan.com/tx/${HASH}`,
  ]);
});

test('[HIST-10] links a withdrawal of FUSD to the explorer that the operator names', () => {
  const fusd = { network: 'FUSD-FRC20', state: 'success', amount: 1n, payable: 1n } as const;
  const { getByRole } = tableOf(
    () => useWithdrawalColumns({ explorers: { 'FUSD-FRC20': 'https://explorer.example/tx/' } }),
    [{ ...fusd, hash: HASH, changedAt: AT }],
  );
  expect(getByRole('link')).toHaveAttribute('href', `https://explorer.example/tx/${HASH}`);
});

test('[INC-01] shows date, amount and remark of an income entry', () => {
  const { headers, cells } = tableOf(useIncomeColumns, [income]);
  expect(headers).toEqual(['Date', 'Amount', 'Remark']);
  expect(cells).toEqual([[AT_TEXT, '0.200', 'Level 1 of ASHA01']]);
});

test("shows the remark on an income entry in the page's language, or in English for an unknown code", () => {
  const lock = { code: 'lockMonth', params: { month: 2, months: 12, amount: '600' } };
  const remarks = [
    { ...income, reason: lock },
    { ...income, reason: { code: 'won', params: {} } },
    { ...income, reason: { code: 'newer', params: {} } },
  ];
  expect(tableOf(useIncomeColumns, remarks).cells.map((row) => row[2])).toEqual([
    'Month 2 of 12 on 600 USDT',
    'Won',
    'Level 1 of ASHA01',
  ]);
});

test('[INC-02] shows game, bet id, date, bet, position, winning, received winning and remark of an income entry from bets', () => {
  const { headers, cells } = tableOf(useBetIncomeColumns, [income, { ...income, bet: null }]);
  expect(headers).toEqual([
    'Game',
    'Bet ID',
    'Date',
    'Bet',
    'Bet position',
    'Winning',
    'Received winning',
    'Remark',
  ]);
  expect(cells).toEqual([
    ['Wingo 1 Min', 'B-1', AT_TEXT, '10.000', 'Green', '19.600', '0.200', 'Level 1 of ASHA01'],
    ['N/A', 'N/A', AT_TEXT, 'N/A', 'N/A', 'N/A', '0.200', 'Level 1 of ASHA01'],
  ]);
});

test('shows the game and the outcome of a bet in the language of the page, if they are known', () => {
  const known = { ...bet, gameType: 1, bet: parseBet('color', 'green') } as const;
  const rows = [known, { ...known, gameType: undefined, bet: undefined }];
  const { getAllByRole } = renderUi(
    <MessagesProvider messages={{ betNames: betNames.es, gameNames: gameNames.es }}>
      <HistoryOf
        caption="History"
        useColumns={useBetIncomeColumns}
        page={{ rows: rows.map((of) => ({ ...income, bet: of })), current: 1, pages: 1, total: 2 }}
      />
    </MessagesProvider>,
  );
  const [, ...shown] = getAllByRole('row').map((row) => [
    row.children[0]?.textContent,
    row.children[4]?.textContent,
  ]);
  expect(shown).toEqual([
    ['Wingo 1 min', 'Verde'],
    ['Wingo 1 Min', 'Green'],
  ]);
});

test("[REF-02] shows username, name or 'N/A', joining date, package to 4 decimals and activation date of a referral", () => {
  const row = { username: 'RAVI07', joinedAt: AT, lockedAmount: parseUsdt('250') };
  const { headers, cells } = tableOf(useReferralColumns, [
    { ...row, name: 'Ravi Menon', lockedAt: AT },
    { ...row, name: null, lockedAt: null },
    { ...row, name: '', lockedAt: null },
  ]);
  expect(headers).toEqual(['Username', 'Name', 'Joining date', 'Package', 'Activation date']);
  expect(cells).toEqual([
    ['RAVI07', 'Ravi Menon', AT_TEXT, '250.0000', AT_TEXT],
    ['RAVI07', 'N/A', AT_TEXT, '250.0000', 'N/A'],
    ['RAVI07', 'N/A', AT_TEXT, '250.0000', 'N/A'],
  ]);
});

test('[TEAM-01] shows serial number, code, name, joining date and level of a team member', () => {
  const { headers, cells } = tableOf(useTeamColumns, [
    { serial: 6, code: 'RAVI07', name: 'Ravi Menon', joinedAt: AT, level: 1 },
  ]);
  expect(headers).toEqual(['Serial number', 'Code', 'Name', 'Joining date', 'Level']);
  expect(cells).toEqual([['6', 'RAVI07', 'Ravi Menon', AT_TEXT, '1']]);
});

test('accepts a custom text for every header', () => {
  const { headers } = tableOf(() => useIncomeColumns({ texts: { amount: 'Monto' } }), [income]);
  expect(headers).toEqual(['Date', 'Monto', 'Remark']);
});

describe('the export', () => {
  /** Amount beyond the precision of a float. */
  const amount = parseUsdt('12345678901.000001');
  const date = new Date(AT);

  const exported = <Row,>(useColumns: () => HistoryColumn<Row>[], row: Row) =>
    exportColumnsOf(renderHook(useColumns).result.current).map(({ header, value }) => [
      header,
      value(row),
    ]);

  test('exports the exact amount and the whole hash of a deposit', () => {
    const row = { hash: HASH, network: 'USDT-BEP20', amount, madeAt: AT } as const;
    expect(exported(useDepositColumns, row)).toEqual([
      ['Date', date],
      ['Network', 'USDT-BEP20'],
      ['USDT', amount],
      ['Hash', HASH],
    ]);
  });

  test.each([
    ['with a plan', 2, AT, '6 months', date],
    ['without a plan', null, null, null, null],
  ] as const)('exports a lock %s', (_, plan, unlocksAt, months, unlock) => {
    expect(exported(useLockColumns, { amount, plan, lockedAt: AT, unlocksAt })).toEqual([
      ['Activation date', date],
      ['Plan', months],
      ['Unlock date', unlock],
      ['Amount', amount],
    ]);
  });

  test.each([
    ['that was sent', 'success', HASH],
    ['that was not sent yet', 'pending', null],
  ] as const)('exports a withdrawal %s', (_, state, hash) => {
    const network = 'USDT-POS';
    const row = { network, state, amount, payable: 1n, hash, changedAt: AT } as const;
    expect(exported(useWithdrawalColumns, row)).toEqual([
      ['Status', state],
      ['Date', date],
      ['Network', 'USDT-POS'],
      ['Amount', amount],
      ['Payable amount', 1n],
      ['Hash', hash],
    ]);
  });

  test('exports an income entry with the remark shown in the table', () => {
    const reason = { code: 'lockMonth', params: { month: 2, months: 12, amount: '600' } };
    expect(exported(useIncomeColumns, { ...income, reason })).toEqual([
      ['Date', date],
      ['Amount', income.amount],
      ['Remark', 'Month 2 of 12 on 600 USDT'],
    ]);
  });

  test.each([
    ['with its bet', bet, ['Wingo 1 Min', 'B-1', bet.amount, 'Green', bet.winning]],
    ['without a bet', null, []],
  ])('exports an income entry %s', (_, of, [game, id, stake, position, winning]) => {
    expect(exported(useBetIncomeColumns, { ...income, bet: of })).toEqual([
      ['Game', game],
      ['Bet ID', id],
      ['Date', date],
      ['Bet', stake],
      ['Bet position', position],
      ['Winning', winning],
      ['Received winning', income.amount],
      ['Remark', 'Level 1 of ASHA01'],
    ]);
  });

  test.each([
    ['who has locked funds', 'Ravi', AT, date],
    ['who has not locked funds', null, null, null],
  ])('exports a referral %s', (_, name, lockedAt, locked) => {
    const row = { username: 'RAVI07', name, joinedAt: AT, lockedAmount: amount, lockedAt };
    expect(exported(useReferralColumns, row)).toEqual([
      ['Username', 'RAVI07'],
      ['Name', name],
      ['Joining date', date],
      ['Package', amount],
      ['Activation date', locked],
    ]);
  });

  test('exports a team member', () => {
    const row = { serial: 6, code: 'RAVI07', name: 'Ravi', joinedAt: AT, level: 1 };
    expect(exported(useTeamColumns, row)).toEqual([
      ['Serial number', 6],
      ['Code', 'RAVI07'],
      ['Name', 'Ravi'],
      ['Joining date', date],
      ['Level', 1],
    ]);
  });

  test('omits columns without a value', () => {
    const details = { id: 'details', header: 'Details', cell: () => 'Details' };
    expect(exportColumnsOf([details])).toEqual([]);
  });
});

test('has no accessibility problems as a table or as cards', async () => {
  tableOf(useBetIncomeColumns, [income, { ...income, bet: { ...bet, id: 'B-2' } }]);
  expect(await axeViolations()).toEqual([]);
  await browser.viewport(390, 800);
  expect(await axeViolations()).toEqual([]);
});
