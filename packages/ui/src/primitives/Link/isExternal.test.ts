import { expect, test } from 'vitest';
import { isExternal } from './isExternal';

test.each([
  'https://example.com',
  'HTTP://example.com',
  'mailto:help@example.com',
  '//example.com',
])('%s is external', (href) => expect(isExternal(href)).toBe(true));

test.each([
  '/',
  '/wingo1Minute',
  '?modal=auth&tab=login',
  '#faq',
  'guides/wingo',
  '/a?b=https://c',
])('%s is internal', (href) => expect(isExternal(href)).toBe(false));
