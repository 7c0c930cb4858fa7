import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { AppFrame } from './app/AppFrame';
import { PageLoading } from './app/PageLoading';
import { RequireSession } from './app/RequireSession';
import { RouteError } from './app/RouteError';
import type { RouteHandle } from './app/useDocumentTitle';
import { paths, wingoPaths } from './paths';
import { Landing } from './routes/Landing';

/** A page whose code arrives when it is first needed. */
const page = (path: string, title: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle: { title } satisfies RouteHandle,
  HydrateFallback: PageLoading,
  lazy: { Component: load },
});

const wingo = () => import('./routes/Wingo');

/** Pages for members. */
const memberPages = [
  page(paths.dashboard, 'Dashboard', async () => (await import('./routes/Dashboard')).Dashboard),
  page(wingoPaths[1], 'Wingo 1 Min', async () => (await wingo()).Wingo1Minute),
  page(wingoPaths[2], 'Wingo 3 Min', async () => (await wingo()).Wingo3Minute),
  page(wingoPaths[3], 'Wingo 5 Min', async () => (await wingo()).Wingo5Minute),
  page(wingoPaths[4], 'Wingo 10 Min', async () => (await wingo()).Wingo10Minute),
  page(paths.crash, 'Aviator', async () => (await import('./routes/Crash')).Crash),
  page(paths.dice, 'Dice', async () => (await import('./routes/Dice')).Dice),
  page(paths.mines, 'Mines', async () => (await import('./routes/Mines')).Mines),
  page(paths.plinko, 'Plinko', async () => (await import('./routes/Plinko')).Plinko),
];

export const router = createBrowserRouter([
  {
    Component: AppFrame,
    ErrorBoundary: RouteError,
    children: [
      { path: paths.landing, Component: Landing },
      { Component: RequireSession, children: memberPages },
      page('*', 'Page not found', async () => (await import('./routes/NotFound')).NotFound),
    ],
  },
]);
