import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { entries } from '../../samples/plays';
import { Leaderboard } from './Leaderboard';

describeConformance('Leaderboard', {
  render: (props) => <Leaderboard label="Leaders" entries={entries} {...props} />,
  root: HTMLDivElement,
});

test('lists ranks, names and gains, highest gain first', () => {
  const { getByRole, getAllByRole } = renderUi(
    <Leaderboard
      label="Biggest wins"
      entries={entries.map((entry) => ({ ...entry, about: 'Wingo 1 Min' }))}
      rows={3}
    />,
  );
  expect(getByRole('list', { name: 'Biggest wins' })).toBeVisible();
  expect(getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '1A•••aWingo 1 Min+1,204.560',
    '2HiddenWingo 1 Min+980.000',
    '3R•••iWingo 1 Min+310.200',
  ]);
});

test('keeps its height while loading, when empty and with few rows', () => {
  const heights = [undefined, [], entries.slice(0, 1), entries].map((state) => {
    const { container, unmount } = renderUi(
      <Leaderboard label="Leaders" entries={state} rows={5} />,
    );
    const height = container.firstElementChild?.getBoundingClientRect().height;
    unmount();
    return height;
  });
  expect(new Set(heights).size).toBe(1);
});

test('shows a message and the first-win action while the list is empty', () => {
  const shared = { label: 'Leaders', emptyAction: <a href="#play">Play now</a> };
  const ui = renderUi(<Leaderboard {...shared} entries={[]} />);
  expect(ui.getByText('No wins yet')).toBeVisible();
  expect(ui.getByRole('link', { name: 'Play now' })).toBeVisible();
  ui.rerender(<Leaderboard {...shared} entries={entries} />);
  expect(ui.queryByRole('link')).toBeNull();
});
