import { ENTRIES } from '../modals/entries';
import { isModalName } from '../paths';
import { pageAt } from '../routes';

/** Fetches the code of the page or modal that an address leads to, ahead of the click. */
export function preload(href: string) {
  const { pathname, searchParams } = new URL(href, window.location.href);
  const tab = searchParams.get('tab') ?? '';
  // What fails is asked for again when it is needed, and told then.
  if (isModalName(tab)) ENTRIES[tab].load().catch(() => {});
  pageAt(pathname)
    .handle?.page.load()
    .catch(() => {});
}
