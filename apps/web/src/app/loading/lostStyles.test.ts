// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { lostStyles, recoverStyles } from './lostStyles';

afterEach(() => document.head.replaceChildren());

const DIALOG = 'https://site.test/assets/Dialog.css';

function addStyles(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href });
  document.head.append(link);
  return link;
}

const settle = (event: 'load' | 'error') =>
  document.head.querySelector('link')?.dispatchEvent(new Event(event));

test('reloads each missing stylesheet once', async () => {
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

test('reports styles that fail again and retries them on the next call', async () => {
  addStyles(DIALOG).dispatchEvent(new Event('error'));
  const first = recoverStyles([DIALOG]);
  settle('error');
  await expect(first).rejects.toThrow(`${DIALOG} did not arrive.`);
  const second = recoverStyles([DIALOG]);
  settle('load');
  await second;
});

test('retries missing styles of other pages without requiring them', async () => {
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

test('ignores loading and loaded styles', async () => {
  const link = addStyles(DIALOG);
  await recoverStyles([DIALOG]);
  expect(link.isConnected).toBe(true);
});
