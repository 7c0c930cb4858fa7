import { BONUS_TYPES, INCOME_TYPES } from '@platform/api';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import { brand } from './app/brand';
import { hasPage } from './app/games';
import { late } from './app/late';
import { page, type PageHandle } from './app/page';
import { RequireSession } from './app/RequireSession';
import { titleOf } from './app/titleOf';
import { paths, wingoPaths } from './paths';
import { ColorPrediction } from './routes/ColorPrediction';
import { Landing } from './routes/Landing';

const NOT_FOUND = 'Page not found';

const wingo = () => import('./routes/Wingo');
const transactions = late(async () => (await import('./routes/Transactions')).Transactions);
const settings = late(async () => (await import('./routes/Settings')).Settings);
const ofType =
  (types: readonly string[]) =>
  ({ type = '' }: Params) =>
    types.includes(type) ? titleOf(type) : NOT_FOUND;

/** Pages for members. */
const memberPages: RouteObject[] = [
  page(paths.dashboard, 'Dashboard', async () => (await import('./routes/Dashboard')).Dashboard),
  page(wingoPaths[1], 'Wingo 1 Min', async () => (await wingo()).Wingo1Minute),
  page(wingoPaths[2], 'Wingo 3 Min', async () => (await wingo()).Wingo3Minute),
  page(wingoPaths[3], 'Wingo 5 Min', async () => (await wingo()).Wingo5Minute),
  page(wingoPaths[4], 'Wingo 10 Min', async () => (await wingo()).Wingo10Minute),
  page(paths.crash, 'Aviator', async () => (await import('./routes/Crash')).Crash),
  page(paths.dice, 'Dice', async () => (await import('./routes/Dice')).Dice),
  page(paths.mines, 'Mines', async () => (await import('./routes/Mines')).Mines),
  page(paths.plinko, 'Plinko', async () => (await import('./routes/Plinko')).Plinko),
  { path: paths.colorPrediction, element: <ColorPrediction /> },
  page(paths.transactions, 'Transactions', transactions),
  page(paths.deposits, 'Deposits', transactions),
  page(paths.locks, 'Activations', transactions),
  page(paths.withdrawals, 'Withdrawals', transactions),
  page(paths.myBets, 'My Bets', async () => (await import('./routes/MyBets')).MyBets),
  page(paths.income, ofType(INCOME_TYPES), async () => (await import('./routes/Income')).Income),
  page(
    paths.bonusIncome,
    ofType(BONUS_TYPES),
    async () => (await import('./routes/BonusIncome')).BonusIncome,
  ),
  page(paths.referral, 'Referral', async () => (await import('./routes/Referral')).Referral),
  page(
    paths.referralHistory,
    'Referral history',
    async () => (await import('./routes/ReferralHistory')).ReferralHistory,
  ),
  page(
    paths.teamLevels,
    'Level Wise Team',
    async () => (await import('./routes/TeamLevels')).TeamLevels,
  ),
  page(paths.teamTree, 'My Team Tree', async () => (await import('./routes/TeamTree')).TeamTree),
  page(paths.settings, 'Settings', settings),
  page(paths.general, 'Settings', settings),
  page(paths.security, 'Security', settings),
  page(paths.twoFactor, 'Google Auth', async () => (await import('./routes/TwoFactor')).TwoFactor),
  page(paths.support, 'Support', async () => (await import('./routes/Support')).Support),
];

export const routes: RouteObject[] = [
  { path: paths.landing, element: <Landing /> },
  page(paths.guides, 'Guides', async () => (await import('./routes/Guides')).Guides),
  {
    element: <RequireSession />,
    children: memberPages.filter(({ path = '' }) => hasPage(brand.games, path)),
  },
  page('*', NOT_FOUND, async () => (await import('./routes/NotFound')).NotFound),
];

/** What an address leads to; the landing page and redirections say nothing about themselves. */
export function pageAt(pathname: string): { params: Params; handle: PageHandle | undefined } {
  const { params, route } = matchRoutes(routes, pathname)?.at(-1) ?? {};
  return { params: params ?? {}, handle: route?.handle as PageHandle | undefined };
}
