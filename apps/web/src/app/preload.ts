import { ENTRIES } from '../modals/entries';
import { isModalName } from '../paths';
import { pageAt } from '../routes';

/** Fetches the code of the page or modal that an address leads to, ahead of the click. */
export function preload(href: string) {
  const { pathname, searchParams } = new URL(href, window.location.href);
  const tab = searchParams.get('tab') ?? '';
  // Whether it failed is told when it is needed.
  if (isModalName(tab)) ENTRIES[tab].load().catch(() => {});
  pageAt(pathname)
    .handle?.page.load()
    .catch(() => {});
}
