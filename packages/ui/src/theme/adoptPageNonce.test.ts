import { getNonce } from 'get-nonce';
import { expect, test } from 'vitest';
import { adoptPageNonce } from './adoptPageNonce';

test("copies the nonce of the page's style element to styles that are inserted later", () => {
  const page = document.implementation.createHTMLDocument();
  adoptPageNonce(page);
  const without = getNonce();
  page.head.innerHTML = '<style nonce="c2VlZA=="></style>';
  adoptPageNonce(page);
  expect([without, getNonce()]).toEqual([undefined, 'c2VlZA==']);
});
