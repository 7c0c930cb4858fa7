// @vitest-environment jsdom
import { betNames } from '@platform/messages/betNames';
import { gameNames } from '@platform/messages/gameNames';
import { wingoGuide } from '@platform/messages/wingoGuide';
import type * as Games from '@platform/rules/games';
import { nameOf, WINGO_GAMES } from '@platform/rules/games';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ONE_MORE_GAME } from '../../../packages/testing/src/oneMoreGame';
import { wingoGuideOf } from '../../../packages/ui/src/games/guides/wingoGuide';
import { GameTiles } from './app/wingo/GameTiles';
import { gameTypeAt } from './app/wingo/gameTypeAt';
import { sidebarGroups } from './menus/sidebarGroups';
import { PAGES } from './pages';
import { wingoPaths } from './paths';
import { pageDescription, pageTitle } from './titles';

vi.mock('@platform/rules/games', async (original) => {
  const { withOneMoreGame } = await import('../../../packages/testing/src/oneMoreGame');
  return withOneMoreGame(await original<typeof Games>());
});
vi.mock('@platform/ui/theme', () => import('../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', () => ({
  useOffers: () => () => true,
  Grid: ({ children }: { children: ReactNode }) => children,
  GameArt: () => null,
  GameTile: ({ title, href }: { title: string; href?: string }) => <a href={href}>{title}</a>,
}));

const { id, wire } = ONE_MORE_GAME;
const PATH = `/${id}`;

test('an added game has a page, a title and a description', () => {
  expect(PAGES.find(({ path }) => path === PATH)).toMatchObject({ file: 'Wingo', shape: 'board' });
  expect(pageTitle(id)).toBe('Wingo 45 Sec');
  expect(pageDescription(id)).toContain('45 Sec');
  expect(gameTypeAt(PATH)).toBe(wire);
  expect(Object.values(wingoPaths)).toContain(PATH);
});

test('an added game follows the other Wingo games in the menu and the tiles', () => {
  const games = sidebarGroups.find(({ id: group }) => group === 'games');
  expect(games?.items?.[WINGO_GAMES.length - 1]).toMatchObject({
    title: 'Wingo 45 Sec',
    href: PATH,
  });
  const { getAllByRole } = render(<GameTiles />);
  const tiles = getAllByRole('link').map((tile) => [tile.textContent, tile.getAttribute('href')]);
  expect(tiles.slice(0, WINGO_GAMES.length)).toEqual(
    WINGO_GAMES.map((game) => [nameOf(game, gameNames), `/${game.id}`]),
  );
});

test('the guide states the round length and closing time of an added game', () => {
  const guide = wingoGuideOf(wingoGuide, betNames, 'en');
  expect(guide.intro).toContain('45 seconds and 1, 3, 5, 10 minutes');
  expect(guide.steps[2]).toContain('closes 10 or 15 seconds before');
});
