import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { GameArt, type IllustratedGame } from './GameArt';

const GAMES: IllustratedGame[] = [
  'aviator',
  'colorPrediction',
  'dice',
  'lottery',
  'mines',
  'numbers',
  'plinko',
  'smallBig',
];

describeConformance('GameArt', {
  render: (props) => <GameArt game="dice" {...props} />,
  root: HTMLDivElement,
});

test('has a distinct illustration for each game, hidden from screen readers', () => {
  const { container } = renderUi(
    <>
      {GAMES.map((game) => (
        <GameArt key={game} game={game} />
      ))}
    </>,
  );
  const drawings = [...container.querySelectorAll('[aria-hidden="true"] > svg')];
  expect(new Set(drawings.map(({ innerHTML }) => innerHTML)).size).toBe(GAMES.length);
});
