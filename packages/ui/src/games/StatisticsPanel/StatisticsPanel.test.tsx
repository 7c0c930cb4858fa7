import type { BetStatistics } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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

test('[HIST-09] staked, returned and net over all games, and the streaks', () => {
  expect(figuresOf(renderUi(example()))).toEqual({
    Staked: '21.000 USDT',
    Returned: '28.420 USDT',
    Net: '+7.420 USDT',
    'Current streak': '1 loss',
    'Most wins in a row': '2',
    'Most losses in a row': '1',
  });
});

test('each game, in figures', () => {
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

test('the days can be read as a table, as days in UTC', async () => {
  renderUi(example());
  await page.getByRole('button', { name: 'Show as table' }).first().click();
  const table = page.getByRole('table', { name: 'Net, last 30 days' });
  await expect.element(table).toHaveTextContent('Jan 15');
  await expect.element(table).toHaveTextContent('7.420');
});

test('before the first bet there is no streak, and no game', () => {
  const ui = renderUi(
    example({
      statistics: { ...statistics, games: [], streak: null, longestWon: 0, longestLost: 0 },
    }),
  );
  expect(figuresOf(ui)).toMatchObject({ 'Current streak': 'None yet', Net: '0.000 USDT' });
  expect(ui.queryByRole('table')).toBeNull();
});

test('while they are on their way nothing is claimed', () => {
  const { container } = renderUi(example({ statistics: undefined }));
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(container.querySelector('dl')?.textContent).not.toMatch(/\d/);
});
