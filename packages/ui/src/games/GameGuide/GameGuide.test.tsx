import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { GameArt } from '../GameArt/GameArt';
import { GameGuide, type GameGuideProps } from './GameGuide';

const example = (props?: Partial<GameGuideProps>) => (
  <GameGuide
    title="Dice"
    art={<GameArt game="dice" />}
    intro="A roll from 0 to 100."
    steps={['Choose a number', 'Bet']}
    odds={{
      caption: 'Odds',
      columns: ['Roll over', 'Pays', 'Chance'],
      rows: [
        ['50.00', '1.96x', '50%'],
        ['75.00', '3.92x', '25%'],
      ],
    }}
    href="/dice"
    {...props}
  />
);

describeConformance('GameGuide', { render: (props) => example(props), root: HTMLElement });

test('[LAND-07] numbers the steps, shows the odds in a table with row headers, and links to the game', () => {
  const { getAllByRole, getByRole } = renderUi(example());
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Choose a number',
    'Bet',
  ]);
  expect(getByRole('table', { name: 'Odds' })).toBeVisible();
  expect(getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '50.00',
    '75.00',
  ]);
  expect(getByRole('link', { name: 'Play Dice' })).toHaveAttribute('href', '/dice');
});

test('labels a demo game', () => {
  const { getByText, queryByText, rerender } = renderUi(example());
  expect(queryByText('Demo')).toBeNull();
  rerender(example({ demo: true }));
  expect(getByText('Demo')).toBeVisible();
});
