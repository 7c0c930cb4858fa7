import { getNonce } from 'get-nonce';
import { expect, test } from 'vitest';
import { adoptPageNonce } from './adoptPageNonce';

test("copies the nonce of the page's style to later styles", () => {
  const page = document.implementation.createHTMLDocument();
  adoptPageNonce(page);
  const without = getNonce();
  page.head.innerHTML = '<style nonce="c2VlZA=="></style>';
  adoptPageNonce(page);
  expect([without, getNonce()]).toEqual([undefined, 'c2VlZA==']);
});
