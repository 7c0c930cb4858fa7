import { setNonce } from 'get-nonce';

/**
 * Lets the components that write a style element while they run (a dialog, when it stops the page from
 * scrolling) do so under the page's content-security policy: with the nonce of the style that the
 * server wrote. Call it once, before rendering. A page without a nonce has no such policy.
 */
export function adoptPageNonce(page: Document = document): void {
  const nonce = page.querySelector<HTMLElement>('style[nonce]')?.nonce;
  if (nonce) setNonce(nonce);
}
