import { betNames } from '@platform/messages/every/betNames';
import { gameNames } from '@platform/messages/every/gameNames';
import type { SettledBet } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import { expect, test, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { LOADING_TABLE } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { MessagesProvider } from '../../theme/Messages';
import { SettledBetsTable } from './SettledBetsTable';

const AT = Date.UTC(2024, 0, 31, 12);

const won: SettledBet = {
  id: 'B-2',
  game: 'Wingo 1 Min',
  state: 'won',
  settledAt: AT,
  placedAt: AT - 60_000,
  amount: parseUsdt('10'),
  position: 'green',
  bet: parseBet('color', 'green'),
  winning: parseUsdt('19.6'),
  received: parseUsdt('19.6'),
  roundNumber: '20240131100010042',
  result: 7,
};
const lost: SettledBet = { ...won, id: 'B-1', state: 'lost', winning: 0n, received: 0n, result: 4 };
const refunded: SettledBet = {
  ...won,
  id: 'B-3',
  state: 'refunded',
  winning: won.amount,
  received: won.amount,
  result: undefined,
  voidReason: 'no-beacon',
};

const pageOf = (...rows: SettledBet[]) => ({ rows, current: 1, pages: 1, total: rows.length });

describeConformance('SettledBetsTable', {
  render: (props) => <SettledBetsTable caption="My Bets" page={pageOf(won, lost)} {...props} />,
  root: HTMLDivElement,
  slots: LOADING_TABLE,
});

const cellsOf = ({ getAllByRole }: ReturnType<typeof renderUi>) =>
  getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('[HIST-08] [HIST-09] shows bet, result, time, profit and stake', () => {
  const ui = renderUi(<SettledBetsTable caption="My Bets" page={pageOf(won, lost)} />);
  expect(cellsOf(ui)).toEqual([
    ['GreenWingo 1 Min', '720...10042', '31 Jan 2024, 11:59 AM', '+9.600Stake 10.000'],
    ['GreenWingo 1 Min', '420...10042', '31 Jan 2024, 11:59 AM', '-10.000Stake 10.000'],
  ]);
});

test('names the game of a bet in the language of the page', () => {
  const ui = renderUi(
    <MessagesProvider messages={{ betNames: betNames.es, gameNames: gameNames.es }}>
      <SettledBetsTable caption="My Bets" page={pageOf({ ...won, gameType: 1 })} />
    </MessagesProvider>,
  );
  expect(cellsOf(ui)[0]?.[0]).toBe('VerdeWingo 1 min');
});

test('distinguishes wins, losses and refunds by shape and by text', () => {
  const { getAllByRole } = renderUi(
    <SettledBetsTable caption="My Bets" page={pageOf(won, lost, refunded)} />,
  );
  const icons = getAllByRole('img').filter((image) => image.title !== '');
  expect(icons.map(({ title }) => title)).toEqual(['Won', 'Lost', 'Refunded']);
  expect(new Set(icons.map(({ innerHTML }) => innerHTML)).size).toBe(3);
});

test('shows a voided round with its reason and the refund, neither as a win nor as a loss', () => {
  const ui = renderUi(<SettledBetsTable caption="My Bets" page={pageOf(refunded)} />);
  const result = 'Called off: no beacon20...10042';
  expect(cellsOf(ui)).toEqual([
    ['GreenWingo 1 Min', result, '31 Jan 2024, 11:59 AM', '0.00010.000 returned'],
  ]);
  expect(ui.getAllByRole('row')[1]).toHaveAttribute('data-outcome', 'refunded');
  expect(ui.queryByRole('link')).toBeNull();
});

test('links the reason to the voided round', () => {
  const { getByRole } = renderUi(
    <SettledBetsTable
      caption="My Bets"
      page={pageOf(won, refunded)}
      roundHref={({ roundNumber }) => `#${roundNumber}`}
    />,
  );
  const link = getByRole('link', { name: 'Called off: no beacon round 20240131100010042' });
  expect(link).toHaveAttribute('href', '#20240131100010042');
});

test.each([
  [{ voidReason: 'seed-lost' } as const, 'Called off: seed lost20...10042'],
  [{ voidReason: undefined }, 'Called off20...10042'],
  [{ voidReason: undefined, roundNumber: undefined }, 'Called off'],
])('shows the known facts of a voided round: %o', (known, expected) => {
  const page = pageOf({ ...refunded, ...known });
  const ui = renderUi(<SettledBetsTable caption="My Bets" page={page} roundHref={() => '#'} />);
  expect(cellsOf(ui)[0]?.[1]?.replace(' round 20240131100010042', '')).toBe(expected);
});

test("shows '-' for unknown facts about a bet, and the settlement time if the bet time is unknown", () => {
  const { bet: _bet, roundNumber: _round, result: _result, placedAt: _placed, ...known } = won;
  const ui = renderUi(<SettledBetsTable caption="My Bets" page={pageOf(known)} />);
  expect(cellsOf(ui)).toEqual([
    ['greenWingo 1 Min', '-', '31 Jan 2024, 12:00 PM', '+9.600Stake 10.000'],
  ]);
});

test('mentions archived bets even if no other bets are left', () => {
  const page = { ...pageOf(), archivedBefore: Date.UTC(2026, 0, 1, 12) };
  const { getByText } = renderUi(<SettledBetsTable caption="My Bets" page={page} />);
  expect(getByText(/^Entries before/).closest('p')).toHaveTextContent(
    'Entries before 01 Jan 2026, 12:00 PM are archived. Support can look them up.',
  );
});

test("opens a bet's details", async () => {
  const onDetails = vi.fn();
  renderUi(<SettledBetsTable caption="My Bets" page={pageOf(won)} onDetails={onDetails} />);
  await browser.getByRole('button', { name: 'View B-2' }).click();
  expect(onDetails).toHaveBeenCalledExactlyOnceWith(won);
});

test('shows a bet on two lines on a phone, without the date', async () => {
  await browser.viewport(390, 844);
  const { getAllByRole, container } = renderUi(
    <div style={{ inlineSize: 326 }}>
      <SettledBetsTable
        caption="My Bets"
        page={pageOf(won, lost, refunded)}
        onDetails={() => {}}
        roundHref={() => '#'}
      />
    </div>,
  );
  for (const row of getAllByRole('row').slice(1)) {
    expect(row.getBoundingClientRect().height).toBeLessThan(72);
  }
  expect(container.querySelectorAll('time')[0]).not.toBeVisible();
  expect(container.scrollWidth).toBeLessThanOrEqual(390);
});
