import { getNonce } from 'get-nonce';
import { expect, test } from 'vitest';
import { adoptPageNonce } from './adoptPageNonce';

test("the nonce of the page's own style is handed to styles written later", () => {
  const page = document.implementation.createHTMLDocument();
  adoptPageNonce(page);
  const without = getNonce();
  page.head.innerHTML = '<style nonce="c2VlZA=="></style>';
  adoptPageNonce(page);
  expect([without, getNonce()]).toEqual([undefined, 'c2VlZA==']);
});
