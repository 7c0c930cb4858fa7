import { ENTRIES } from '../../modals/entries';
import { isModalName } from '../../paths';
import { pageAt } from '../../routes';

export async function preload(href: string): Promise<void> {
  const { pathname, searchParams } = new URL(href, window.location.href);
  const tab = searchParams.get('tab') ?? '';
  const modal = isModalName(tab) && ENTRIES[tab].load();
  const page = pageAt(pathname).handle?.page.load();
  // Ignores errors, because the page itself retries and shows them.
  await Promise.allSettled([modal, page]);
}
