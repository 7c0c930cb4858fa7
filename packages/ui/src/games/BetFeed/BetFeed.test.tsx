import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { plays } from '../../samples/plays';
import { BetFeed } from './BetFeed';

describeConformance('BetFeed', {
  render: (props) => <BetFeed plays={plays} {...props} />,
  root: HTMLDivElement,
});

test('lists the newest bets and wins with player, game and amount', () => {
  const { getByRole, getAllByRole } = renderUi(<BetFeed plays={plays} rows={4} />);
  expect(getByRole('list', { name: 'Live bets' })).toBeVisible();
  expect(getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'R•••iWingo 1 Min72.000',
    'A•••aWingo 1 MinWon+88.200',
    'HiddenWingo 5 MinWon+9.800',
    'K•••yWingo 3 MinGreen12.500',
  ]);
});

test('keeps its height while loading, when empty and with few rows', () => {
  const heights = [undefined, [], plays.slice(0, 1), plays].map((state) => {
    const { container, unmount } = renderUi(<BetFeed plays={state} rows={5} />);
    const height = container.firstElementChild?.getBoundingClientRect().height;
    unmount();
    return height;
  });
  expect(new Set(heights).size).toBe(1);
});

test('shows a message and the first-bet action while the list is empty', () => {
  const emptyAction = <a href="#play">Play now</a>;
  const ui = renderUi(<BetFeed plays={[]} emptyAction={emptyAction} />);
  expect(ui.getByText('No bets yet')).toBeVisible();
  expect(ui.getByRole('link', { name: 'Play now' })).toBeVisible();
  ui.rerender(<BetFeed plays={plays} emptyAction={emptyAction} />);
  expect(ui.queryByRole('link')).toBeNull();
});
