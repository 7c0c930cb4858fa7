import { GAME_TYPES } from '@platform/rules/wingo';
import { describe, expect, test } from 'vitest';
import { ONE_MORE_GAME } from '../../../../../testing/src/oneMoreGame';
import { addGame } from '../../../testing/addGame';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { wingoHrefs } from '../../../samples/site';
import { MessagesProvider } from '../../../theme/Messages';
import { GameNav } from './GameNav';

describeConformance('GameNav', {
  render: (props) => <GameNav current={1} hrefs={wingoHrefs} {...props} />,
  root: HTMLElement,
  slots: { many: ['link'] },
});

test('[WINGO-01] links to the games, and marks the current game', () => {
  const { getAllByRole, getByRole } = renderUi(<GameNav current={2} hrefs={wingoHrefs} />);
  const links = getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toHaveLength(GAME_TYPES.length);
  expect(links.slice(0, 4)).toEqual([
    ['Wingo 1 Min', '/wingo1Minute'],
    ['Wingo 3 Min', '/wingo3Minute'],
    ['Wingo 5 Min', '/wingo5Minute'],
    ['Wingo 10 Min', '/wingo10Minute'],
  ]);
  expect(getByRole('link', { current: 'page' })).toHaveTextContent('Wingo 3 Min');
});

test("names the games in the user's language", () => {
  const gameNames = {
    wingo: ({ length }: { length: string | number }) => `${length} Wingo`,
    minutes: ({ minutes }: { minutes: string | number }) => `${minutes} dk`,
  };
  const { getByRole } = renderUi(
    <MessagesProvider messages={{ gameNames, gameNav: { label: 'Wingo oyunları' } }}>
      <GameNav current={2} hrefs={wingoHrefs} />
    </MessagesProvider>,
  );
  expect(getByRole('navigation', { name: 'Wingo oyunları' })).toBeVisible();
  expect(getByRole('link', { current: 'page' })).toHaveTextContent(/^3 dk Wingo$/);
});

describe('with an additional game', () => {
  const hrefs = addGame(ONE_MORE_GAME);

  test.each([
    [390, 1],
    [288, 2],
  ])('fits %i px with the games on %i line(s)', (inlineSize, lines) => {
    const { container, getAllByRole } = renderUi(
      <div style={{ inlineSize }}>
        <GameNav current={2} hrefs={hrefs} />
      </div>,
    );
    const links = getAllByRole('link');
    expect(links.map((link) => link.textContent).at(-1)).toBe('Wingo 45 Sec');
    expect(links.at(-1)).toHaveAttribute('href', `/${ONE_MORE_GAME.id}`);
    const tops = new Set(links.map((link) => link.getBoundingClientRect().top));
    expect(tops.size).toBe(lines);
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
    for (const link of links) expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  });
});
