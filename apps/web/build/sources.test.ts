import { expect, test } from 'vitest';
import { sources } from './sources';

const named = sources('packages/rules/src/wingo', 'apps/web/src/app/shared/usePage.ts');

test.each([
  ['/repo/packages/rules/src/wingo/bet.ts', true],
  ['/repo/apps/web/src/app/shared/usePage.ts', true],
  ['/repo/apps/web/src/app/shared/usePage.ts?lang', true],
  ['C:\\repo\\packages\\rules\\src\\wingo\\bet.ts', true],
  ['/repo/packages/rules/src/wingos/bet.ts', false],
  ['/repo/apps/web/src/app/shared/usePaged.ts', false],
  ['/repo/apps/web/src/app/shared/usePage.tsx', false],
])('matches %s: %s', (id, is) => {
  expect(named.test(id)).toBe(is);
});

test('throws an error that names the missing file', () => {
  expect(() => sources('apps/web/src/pages.ts', 'apps/web/src/vanished.ts')).toThrow(
    'The build groups sources that do not exist: apps/web/src/vanished.ts.',
  );
});
