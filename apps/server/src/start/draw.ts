import type { LogLevel } from '../config/config';
import { openDatabase } from '../db/database';
import { Heartbeat } from '../db/heartbeat';
import { Draw } from '../draw/drawRounds';
import { PairDraw } from '../draw/pairDraw';
import { RoundMaker } from '../draw/roundMaker';
import { SCHEDULES, type Schedules } from '../draw/schedule';
import { dedupeErrors } from '../jobs/dedupeErrors';
import { CompareClocks } from '../jobs/compareClocks';
import { drawLoop } from '../jobs/drawLoop';
import { pairLoop } from '../jobs/pairLoop';
import { Repeat } from '../jobs/repeat';
import { steadyClock, systemClock } from '../ports/clock';
import { sntp } from '../ports/ntp/sntp';
import { systemRandom } from '../ports/random';
import { Keyring, type SealingKey } from '../sealing/keyring';
import { openBeacons } from './beacons';
import type { Part } from './child';
import { Closers } from './closers';
import { createLog } from './log';

/** Settings and keys of the draw, which no other process gets. */
export interface DrawHandover {
  logLevel: LogLevel;
  /** Connection string with a login that has the role platform_draw. */
  url: string;
  /** Time without a response after which the database counts as unreachable, in ms. */
  silenceMs: number;
  /** Keys of round seeds, newest first. */
  sealing: readonly SealingKey[];
  beacon: 'drand' | 'local';
  beaconUrls: readonly string[];
  beaconKey?: string | undefined;
  ntpServer?: string | undefined;
}

const CLOCKS_REST_MS = 15_000;

export const DRAW_CONNECTIONS = 3;

export const drawSecrets = ({ url, sealing, beaconKey }: DrawHandover): string[] => [
  ...sealing.map(({ secret }) => secret),
  new URL(url).password,
  ...(beaconKey === undefined ? [] : [beaconKey]),
];

/** Resolves once the next rounds exist. */
export async function startDraw(
  handover: DrawHandover,
  schedules: Schedules = SCHEDULES,
): Promise<Part> {
  const { error: log, warning: warn } = createLog(handover.logLevel, drawSecrets(handover));
  const onError = dedupeErrors(log, steadyClock);
  const closers = new Closers();
  const heartbeat = new Heartbeat(handover.url, log, { patienceMs: handover.silenceMs });
  closers.add(() => heartbeat.stop());
  const db = openDatabase({
    url: handover.url,
    connections: DRAW_CONNECTIONS,
    onError: log,
    heartbeat,
  });
  closers.add(db.close);
  const keyring = new Keyring(systemRandom, handover.sealing);
  const { beacon, beacons } = openBeacons({
    kind: handover.beacon,
    urls: handover.beaconUrls,
    localKey: handover.beaconKey,
    clock: systemClock,
    onError: log,
  });
  const maker = new RoundMaker({ keyring, random: systemRandom, chain: beacon.chain }, schedules);
  const loop = drawLoop({ db, maker, draw: new Draw({ keyring, beacons, onError }), onError });
  try {
    // Bets need open rounds. The start does not wait for unfinished draws of an earlier process.
    await maker.createAhead(db);
  } catch (error) {
    await closers.close();
    throw error;
  }
  loop.start();
  closers.add(() => loop.stop());
  const pairs = pairLoop({
    db,
    draw: new PairDraw({ keyring, random: systemRandom, onError }),
    onError,
  });
  pairs.start();
  closers.add(() => pairs.stop());
  const comparison = new CompareClocks({
    db,
    // The local beacon uses this machine's clock, which may itself be wrong.
    beacon: handover.beacon === 'local' ? undefined : beacon,
    ntp: handover.ntpServer === undefined ? undefined : sntp(handover.ntpServer),
    clock: systemClock,
    warn,
    onError,
  });
  const clocks = new Repeat({
    work: (signal) => comparison.run(signal),
    restMs: CLOCKS_REST_MS,
    onError,
  });
  clocks.start();
  closers.add(() => clocks.stop());
  return { report: {}, stop: () => closers.close() };
}
