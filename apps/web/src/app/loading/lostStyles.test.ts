// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { lostStyles, recoverStyles } from './lostStyles';

afterEach(() => document.head.replaceChildren());

const DIALOG = 'https://site.test/assets/Dialog.css';

/** Adds a stylesheet to the page, as the bundler's loader does. */
function addStyles(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href });
  document.head.append(link);
  return link;
}

const settle = (event: 'load' | 'error') =>
  document.head.querySelector('link')?.dispatchEvent(new Event(event));

test('styles that did not arrive are fetched again, once each', async () => {
  const link = addStyles(DIALOG);
  link.dispatchEvent(new Event('error'));
  const recovered = recoverStyles([DIALOG]);
  expect(link.isConnected).toBe(false);
  expect(document.head.querySelector('link')?.href).toBe(link.href);
  settle('load');
  await recovered;
  const there = document.head.querySelector('link');
  await recoverStyles([DIALOG]);
  expect(document.head.querySelector('link')).toBe(there);
});

test('styles that fail again are told, and fetched again the next time', async () => {
  addStyles(DIALOG).dispatchEvent(new Event('error'));
  const first = recoverStyles([DIALOG]);
  settle('error');
  await expect(first).rejects.toThrow(`${DIALOG} did not arrive.`);
  const second = recoverStyles([DIALOG]);
  settle('load');
  await second;
});

test('styles that another page has lost are asked for, and not insisted on', async () => {
  addStyles(DIALOG).dispatchEvent(new Event('error'));
  expect(lostStyles()).toEqual([DIALOG]);
  const recovered = recoverStyles([]);
  settle('error');
  await recovered;
  expect(lostStyles()).toEqual([DIALOG]);
  const again = recoverStyles([DIALOG]);
  settle('load');
  await again;
});

test('styles on their way, or there, are left alone', async () => {
  const link = addStyles(DIALOG);
  await recoverStyles([DIALOG]);
  expect(link.isConnected).toBe(true);
});
