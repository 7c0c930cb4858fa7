import type { Cluster } from './cluster';
import { heading, print } from './figures';
import { closedLoop } from './load';
import { cpuOf } from './processes';
import { callOf } from './requests';
import { openSite, type Site } from './site';

export const BOARDS = 50_000;
/** Length of a round of the shortest game, whose boards poll most often. */
const ROUND_SECONDS = 60;
const CONNECTIONS = 64;
const SECONDS = 5;
const WARM = 5_000;

/**
 * Returns the calls that a board makes per round without a live stream, cycling through the
 * members.
 */
const callsOf = ({ tokens }: Site) => {
  const boards = tokens.map((token) => [
    callOf(token, '/api/game/gameinfonew', { gametype: 1 }),
    callOf(token, '/api/game/lastWiningNumbersnew', { gametype: 1 }),
    callOf(token, '/api/game/winingNumbersnew?page=1&gametype=1'),
    callOf(token, '/api/game/myBets?page=1&gametype=1'),
    callOf(token, '/api/user/userbalances'),
  ]);
  const requests = boards.flat();
  return {
    perRound: requests.length / boards.length,
    of: (n: number) => requests[n % requests.length] ?? '',
  };
};

export async function benchBoards({ pid, ...cluster }: Cluster): Promise<void> {
  heading(`Boards that poll, ${CONNECTIONS} connections:`);
  const site = await openSite({ pid, ...cluster });
  try {
    const { of, perRound } = callsOf(site);
    const load = { port: site.server.port, connections: CONNECTIONS, requestOf: of };
    await closedLoop(load, (sent) => sent < WARM);
    const cpu = () => Promise.all([cpuOf(pid), cpuOf(site.server.pid)]);
    const before = await cpu();
    const { accepted, refused } = await closedLoop(load, (_, seconds) => seconds < SECONDS);
    if (refused > 0) throw new Error(`${refused} calls were refused; nothing was measured.`);
    const after = await cpu();
    const [database = NaN, node = NaN] = after.map(
      (us, index) => (us - (before[index] ?? NaN)) / accepted,
    );
    print({ name: 'processor time of a call in PostgreSQL', unit: 'us', value: database });
    print({ name: 'processor time of a call in Node', unit: 'us', value: node });
    const aSecond = (BOARDS * perRound) / ROUND_SECONDS;
    print({
      name: `processors for ${BOARDS} boards, ${perRound} calls each a round`,
      value: ((database + node) * aSecond) / 1e6,
      goal: { at: 'most', value: 1 },
    });
  } finally {
    await site.close();
  }
}
