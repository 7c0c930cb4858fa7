import { expect, test } from 'vitest';
import { verifyHref } from '../../paths';
import { subjectIn } from './subject';

const subjectOf = (href: string) => subjectIn(new URLSearchParams(href));

test('(A4) reads a round and an optional bet from the URL', () => {
  expect(subjectOf(verifyHref(3, '20261122100030017'))).toEqual({
    game: 3,
    round: '20261122100030017',
    bet: null,
  });
  expect(subjectOf(verifyHref(1, '20261122100010481', 'B 1'))).toMatchObject({ bet: 'B 1' });
});

test.each(['', '?game=1', '?round=1', '?game=9&round=1', '?game=1&round=a/b', '?game=x&round=1'])(
  "finds no round in '%s'",
  (href) => {
    expect(subjectOf(href)).toBeNull();
  },
);
