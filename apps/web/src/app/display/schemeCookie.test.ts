import { expect, test } from 'vitest';
import { schemeCookie } from './schemeCookie';

test('binds the scheme cookie to its host if the page uses TLS', () => {
  const plain = 'scheme=dark; path=/; max-age=31536000; samesite=lax';
  expect(schemeCookie('dark', 'https:')).toBe(`__Host-${plain}; secure`);
  expect(schemeCookie('dark', 'http:')).toBe(plain);
});
