import { setNonce } from 'get-nonce';

/**
 * Copies the nonce of the page's style element to styles that components insert later, as the content
 * security policy requires. Call this function once, before rendering.
 */
export function adoptPageNonce(page: Document = document): void {
  const nonce = page.querySelector<HTMLElement>('style[nonce]')?.nonce;
  if (nonce) setNonce(nonce);
}
