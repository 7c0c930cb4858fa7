import { ENTRIES } from '../../modals/entries';
import { isModalName } from '../../paths';
import { pageAt } from '../../routes';

/** Fetches the code of the page and modal that an address leads to, ahead of the click. */
export async function preload(href: string): Promise<void> {
  const { pathname, searchParams } = new URL(href, window.location.href);
  const tab = searchParams.get('tab') ?? '';
  const modal = isModalName(tab) && ENTRIES[tab].load();
  const page = pageAt(pathname).handle?.page.load();
  // What fails is asked for again when it is needed, and told then.
  await Promise.allSettled([modal, page]);
}
