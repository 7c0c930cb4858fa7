import { ENTRIES } from '../../modals/entries';
import { isModalName } from '../../paths';
import { pageAt } from '../../routes';

/** Fetches the code of an address's page and modal before the reader clicks. */
export async function preload(href: string): Promise<void> {
  const { pathname, searchParams } = new URL(href, window.location.href);
  const tab = searchParams.get('tab') ?? '';
  const modal = isModalName(tab) && ENTRIES[tab].load();
  const page = pageAt(pathname).handle?.page.load();
  // Ignores failures: the page itself fetches its code again and then shows the error.
  await Promise.allSettled([modal, page]);
}
