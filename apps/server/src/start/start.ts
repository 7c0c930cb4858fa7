import { join } from 'node:path';
import { BrandShelf, faultyLine, LastValid, type Brand, type FaultyBrand } from '@platform/tokens';
import { openBeacons } from './beacons';
import { ServedVersions } from '../brands/served';
import { publicUrlOf, withdrawalWaitOf, type Config } from '../config/config';
import { RENDER_PROGRAM } from '../paths';
import { openBus } from './bus';
import { openChain } from './chain';
import { chainBooks } from './chainBooks';
import { Closers, settled } from './closers';
import { createApp } from './createApp';
import { POOL_IDLE_MS, type Patience } from '../db/connection';
import { openDatabase, type Database, type DatabaseOptions } from '../db/database';
import { Heartbeat } from '../db/heartbeat';
import { Draw } from '../draw/drawRounds';
import { RoundMaker } from '../draw/roundMaker';
import { SCHEDULES, type Schedules } from '../draw/schedule';
import { mailChangesByHand } from '../handlers/account/mailChangesByHand';
import { Background } from '../http/background';
import { faceFinder } from '../http/fontFaces';
import { Metrics } from '../http/metrics';
import { mainSite } from '../http/site';
import { drawLoop } from '../jobs/drawLoop';
import { fundSteps } from '../jobs/fundSteps';
import { payIncome } from '../jobs/payIncome';
import { dedupeErrors } from '../jobs/dedupeErrors';
import { reconcile } from '../jobs/reconcile';
import { pushSteps } from '../jobs/pushSteps';
import { Repeat } from '../jobs/repeat';
import { closeLoop, settleLoop } from '../jobs/roundLoops';
import { sweep } from '../jobs/sweep';
import { openKeys } from './keys';
import { readFigures } from '../ledger/books/figures';
import { listen } from './listen';
import type { Log } from './log';
import type { Chain } from '../ports/chain/chain';
import { steadyClock, systemClock } from '../ports/clock';
import { fileMailer } from '../ports/mail/fileMailer';
import type { Mailer } from '../ports/mail/mail';
import { smtpMailer } from '../ports/mail/smtpMailer';
import { systemRandom } from '../ports/random';
import { followServices } from '../notifications/push/subscriptions';
import { openOrigins } from './origins';
import { Pictures } from '../pictures/pictures';
import { openRates } from './rates';
import { openStore, prepareDatabase, type DemoLogin } from './store';
import { resealSecrets } from '../account/twoFactor/reseal';
import { openPush } from './webPush';
import { roundLag } from '../wingo/rounds';

export interface RunningServer {
  port: number;
  brands: readonly Brand[];
  /** Folder of the embedded database; undefined with DATABASE_URL. */
  data: string | undefined;
  /** Login of the demo member; undefined with DATABASE_URL. */
  demo: DemoLogin | undefined;
  /**
   * Token with which operators change brands, if this server created it; undefined if a setting
   * provides it.
   */
  brandsToken: string | undefined;
  /** Weaknesses of the settings, one sentence each. */
  notices: readonly string[];
  /** Resolves if the embedded database ends without `stop`; otherwise never. */
  lost: Promise<void>;
  /** Waits for the open requests, then closes everything. */
  stop(): Promise<void>;
}

export interface StartOptions {
  config: Config;
  log: Log;
  /** @default the schedules of the specification */
  schedules?: Schedules;
  /** Source of deposits and destination of withdrawals. @default the configured chain */
  chain?: (db: Database) => Chain;
}

/**
 * Database connections for requests, jobs, draws and closes. Jobs may run long. The close of betting
 * has a connection of its own, because a late close voids the round.
 */
export const CONNECTIONS = { requests: 12, jobs: 7, draws: 2, closes: 1 };

/**
 * Returns the database time limits of a request, in ms. No limit exceeds the time limit of the response,
 * because later work would occupy connections and locks in vain.
 *
 * @param answerMs time limit of the response, in ms
 */
export const requestPatience = (answerMs: number) => ({
  connectMs: answerMs,
  statementMs: answerMs,
  lockMs: Math.min(answerMs, 2_000),
});

/**
 * Returns the silence after which the database counts as unreachable, in ms: at least one second,
 * and more if slow responses are allowed.
 *
 * @param answerMs time limit of a call, in ms
 */
export const silenceMs = (answerMs: number): number => Math.max(1_000, answerMs / 5);

/** Time limit for one statement of a job, such as settling 20,000 bets, in ms. */
const JOB_STATEMENT_MS = 300_000;
/**
 * Lock time-out of a job, in ms. While the job waits, other jobs wait for the locks that it already has.
 */
const JOB_LOCK_MS = 1_000;

/** Pause of the loops for deposits, withdrawals, locks, income and notifications, in ms. */
const STEP_REST_MS = 1_000;

/**
 * Pause between two comparisons of the books by any server, in ms. Shorter than the idle time-out
 * of the pool, because a new connection costs more than the comparison.
 */
export const RECONCILE_REST_MS = POOL_IDLE_MS - 2_000;

/** Pause between two checks of the brand folders, in ms. A change takes two checks. */
const BRANDS_REST_MS = 400;

/** Pause between two checks for published or due versions of brands, in ms. */
const PUBLISHED_REST_MS = 100;

/** Pause between two requests for rates, in ms. */
const RATES_REST_MS = 600_000;

const SWEEP_REST_MS = 3_600_000;

/** Pause between two attempts to revoke the rights of the previous release, in ms. */
const REVOKE_REST_MS = 60_000;

/**
 * Opens the SMTP mailer if a server is configured. Otherwise mails become files in the data folder.
 */
const openMailer = ({ SMTP_URL, MAIL_FROM, DATA_DIR }: Config): Mailer =>
  SMTP_URL === undefined
    ? fileMailer({
        folder: join(DATA_DIR, 'mail'),
        address: MAIL_FROM,
        clock: systemClock,
        random: systemRandom,
        log: console.log,
      })
    : smtpMailer({ url: SMTP_URL, address: MAIL_FROM });

/**
 * Starts the database, the rounds and the HTTP server.
 *
 * @throws if a component does not start; all opened components are then closed
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const closers = new Closers();
  try {
    return await startParts(options, closers);
  } catch (error) {
    await settled(closers.close());
    throw error;
  }
}

async function startParts(options: StartOptions, closers: Closers): Promise<RunningServer> {
  const { config, schedules = SCHEDULES } = options;
  const { error: log, answered: onAnswer, operated: onOperated, warning } = options.log;
  // Invalid token foundations prevent the start, so brands are read first.
  const lastValid = new LastValid(join(config.DATA_DIR, 'brands'), log);
  const origins = openOrigins(config, warning);
  const pictures = new Pictures({
    program: RENDER_PROGRAM,
    folder: join(config.DATA_DIR, 'pictures'),
    faceOf: faceFinder(config.WEB_DIR),
    onError: log,
  });
  closers.add(() => pictures.close());
  const shelf = await BrandShelf.open(config.TOKENS_DIR, {
    lastValid,
    origins,
    prepare: (folder, brand) => pictures.prepare(folder, brand),
  });
  const { brands } = shelf;
  const store = await openStore(config);
  closers.add(store.stop);
  const addresses = await prepareDatabase(store, config, log);
  const answerMs = config.ANSWER_SECONDS * 1_000;
  const heartbeat = new Heartbeat(addresses.app, log, { patienceMs: silenceMs(answerMs) });
  closers.add(() => heartbeat.stop());
  const open = (options: Pick<DatabaseOptions, 'url' | 'connections' | keyof Patience>) => {
    const opened = openDatabase({ ...options, onError: log, heartbeat });
    closers.add(opened.close);
    return opened;
  };
  const db = open({
    url: addresses.app,
    connections: CONNECTIONS.requests,
    ...requestPatience(answerMs),
  });
  const jobs = open({
    url: addresses.app,
    connections: CONNECTIONS.jobs,
    statementMs: JOB_STATEMENT_MS,
    lockMs: JOB_LOCK_MS,
  });
  const drawDb = open({ url: addresses.draw, connections: CONNECTIONS.draws });
  const closeDb = open({
    url: addresses.app,
    connections: CONNECTIONS.closes,
    lockMs: JOB_LOCK_MS,
  });
  const keys = await openKeys(config, systemRandom, store.jwtSecret);
  const { beacon, beacons } = openBeacons(config, keys, systemClock, log);
  const grant = store.demo ? config.DEMO_GRANT : 0n;
  const ending = new AbortController();
  const nodes = { log: warning, ending: ending.signal };
  const chain =
    options.chain?.(db) ?? (await openChain(db, store.demo !== undefined, config, nodes));
  const mailer = openMailer(config);
  const push = await openPush(config);
  const rates = openRates(config, store.demo !== undefined, systemClock);
  const background = new Background(log);
  closers.add(() => background.idle());
  const metrics = new Metrics({
    pool: db.pool,
    roundLag: () => roundLag(db),
    figures: () => readFigures(db),
    onError: log,
  });
  metrics.watchProcess();
  const warnOf = (brand: FaultyBrand) => warning(faultyLine(brand));
  const served = new ServedVersions({ db, shelf, onFaulty: warnOf });
  const bus = await openBus(config, db, log);
  closers.add(() => bus.close());
  served.listen(bus);
  // Loads published versions before the first request, so that no visitor gets an outdated one.
  await served.refresh();
  // Warns after the refresh, because a faulty folder does not matter while a published version is
  // served.
  for (const brand of shelf.faulty) if (brand.version === undefined) warnOf(brand);
  shelf.requireAny();
  const { app, live } = await createApp({
    db,
    bus,
    shelf,
    served,
    brandsToken: config.BRANDS_TOKEN ?? store.brandsToken,
    log,
    warn: warning,
    onAnswer,
    onOperated,
    metrics,
    chain,
    rates,
    background,
    clock: systemClock,
    steady: steadyClock,
    random: systemRandom,
    mailer,
    push,
    config: { ...config, DEMO_GRANT: grant },
    answerMs,
    jwtSecret: store.jwtSecret,
    keyring: keys.keyring,
    receipts: keys.receipts,
    beacon: beacon.chain,
  });
  const onError = dedupeErrors(log, steadyClock);
  const closes = closeLoop({ db: closeDb, onError });
  const settlements = settleLoop({ db: jobs, onError });
  const maker = new RoundMaker({ ...keys, random: systemRandom, chain: beacon.chain }, schedules);
  const draws = drawLoop({
    db: drawDb,
    maker,
    draw: new Draw({ ...keys, beacons, onError }),
    onDrawn: () => settlements.wake(),
    onError,
  });
  // Bets need only open rounds. The start does not wait for unfinished draws and payouts of an
  // earlier server.
  await maker.createAhead(drawDb);
  for (const loop of [draws, closes, settlements]) {
    loop.start();
    closers.add(() => loop.stop());
  }
  await followServices(jobs, push).catch(onError);
  const steps = [
    ...fundSteps(jobs, chain, { onError }),
    () => payIncome(jobs, onError),
    ...pushSteps(jobs, push, { onError, ending: ending.signal }),
    () =>
      mailChangesByHand({
        db: jobs,
        random: systemRandom,
        mailer,
        site: () => mainSite({ brands: shelf.brands, publicUrl: publicUrlOf(config) }),
        waitHours: withdrawalWaitOf(config),
        ending: ending.signal,
      }),
  ];
  for (const work of steps) {
    const loop = new Repeat({ work, restMs: STEP_REST_MS, onError });
    loop.start();
    closers.add(() => loop.stop());
  }
  // Aborts before the loops stop, so that no loop waits for an unresponsive service.
  closers.add(async () => ending.abort());

  const auditor = new Repeat({
    work: () =>
      reconcile({ db: jobs, ...chainBooks(jobs, chain), restMs: RECONCILE_REST_MS, onError }),
    restMs: RECONCILE_REST_MS,
    onError,
  });
  auditor.start();
  closers.add(() => auditor.stop());

  const sweeper = new Repeat({
    work: async () => {
      await sweep(jobs, config.SESSION_IDLE_MINUTES).catch(onError);
      await resealSecrets(jobs, keys.keyring);
    },
    restMs: SWEEP_REST_MS,
    onError: log,
  });
  sweeper.start();
  closers.add(() => sweeper.stop());

  let { revoke } = addresses;
  const revoker = new Repeat({
    work: async () => {
      if (await revoke?.()) revoke = undefined;
    },
    restMs: REVOKE_REST_MS,
    onError,
  });
  if (revoke) revoker.start();
  closers.add(() => revoker.stop());

  const rateTaker = new Repeat({
    work: () => rates.refresh(),
    restMs: RATES_REST_MS,
    onError,
  });
  rateTaker.start();
  closers.add(() => rateTaker.stop());

  const publisher = new Repeat({
    work: () => served.keepUp(),
    restMs: PUBLISHED_REST_MS,
    onError,
  });
  publisher.start();
  closers.add(() => publisher.stop());

  const folderLeft = (id: string) =>
    warning(
      `The folder of the brand ${id} has changed, and a published version is served. 'npm run brand -- draft ${id}' makes a version of the folder.`,
    );
  const librarian = new Repeat({
    work: async () => {
      for (const brand of await shelf.followOrigins()) warnOf(brand);
      if (!config.BRANDS_RELOAD) return;
      for (const brand of await shelf.refresh(folderLeft)) warnOf(brand);
    },
    restMs: BRANDS_REST_MS,
    onError,
  });
  librarian.start();
  closers.add(() => librarian.stop());

  const { port, close } = await listen(app, config);
  closers.add(close);
  // Live streams close first, because they never end by themselves.
  closers.add(() => live.close());
  const { data, demo, lost } = store;
  const notices = [...addresses.notices, ...keys.notices];
  const brandsToken = config.BRANDS_TOKEN === undefined ? store.brandsToken : undefined;
  return { port, brands, data, demo, brandsToken, notices, lost, stop: () => closers.close() };
}
