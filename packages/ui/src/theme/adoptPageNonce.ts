import { setNonce } from 'get-nonce';

/**
 * Copies the nonce of the page's style to styles that components insert later, such as a dialog's
 * scroll lock. The content security policy of the page requires the nonce. Call this function once,
 * before rendering. A page without a nonce has no such policy.
 */
export function adoptPageNonce(page: Document = document): void {
  const nonce = page.querySelector<HTMLElement>('style[nonce]')?.nonce;
  if (nonce) setNonce(nonce);
}
