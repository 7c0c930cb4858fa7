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

test('fetches missing styles again, once each', async () => {
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

test('reports styles that fail again, and fetches them the next time', async () => {
  addStyles(DIALOG).dispatchEvent(new Event('error'));
  const first = recoverStyles([DIALOG]);
  settle('error');
  await expect(first).rejects.toThrow(`${DIALOG} did not arrive.`);
  const second = recoverStyles([DIALOG]);
  settle('load');
  await second;
});

test('tries the missing styles of other pages but does not require them', async () => {
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

test('leaves loading and loaded styles alone', async () => {
  const link = addStyles(DIALOG);
  await recoverStyles([DIALOG]);
  expect(link.isConnected).toBe(true);
});
