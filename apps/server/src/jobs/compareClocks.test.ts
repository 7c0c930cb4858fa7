import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { parseUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readClocks } from '../db/clock';
import type { Beacon } from '../ports/beacon/beacon';
import { localBeaconOf } from '../ports/beacon/local';
import { systemClock } from '../ports/clock';
import { sntp } from '../ports/ntp/sntp';
import { memberWith } from '../testing/people';
import { openRound } from '../testing/rounds';
import { useServers } from '../testing/suite';
import { placeBets } from '../wingo/bets';
import { CompareClocks, offsetFromBeacon, offsetFromNtp } from './compareClocks';

const suite = useServers();
const BEACON_KEY = '22'.repeat(32);

const beaconAhead = (ms: number) => localBeaconOf(BEACON_KEY, { now: () => Date.now() + ms });

beforeEach(async () => {
  await suite.database.db.query(sql`delete from clock_check`);
});

const NTP_EPOCH_S = 2_208_988_800;

async function timeServer(aheadMs: number, { mode = 4, echoes = true } = {}): Promise<string> {
  const server = createSocket('udp4');
  onTestFinished(() => void server.close());
  server.on('message', (request, { port, address }) => {
    const packet = Buffer.alloc(48);
    packet[0] = 0x20 + mode;
    if (echoes) request.copy(packet, 24, 40);
    const now = Date.now() + aheadMs;
    for (const place of [32, 40]) {
      packet.writeUInt32BE(Math.floor(now / 1_000) + NTP_EPOCH_S, place);
      packet.writeUInt32BE(Math.floor(((now % 1_000) / 1_000) * 2 ** 32), place + 4);
    }
    server.send(packet, port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  return `127.0.0.1:${server.address().port}`;
}

async function outcomeOfBet(): Promise<string | undefined> {
  const { db } = suite.database;
  await openRound(db, 1);
  const stake = parseUsdt('1');
  const member = await memberWith(db, stake);
  const bet = { betType: 'number', betValue: 7 } as const;
  const bid = { member, key: `bet-of-${member}`, bet, stake };
  const [placement] = await placeBets(db, 1, [bid], parseUsdt('1000'));
  return placement?.outcome;
}

function comparisonWith(beacon: Beacon) {
  const lines: string[] = [];
  const clocks = new CompareClocks({
    db: suite.database.db,
    beacon,
    ntp: undefined,
    clock: systemClock,
    warn: (message) => void lines.push(message),
    onError: (error) => void lines.push(String(error)),
  });
  return { clocks, lines };
}

describe('(A3) the database clock', () => {
  test('counts as behind if a signature exists before its scheduled time', async () => {
    const { db } = suite.database;
    expect(await offsetFromBeacon(db, beaconAhead(0))).toBe(0);
    const behind = await offsetFromBeacon(db, beaconAhead(5_000));
    expect(behind).toBeLessThan(-1_000);
    expect(behind).toBeGreaterThanOrEqual(-5_000);
  });

  test('is compared with a time server that is ahead or behind', async () => {
    const { db } = suite.database;
    for (const ahead of [60_000, -60_000]) {
      const offset = await offsetFromNtp(db, sntp(await timeServer(ahead)), systemClock);
      expect(Math.abs(offset + ahead)).toBeLessThan(30_000);
    }
    for (const faulty of [{ mode: 3 }, { echoes: false }]) {
      const ask = sntp(await timeServer(0, faulty));
      await expect(ask()).rejects.toThrow('does not know the time');
    }
  });

  test('stops betting in the database while it is wrong, and allows betting again once it is right', async () => {
    let ahead = 10_000;
    const beacon = localBeaconOf(BEACON_KEY, { now: () => Date.now() + ahead });
    const { clocks, lines } = comparisonWith(beacon);
    await clocks.run();
    expect(await outcomeOfBet()).toBe('closed');
    expect((await suite.wire.get('/readyz')).body).toMatchObject({
      betting_open: false,
      clocks: [{ source: 'beacon' }],
    });

    ahead = 0;
    await clocks.run();
    expect(await outcomeOfBet()).toBe('accepted');
    expect(lines).toEqual([
      expect.stringMatching(/^The database's clock is \d+ ms behind the beacon\. Above 1000 ms/),
      "The database's clock agrees with the beacon again.",
    ]);
  });

  test('is not compared with a beacon that does not respond', async () => {
    const { db } = suite.database;
    const silent = { ...beaconAhead(0), signatureOf: async () => undefined };
    const { clocks, lines } = comparisonWith(silent);
    await db.query(sql`select note_clock('beacon', -1500)`);
    await clocks.run();
    expect((await readClocks(db)).checks).toEqual([{ source: 'beacon', offsetMs: -1500 }]);
    expect(lines).toEqual([expect.stringContaining('Either it is unreachable, or')]);
  });

  test('is no longer compared once the draw stops', async () => {
    const { clocks, lines } = comparisonWith(beaconAhead(0));
    await clocks.run(AbortSignal.abort());
    expect((await readClocks(suite.database.db)).checks).toEqual([]);
    expect(lines).toEqual([]);
  });

  test('does not stop betting before the first comparison', async () => {
    expect(await readClocks(suite.database.db)).toMatchObject({ isBettingOpen: true, checks: [] });
    expect(await outcomeOfBet()).toBe('accepted');
  });

  test('an offset of 1,000 ms and an outdated comparison do not stop betting', async () => {
    const { db } = suite.database;
    const isOpen = async () => (await readClocks(db)).isBettingOpen;
    await db.query(sql`select note_clock('ntp', 1000)`);
    expect(await isOpen()).toBe(true);
    await db.query(sql`select note_clock('ntp', -1001)`);
    expect(await isOpen()).toBe(false);
    await db.query(sql`update clock_check set measured_at = measured_at - interval '6 minutes'`);
    expect(await isOpen()).toBe(true);
  });
});
