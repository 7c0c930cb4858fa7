import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import { brand } from './app/shell/brand';
import { NOT_FOUND, page, type PageHandle } from './app/loading/page';
import { RequireSession } from './app/account/RequireSession';
import { offersGame, PAGES, type PageFacts } from './pages';
import { paths } from './paths';
import { ColorPrediction } from './routes/ColorPrediction';
import { Landing } from './routes/Landing';

const pagesFor = (access: PageFacts['access']) =>
  PAGES.filter((facts) => facts.access === access && offersGame(brand.games, facts.game)).map(page);

const colorPrediction: RouteObject = {
  path: paths.colorPrediction,
  element: <ColorPrediction />,
};

export const routes: RouteObject[] = [
  { path: paths.landing, element: <Landing /> },
  ...pagesFor('everybody'),
  {
    element: <RequireSession />,
    children: [
      ...pagesFor('members'),
      ...(offersGame(brand.games, 'wingo') ? [colorPrediction] : []),
    ],
  },
  page(NOT_FOUND),
];

/**
 * Returns the parameters and the handle of a page. The landing page and redirects have no handle.
 */
export function pageAt(pathname: string): { params: Params; handle: PageHandle | undefined } {
  const { params, route } = matchRoutes(routes, pathname)?.at(-1) ?? {};
  return { params: params ?? {}, handle: route?.handle as PageHandle | undefined };
}
