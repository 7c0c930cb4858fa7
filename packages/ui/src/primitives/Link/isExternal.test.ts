import { expect, test } from 'vitest';
import { isExternal } from './isExternal';

test.each([
  'https://example.com',
  'HTTP://example.com',
  'mailto:help@example.com',
  '//example.com',
])('%s leads out', (href) => expect(isExternal(href)).toBe(true));

test.each([
  '/',
  '/wingo1Minute',
  '?modal=auth&tab=login',
  '#faq',
  'guides/wingo',
  '/a?b=https://c',
])('%s stays inside', (href) => expect(isExternal(href)).toBe(false));
