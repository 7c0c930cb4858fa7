import type { Location, To } from 'react-router-dom';

/** What belongs to a modal, besides the sponsor: that one is the visitor's until they register. */
const OF_A_MODAL = ['modal', 'tab', 'bet', 'game', 'round', 'token', 'type'];

/** The query without the modal that is open. */
export function withoutModal(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of OF_A_MODAL) rest.delete(name);
  return rest;
}

/**
 * Where a link leads. One that opens a modal on the page the reader is on leaves the rest of the
 * address as it is, such as the page of a list.
 */
export function targetOf(href: string, { pathname, search }: Location): To {
  const [path = '', asked = ''] = href.split('?', 2);
  const query = new URLSearchParams(asked);
  if ((path !== '' && path !== pathname) || !query.has('modal')) return href;
  const merged = withoutModal(new URLSearchParams(search));
  for (const [name, value] of query) merged.set(name, value);
  return { pathname, search: merged.toString() };
}
