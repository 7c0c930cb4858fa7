import { expect, test } from 'vitest';
import { balancesPayloads, readNotice } from './notices';

test.each([
  ['r3', { kind: 'round', game: 3 }],
  ['p', { kind: 'names' }],
  ['n12:345', { kind: 'read', member: 12n, through: '345' }],
  ['b1,22', { kind: 'balances', members: [1n, 22n] }],
  ['', { kind: 'event' }],
])('reads the payload %j', (payload, notice) => {
  expect(readNotice(payload)).toEqual(notice);
});

test('splits the members of changed balances into payloads that PostgreSQL accepts', () => {
  const members = Array.from({ length: 1_000 }, (_, index) => 10n ** 17n + BigInt(index));
  const payloads = balancesPayloads(members);
  expect(Math.max(...payloads.map((payload) => payload.length))).toBeLessThan(8_000);
  const read = payloads
    .map(readNotice)
    .flatMap((notice) => (notice.kind === 'balances' ? notice.members : []));
  expect(read).toEqual(members);
});
