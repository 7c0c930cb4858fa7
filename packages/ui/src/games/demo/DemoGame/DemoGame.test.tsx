import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { demoRounds } from '../../../samples/demoRounds';
import { DemoGame, type DemoGameProps } from './DemoGame';

const example = (props?: Partial<DemoGameProps>) => (
  <DemoGame
    label="Dice"
    gameTab="Game"
    board={<p>Board</p>}
    panel={<p>Panel</p>}
    rounds={demoRounds(2)}
    {...props}
  />
);

describeConformance('DemoGame', { render: (props) => example(props), root: HTMLDivElement });

test('says on both tabs that the game is a demo, not played for money', async () => {
  const { findByRole, getByRole, getByText } = renderUi(example());
  expect(getByText('Play for fun with a demo balance. No real money is used.')).toBeVisible();
  await userEvent.click(getByRole('tab', { name: 'My History' }));
  expect(getByText('Play for fun with a demo balance. No real money is used.')).toBeVisible();
  expect(await findByRole('table', { name: 'My History' })).toBeVisible();
});

test('links from an empty history back to the game, and moves the focus there', async () => {
  const { findByRole, getByRole, getByText } = renderUi(example({ rounds: [] }));
  await userEvent.click(getByRole('tab', { name: 'My History' }));
  await userEvent.click(await findByRole('button', { name: 'Play a round' }));
  expect(getByText('Board')).toBeVisible();
  expect(getByRole('tab', { name: 'Game' })).toHaveFocus();
});

test("shows the history's actions once it has rounds", async () => {
  const { findByRole, getByRole } = renderUi(example({ historyActions: <button>Export</button> }));
  await userEvent.click(getByRole('tab', { name: 'My History' }));
  expect(await findByRole('button', { name: 'Export' })).toBeVisible();
});

test.each([
  [1000, 'beside the board'],
  [390, 'under the board'],
])('places the panel at %d px %s', (inlineSize, place) => {
  const { getByText } = renderUi(<div style={{ inlineSize }}>{example()}</div>);
  const [board, panel] = [getByText('Board'), getByText('Panel')].map((element) =>
    element.getBoundingClientRect(),
  );
  if (!board || !panel) throw new Error('The board or the panel is missing.');
  const below = panel.top >= board.bottom && panel.left === board.left;
  expect(below ? 'under the board' : 'beside the board').toBe(place);
});
