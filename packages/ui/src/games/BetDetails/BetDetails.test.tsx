import { gameNames } from '@platform/messages/every/gameNames';
import { parseUsdt } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { MessagesProvider } from '../../theme/Messages';
import { BetDetails, type BetDetailsProps, type DetailedBet } from './BetDetails';

const BET: DetailedBet = {
  id: 'B-1',
  game: 'Wingo 1 Min',
  state: 'won',
  settledAt: Date.UTC(2024, 0, 5, 15, 7),
  amount: parseUsdt('10'),
  position: 'Green',
  winning: parseUsdt('19.6'),
  received: parseUsdt('19.6'),
};

const example = (props?: Partial<BetDetailsProps>) => <BetDetails bet={BET} {...props} />;

const factsOf = ({ getAllByRole }: ReturnType<typeof renderUi>) =>
  Object.fromEntries(
    getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describeConformance('BetDetails', { render: (props) => example(props), root: HTMLDivElement });

test('names the game of a bet in the language of the page', () => {
  const ui = renderUi(
    <MessagesProvider messages={{ gameNames: gameNames.es }}>
      {example({ bet: { ...BET, gameType: 1 } })}
    </MessagesProvider>,
  );
  expect(Object.values(factsOf(ui))[0]).toBe('Wingo 1 min');
});

test('[HIST-08] [HIST-09] shows game, id, settled time, stake, position, winning and received winning', () => {
  const ui = renderUi(example());
  expect(factsOf(ui)).toEqual({
    Game: 'Wingo 1 Min',
    'Bet ID': 'B-1',
    'Bet position': 'Green',
    Bet: '10.000 USDT',
    'Service fee': '0.200 USDT',
    Winning: '19.600 USDT',
    Settled: '05 Jan 2024, 3:07 PM',
  });
  expect(ui.getByText('Received winning').nextElementSibling).toHaveTextContent('+19.600 USDT');
});

test('shows the round, its result and the time of the bet if they are known', () => {
  const bet = {
    ...BET,
    roundNumber: '20240105100010042',
    result: 7 as const,
    fee: 0n,
    placedAt: Date.UTC(2024, 0, 5, 15, 6),
  };
  expect(factsOf(renderUi(example({ bet })))).toMatchObject({
    Period: '20240105100010042',
    Result: '7',
    'Service fee': '0.000 USDT',
    Placed: '05 Jan 2024, 3:06 PM',
  });
});

test('names a known bet as the board does', () => {
  const bet = { ...BET, position: 'low', bet: parseBet('low', '') };
  const ui = renderUi(example({ bet }));
  expect(factsOf(ui)).toMatchObject({ 'Bet position': 'Low' });
  ui.rerender(example({ bet: { ...bet, bet: undefined } }));
  expect(factsOf(ui)).toMatchObject({ 'Bet position': 'low' });
});

test('shows the amount received for a won bet, and the loss for a lost bet', () => {
  const { getByText, rerender } = renderUi(example());
  expect(getByText('Received winning').nextElementSibling).toHaveTextContent('+19.600 USDT');
  rerender(example({ bet: { ...BET, state: 'lost', winning: 0n, received: 0n } }));
  expect(getByText('This bet did not win')).toBeVisible();
});

test('shows a stake whose fee is not a whole number of micro-USDT', () => {
  const facts = factsOf(renderUi(example({ bet: { ...BET, amount: 1_000_049n } })));
  expect(facts).toMatchObject({ 'Service fee': '0.020 USDT' });
});

test('shows why a round was voided, and that the stake was refunded', () => {
  const { amount } = BET;
  const ui = renderUi(
    example({
      bet: {
        ...BET,
        state: 'refunded',
        winning: amount,
        received: amount,
        voidReason: 'no-beacon',
      },
    }),
  );
  expect(factsOf(ui)).toEqual({
    Game: 'Wingo 1 Min',
    'Bet ID': 'B-1',
    'Bet position': 'Green',
    'Reason for calling off': 'Called off, stakes returned: no public randomness came in time',
    Bet: '10.000 USDT',
    'Stake returned': '10.000 USDT',
    Settled: '05 Jan 2024, 3:07 PM',
  });
  const outcome = ui.getByText('Your stake was refunded').nextElementSibling;
  expect(outcome?.textContent).toBe('10.000 USDT');
});
