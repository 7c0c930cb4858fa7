import { USDT } from '@platform/rules/money';
import { expect, test } from 'vitest';
import { Arena } from '../testing/arena';
import { compareBooks } from '../testing/compareBooks';
import { startDebianPostgres } from '../testing/debianPostgres';

// Two servers share one database, and 200 members bet continuously. Members repeat each request with the
// same key until a response arrives. The test kills one server after the other, during betting and during
// settlements. Finally, it compares the books with the responses. chaos.test.ts covers other faults, on the
// embedded PostgreSQL.

const MEMBERS = 200;
const START = 100_000n * USDT;
/** Time limit of waits, in ms: long, because other suites may keep the machine busy. */
const PATIENCE_MS = 300_000;
const KILL_MS = 30_000;

/** Set KILLS=100 for a longer run. */
const KILLS = Number(process.env['KILLS'] ?? 4);

test(
  `loses no bet and pays none twice on Debian’s PostgreSQL 15 despite ${KILLS} kills`,
  { timeout: PATIENCE_MS + KILLS * KILL_MS },
  async () => {
    const postgres = await startDebianPostgres();
    const arena = await Arena.open({ postgresUrl: postgres.url, members: MEMBERS, balance: START });
    try {
      await killAgainAndAgain(arena, KILLS);
      await compareBooks(arena, START);
    } finally {
      await arena.close();
      await postgres.stop();
    }
  },
);

async function killAgainAndAgain(arena: Arena, kills: number): Promise<void> {
  await Promise.all([arena.start(0), arena.start(1)]);
  const enough = new AbortController();
  const playing = Promise.all(arena.players.map((player) => player.play(enough.signal)));
  // Reports a player's failure before the other players end.
  const failed = playing.then(() => undefined);
  for (let count = 0; count < kills; count += 1) {
    const place = count % 2;
    const killing = place === 0 ? arena.killWhileBetting(place) : arena.killWhileSettling(place);
    // One server is killed while the other continues.
    await Promise.race([failed, killing]);
    await arena.start(place);
  }
  enough.abort();
  await playing;
  await arena.settled();
  expect(await arena.stop()).toEqual([0, 0]);
}
