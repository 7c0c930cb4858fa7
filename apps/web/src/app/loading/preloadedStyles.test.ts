// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { applyPreloadedStyles } from './preloadedStyles';

afterEach(() => document.head.replaceChildren());

const link = (rel: string, href: string) =>
  `<link rel="${rel}" ${rel === 'preload' ? 'as="style"' : ''} href="${href}">`;

test('applies preloaded styles once', () => {
  document.head.innerHTML =
    link('preload', '/used.css') +
    link('preload', '/unused.css') +
    '<link rel="preload" as="font" href="/text.woff2">' +
    link('stylesheet', '/used.css');
  applyPreloadedStyles();
  const kinds = [...document.head.querySelectorAll('link')].map(
    (element) => `${element.rel} ${element.getAttribute('href')}`,
  );
  expect(kinds).toEqual([
    'preload /used.css',
    'stylesheet /unused.css',
    'preload /text.woff2',
    'stylesheet /used.css',
  ]);
});
