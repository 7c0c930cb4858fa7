// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { recoverStyles } from './lostStyles';

afterEach(() => document.head.replaceChildren());

/** A stylesheet on the page, as the builder's loader adds it. */
function addStyles(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href });
  document.head.append(link);
  return link;
}

const settle = (event: 'load' | 'error') =>
  document.head.querySelector('link')?.dispatchEvent(new Event(event));

test('styles that did not arrive are fetched anew, once each', async () => {
  const link = addStyles('https://site.test/assets/Dialog.css');
  link.dispatchEvent(new Event('error'));
  const recovered = recoverStyles();
  expect(link.isConnected).toBe(false);
  expect(document.head.querySelector('link')?.href).toBe(link.href);
  settle('load');
  await recovered;
  const there = document.head.querySelector('link');
  await recoverStyles();
  expect(document.head.querySelector('link')).toBe(there);
});

test('styles that fail again are told, and fetched anew the next time', async () => {
  addStyles('https://site.test/assets/Dialog.css').dispatchEvent(new Event('error'));
  const first = recoverStyles();
  settle('error');
  await expect(first).rejects.toThrow('https://site.test/assets/Dialog.css did not arrive.');
  const second = recoverStyles();
  settle('load');
  await second;
});

test('styles on their way, or there, are left alone', async () => {
  const link = addStyles('https://site.test/assets/Dialog.css');
  await recoverStyles();
  expect(link.isConnected).toBe(true);
});
