import { Agent, request } from 'node:http';
import { IDEMPOTENCY_HEADER } from '@platform/api/contract';
import { USDT } from '@platform/rules/money';
import { Sessions } from '../src/accounts/sessions';
import type { Database } from '../src/db/database';
import { startEmbedded } from '../src/db/embedded/startEmbedded';
import { JWT_SECRET, testApp } from '../src/testing/app';
import { testDatabase } from '../src/testing/database';
import { emptyFolder } from '../src/testing/folders';
import { membersWith } from '../src/testing/people';

/** What the benchmarks work with. */
export interface Workshop {
  db: Database;
  members: bigint[];
  /** Sends one bet over HTTP, as the member of this index. */
  placeBet: (member: number, key: string) => Promise<void>;
  close: () => Promise<void>;
}

const BODY = JSON.stringify({ gametype: 1, betType: 'color', betValue: 'green', amount: '0.01' });

function post(agent: Agent, origin: string, token: string, key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}`, [IDEMPOTENCY_HEADER]: key };
    const url = `${origin}/api/game/placeBetnew`;
    const sent = request(url, { method: 'POST', agent, headers }, (reply) => {
      reply.resume();
      reply.on('end', () =>
        reply.statusCode === 200 ? resolve() : reject(new Error(`HTTP ${reply.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end(BODY);
  });
}

/** Starts a database and an app on a folder that goes when the benchmarks end. */
export async function openWorkshop(memberCount: number): Promise<Workshop> {
  const folder = await emptyFolder();
  const embedded = await startEmbedded({ dataDir: folder.path });
  const { db, drop } = await testDatabase(embedded.url);
  const app = await testApp(db, { CHECK_REPLIES: false });
  const members = await membersWith(db, memberCount, 1_000_000n * USDT);
  const secret = new TextEncoder().encode(JWT_SECRET);
  const sessions = new Sessions({ db, secret, hours: 1, now: Date.now });
  const tokens = await Promise.all(members.map((member) => sessions.open(member)));
  const agent = new Agent({ keepAlive: true });
  return {
    ...{ db, members },
    placeBet: (member, key) => post(agent, app.origin, tokens[member] ?? '', key),
    close: async () => {
      agent.destroy();
      await app.close();
      await drop();
      await embedded.stop();
      await folder.remove();
    },
  };
}
