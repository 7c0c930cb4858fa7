import type { PlatformServer } from './platformServer.ts';

/**
 * Gives a Wingo game a past: as many drawn rounds, long before those that the server plays.
 *
 * @param game 1 to 4: rounds of 1, 3, 5 and 10 minutes
 */
export const drawnRounds = ({ query }: PlatformServer, game: number, count: number) =>
  query(
    `insert into wingo_round (game, number, opens_at, closes_at, draws_at, ends_at, state, seed,
       commitment, result, drawn_at)
     select $1::int, format('20250101%s%s', 10000 + $1::int, lpad(place::text, 4, '0')), starts, starts + '40 s',
       starts + '50 s', starts + '1 min', 'settled', seed, sha256(seed), place % 10, starts + '50 s'
     from generate_series(1, $2::int) as place,
       lateral (select timestamptz '2025-01-01' + place * interval '1 min' as starts) as time,
       lateral (select decode(md5(place::text), 'hex') as seed) as secret
     on conflict do nothing`,
    [game, count],
  );
