import type { Platform } from './platformServer.ts';

/**
 * Inserts drawn rounds that are much older than the server's own rounds, so that the public history
 * lists them last. The sequence in their round numbers begins at 9001, which no day reaches. Their
 * masked numbers are therefore unique.
 */
export async function drawnRounds({ query }: Platform, game: number, count: number) {
  await query(
    `insert into wingo_round (game, number, opens_at, closes_at, draws_at, ends_at, seed, commitment)
     select $1::int, format('20250101%s%s', 10000 + $1::int, 9000 + place), starts,
       starts + '40 s', starts + '50 s', starts + '1 min', seed, sha256(seed)
     from generate_series(1, $2::int) as place,
       lateral (select timestamptz '2025-01-01' + place * interval '1 min' as starts) as time,
       lateral (select sha256(place::text::bytea) as seed) as secret
     on conflict do nothing`,
    [game, count],
  );
  // Draws these rounds by their seed alone, as an earlier version of the server did. The server may draw
  // the rounds concurrently.
  const ofThePast = `game = $1 and number like '20250101%'`;
  const steps = [
    ['open', `state = 'closed'`],
    ['closed', `state = 'drawn', result = wingo_digit(seed, number, null), drawn_at = draws_at`],
    ['drawn', `state = 'settling'`],
    ['settling', `state = 'settled'`],
  ];
  for (const [from, change] of steps) {
    await query(`update wingo_round set ${change} where ${ofThePast} and state = $2`, [game, from]);
  }
}
