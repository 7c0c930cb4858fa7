import type { BetStatistics } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { StatisticsPanel, type StatisticsPanelProps } from './StatisticsPanel';

const NOTHING = { settled: 0, wins: 0, staked: 0n, returned: 0n };

const statistics: BetStatistics = {
  games: [
    { gameType: 1, settled: 2, wins: 1, staked: parseUsdt('20'), returned: parseUsdt('19.6') },
    { gameType: 4, settled: 1, wins: 1, staked: parseUsdt('1'), returned: parseUsdt('8.82') },
  ],
  days: [
    { day: '2026-01-14', ...NOTHING },
    {
      day: '2026-01-15',
      settled: 3,
      wins: 2,
      staked: parseUsdt('21'),
      returned: parseUsdt('28.42'),
    },
  ],
  streak: { outcome: 'lost', bets: 1 },
  longestWon: 2,
  longestLost: 1,
};

const example = (props?: Partial<StatisticsPanelProps>) => (
  <StatisticsPanel statistics={statistics} {...props} />
);

const figuresOf = ({ getAllByRole }: ReturnType<typeof renderUi>) =>
  Object.fromEntries(
    getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describeConformance('StatisticsPanel', { render: (props) => example(props), root: HTMLDivElement });

test('[HIST-09] shows the stakes, returns and net result for all games, and the streaks', () => {
  expect(figuresOf(renderUi(example()))).toEqual({
    Staked: '21.000 USDT',
    Returned: '28.420 USDT',
    Net: '+7.420 USDT',
    'Current streak': '1 loss',
    'Most wins in a row': '2',
    'Most losses in a row': '1',
  });
});

test('shows the totals for each game', () => {
  const { getAllByRole } = renderUi(example());
  const rows = getAllByRole('row').map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['Game', 'Bets', 'Won', 'Net'],
    ['Wingo 1 Min', '2', '1', '-0.400'],
    ['Wingo 10 Min', '1', '1', '7.820'],
  ]);
});

const cellsOf = (table: Element) =>
  [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

test('shows the UTC days in a table, with stakes, returns and net result', async () => {
  renderUi(example());
  await page.getByRole('button', { name: 'Show as table' }).first().click();
  const table = page.getByRole('table', { name: 'By day, last 30 days' });
  expect(cellsOf(table.element())).toEqual([
    ['Day', 'Staked', 'Returned', 'Net'],
    ['Jan 14', '0.000', '0.000', '0.000'],
    ['Jan 15', '21.000', '28.420', '7.420'],
  ]);
});

test('shows the selected number of days, counted back from today', async () => {
  const days = Array.from({ length: 30 }, (_, index) => ({
    ...NOTHING,
    day: `2026-01-${String(index + 1).padStart(2, '0')}`,
  }));
  const { getByRole } = renderUi(example({ statistics: { ...statistics, days } }));
  await page.getByRole('button', { name: 'Show as table' }).first().click();
  for (const [count, first] of [
    [30, 'Jan 1'],
    [14, 'Jan 17'],
    [7, 'Jan 24'],
  ] as const) {
    await userEvent.click(getByRole('radio', { name: `${count} days` }));
    const [, ...rows] = cellsOf(getByRole('table', { name: `By day, last ${count} days` }));
    expect(rows).toHaveLength(count);
    expect([rows[0]?.[0], rows.at(-1)?.[0]]).toEqual([first, 'Jan 30']);
  }
});

test('shows no streaks or games before the first bet, and offers the next step', () => {
  const ui = renderUi(
    example({
      emptyAction: <a href="#play">Play now</a>,
      statistics: { ...statistics, games: [], streak: null, longestWon: 0, longestLost: 0 },
    }),
  );
  expect(figuresOf(ui)).toMatchObject({ 'Current streak': 'None yet', Net: '0.000 USDT' });
  expect(ui.queryByRole('figure')).toBeNull();
  expect(ui.getByText('No data found').parentElement).toContainElement(
    ui.getByRole('link', { name: 'Play now' }),
  );
});

test('shows no totals while they load', () => {
  const { container } = renderUi(example({ statistics: undefined }));
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(container.querySelector('dl')?.textContent).not.toMatch(/\d/);
});

test.each([300, 390, 640, 912, 1_300])(
  'shows the same number of totals in every row at %i px',
  (width) => {
    const { getAllByRole } = renderUi(<div style={{ inlineSize: width }}>{example()}</div>);
    const rows = new Map<number, number>();
    for (const term of getAllByRole('term')) {
      const { top } = (term.parentElement as HTMLElement).getBoundingClientRect();
      rows.set(top, (rows.get(top) ?? 0) + 1);
    }
    expect(new Set(rows.values()).size).toBe(1);
  },
);

test('does not repeat a value on the axis for small amounts', () => {
  const { getAllByRole } = renderUi(
    example({
      statistics: {
        ...statistics,
        days: [
          { day: '2026-01-14', ...NOTHING },
          {
            day: '2026-01-15',
            settled: 3,
            wins: 1,
            staked: parseUsdt('0.4'),
            returned: parseUsdt('0.2'),
          },
        ],
      },
    }),
  );
  const [byDay] = getAllByRole('figure') as [HTMLElement, ...HTMLElement[]];
  for (const tick of ['-0.2', '0', '0.4']) {
    expect(within(byDay).getByText(tick)).toBeInTheDocument();
  }
});
