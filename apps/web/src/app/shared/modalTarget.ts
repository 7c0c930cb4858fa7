import type { Location, To } from 'react-router-dom';

/**
 * Query parameters of modals. The sponsor parameter is not one of them, because registration needs
 * it.
 */
const OF_A_MODAL = ['modal', 'tab', 'bet', 'game', 'round', 'token', 'type'];

export function withoutModal(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of OF_A_MODAL) rest.delete(name);
  return rest;
}

/**
 * Links to modals stay on the current page and keep the other query parameters, such as a list's
 * page number.
 */
export function targetOf(href: string, { pathname, search }: Location): To {
  const [path = '', asked = ''] = href.split('?', 2);
  const query = new URLSearchParams(asked);
  if ((path !== '' && path !== pathname) || !query.has('modal')) return href;
  const merged = withoutModal(new URLSearchParams(search));
  for (const [name, value] of query) merged.set(name, value);
  return { pathname, search: merged.toString() };
}
