import { matchRoutes } from 'react-router-dom';
import { ENTRIES } from '../modals/entries';
import { isModalName } from '../paths';
import { router } from '../router';

/** Fetches the code of the page or modal that an address leads to, ahead of the click. */
export function preload(href: string) {
  const { pathname, searchParams } = new URL(href, window.location.href);
  const tab = searchParams.get('tab') ?? '';
  // Whether it failed is told when it is needed.
  if (isModalName(tab)) ENTRIES[tab].load().catch(() => {});
  for (const { route } of matchRoutes(router.routes, pathname) ?? []) {
    // A route that has its code already has no loader of it any more.
    if (typeof route.lazy === 'function') route.lazy().catch(() => {});
  }
}
