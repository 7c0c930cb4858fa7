import { BONUS_TYPES, INCOME_TYPES } from '@platform/api';
import { GAMES, nameOf } from '@platform/rules/games';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import { brand } from './app/brand';
import { hasPage } from './app/games';
import { page, type PageHandle } from './app/page';
import { RequireSession } from './app/RequireSession';
import { titleOf } from './app/titleOf';
import { paths } from './paths';
import { ColorPrediction } from './routes/ColorPrediction';
import { Landing } from './routes/Landing';

const NOT_FOUND = 'Page not found';

const ofType =
  (types: readonly string[]) =>
  ({ type = '' }: Params) =>
    types.includes(type) ? titleOf(type) : NOT_FOUND;

/** Pages for members. */
const memberPages: RouteObject[] = [
  page(paths.dashboard, 'Dashboard'),
  ...GAMES.map((game) => page(`/${game.id}`, nameOf(game))),
  { path: paths.colorPrediction, element: <ColorPrediction /> },
  page(paths.transactions, 'Transactions'),
  page(paths.deposits, 'Deposits'),
  page(paths.locks, 'Activations'),
  page(paths.withdrawals, 'Withdrawals'),
  page(paths.myBets, 'My Bets'),
  page(paths.income, ofType(INCOME_TYPES)),
  page(paths.bonusIncome, ofType(BONUS_TYPES)),
  page(paths.referral, 'Referral'),
  page(paths.referralHistory, 'Referral history'),
  page(paths.teamLevels, 'Level Wise Team'),
  page(paths.teamTree, 'My Team Tree'),
  page(paths.settings, 'Settings'),
  page(paths.general, 'Settings'),
  page(paths.security, 'Security'),
  page(paths.twoFactor, 'Google Auth'),
  page(paths.support, 'Support'),
];

export const routes: RouteObject[] = [
  { path: paths.landing, element: <Landing /> },
  page(paths.guides, 'Guides'),
  page(paths.fairness, 'Fairness'),
  {
    element: <RequireSession />,
    children: memberPages.filter(({ path = '' }) => hasPage(brand.games, path)),
  },
  page('*', NOT_FOUND),
];

/** What an address leads to; the landing page and redirections say nothing about themselves. */
export function pageAt(pathname: string): { params: Params; handle: PageHandle | undefined } {
  const { params, route } = matchRoutes(routes, pathname)?.at(-1) ?? {};
  return { params: params ?? {}, handle: route?.handle as PageHandle | undefined };
}
