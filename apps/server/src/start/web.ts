import { join } from 'node:path';
import { BrandShelf, faultyLine, LastValid, type Brand, type FaultyBrand } from '@platform/tokens';
import { ServedVersions } from '../brands/served';
import { logLevelOf, publicUrlOf, readConfig, withdrawalWaitOf } from '../config/config';
import { RENDER_PROGRAM } from '../paths';
import { openBus } from './bus';
import { openChain } from './chain';
import { chainBooks } from './chainBooks';
import { Closers, settled } from './closers';
import { createApp } from './createApp';
import { POOL_IDLE_MS, type Patience } from '../db/connection';
import { openDatabase, type Database, type DatabaseOptions } from '../db/database';
import { Heartbeat } from '../db/heartbeat';
import { mailChangesByHand, mailCorrections } from '../handlers/account/mailChangesByHand';
import { Background } from '../http/background';
import { faceFinder } from '../http/fontFaces';
import { Metrics } from '../http/metrics';
import { mainSite } from '../http/site';
import { fundSteps } from '../jobs/fundSteps';
import { payIncome } from '../jobs/payIncome';
import { dedupeErrors } from '../jobs/dedupeErrors';
import { reconcile } from '../jobs/reconcile';
import { pushSteps } from '../jobs/pushSteps';
import { Repeat } from '../jobs/repeat';
import { closeLoop, settleLoop } from '../jobs/roundLoops';
import { sweep } from '../jobs/sweep';
import { receiptSigner, type ServerKeys } from './keys';
import { readFigures } from '../ledger/books/figures';
import { listen } from './listen';
import { createLog } from './log';
import { openMailer } from './mailer';
import { secretsOf } from './masked';
import type { Part } from './child';
import type { Chain } from '../ports/chain/chain';
import { steadyClock, systemClock } from '../ports/clock';
import { systemRandom } from '../ports/random';
import { followServices } from '../notifications/push/subscriptions';
import { openOrigins } from './origins';
import { requestPatience, silenceMs } from './patience';
import { Pictures } from '../pictures/pictures';
import { openRates } from './rates';
import { ExclusionHashes } from '../account/exclusionHashes';
import { keepExclusions } from '../account/keepExclusions';
import { Keyring } from '../sealing/keyring';
import { resealSecrets } from '../account/twoFactor/reseal';
import { openPush } from './webPush';
import { roundLag } from '../wingo/rounds';

/** Contains neither the keys nor the login of the draw. */
export interface WebHandover {
  settings: Readonly<Record<string, string>>;
  /** Connection string with a login that has the role platform_app. */
  url: string;
  jwtSecret: string;
  /** True on the embedded database, where members play with test money. */
  isDemo: boolean;
  keys: ServerKeys['web'];
}

export interface WebReport {
  port: number;
  brands: readonly Pick<Brand, 'name' | 'hosts'>[];
}

export interface WebOptions {
  chain?: (db: Database) => Chain;
}

/**
 * Jobs may run long. The close of betting has its own connection, because a late close voids the
 * round.
 */
export const CONNECTIONS = { requests: 12, jobs: 7, closes: 1 };

/** Time limit for one statement of a job, such as settling 20,000 bets, in ms. */
const JOB_STATEMENT_MS = 300_000;
/**
 * Lock time limit of a job, in ms. While the job waits, other jobs wait for the locks that the job
 * already has.
 */
const JOB_LOCK_MS = 1_000;

/** Pause of the loops for deposits, withdrawals, locks, income and notifications, in ms. */
const STEP_REST_MS = 1_000;

/**
 * Shorter than the idle time-out of the pool, because a new connection costs more than the
 * comparison.
 */
export const RECONCILE_REST_MS = POOL_IDLE_MS - 2_000;

/** Pause between checks of the brand folders, in ms. A change is served after two checks. */
const BRANDS_REST_MS = 400;

const PUBLISHED_REST_MS = 100;

const RATES_REST_MS = 600_000;

const SWEEP_REST_MS = 3_600_000;

export const webSecrets = ({ settings, url, jwtSecret, keys }: WebHandover): string[] => [
  ...secretsOf(readConfig(settings)),
  ...keys.twoFactor.map(({ secret }) => secret),
  ...[jwtSecret, keys.receiptKey, keys.exclusionKey, new URL(url).password],
];

/** @throws if a component does not start; all opened components are then closed */
export async function startWeb(handover: WebHandover, options: WebOptions = {}): Promise<Part> {
  const closers = new Closers();
  try {
    const report = await startParts(handover, options, closers);
    return { report, stop: () => closers.close() };
  } catch (error) {
    await settled(closers.close());
    throw error;
  }
}

async function startParts(
  handover: WebHandover,
  options: WebOptions,
  closers: Closers,
): Promise<WebReport> {
  const { url, jwtSecret, isDemo, keys } = handover;
  const config = readConfig(handover.settings);
  const {
    error: log,
    answered: onAnswer,
    operated: onOperated,
    warning,
  } = createLog(logLevelOf(config), webSecrets(handover));
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
  const answerMs = config.ANSWER_SECONDS * 1_000;
  const heartbeat = new Heartbeat(url, log, { patienceMs: silenceMs(answerMs) });
  closers.add(() => heartbeat.stop());
  const open = (options: Pick<DatabaseOptions, 'url' | 'connections' | keyof Patience>) => {
    const opened = openDatabase({ ...options, onError: log, heartbeat });
    closers.add(opened.close);
    return opened;
  };
  const db = open({
    url,
    connections: CONNECTIONS.requests,
    ...requestPatience(answerMs),
  });
  const jobs = open({
    url,
    connections: CONNECTIONS.jobs,
    statementMs: JOB_STATEMENT_MS,
    lockMs: JOB_LOCK_MS,
  });
  const closeDb = open({
    url,
    connections: CONNECTIONS.closes,
    lockMs: JOB_LOCK_MS,
  });
  const keyring = new Keyring(systemRandom, keys.twoFactor, 'TWO_FACTOR_KEYS');
  const exclusions = new ExclusionHashes(Buffer.from(keys.exclusionKey, 'hex'));
  const grant = isDemo ? config.DEMO_GRANT : 0n;
  const ending = new AbortController();
  const nodes = { log: warning, ending: ending.signal };
  const chain = options.chain?.(db) ?? (await openChain(db, isDemo, config, nodes));
  const mailer = openMailer(config);
  const push = await openPush(config);
  const rates = openRates(config, isDemo, systemClock);
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
    jwtSecret,
    keyring,
    receipts: receiptSigner(Buffer.from(keys.receiptKey, 'hex')),
    exclusions,
  });
  const onError = dedupeErrors(log, steadyClock);
  const closes = closeLoop({ db: closeDb, onError });
  const settlements = settleLoop({ db: jobs, onError });
  // The draw is another process. The database notifies this one of drawn rounds.
  live.onChange(() => settlements.wake());
  for (const loop of [closes, settlements]) {
    loop.start();
    closers.add(() => loop.stop());
  }
  await followServices(jobs, push).catch(onError);
  const mails = {
    db: jobs,
    mailer,
    site: () => mainSite({ brands: shelf.brands, publicUrl: publicUrlOf(config) }),
    ending: ending.signal,
  };
  const steps = [
    ...fundSteps(jobs, chain, { onError }),
    () => payIncome(jobs, onError),
    ...pushSteps(jobs, push, { onError, ending: ending.signal }),
    () =>
      mailChangesByHand({
        ...mails,
        random: systemRandom,
        waitHours: withdrawalWaitOf(config),
      }),
    () => mailCorrections(mails),
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
      await keepExclusions(jobs, exclusions).catch(onError);
      await resealSecrets(jobs, keyring);
    },
    restMs: SWEEP_REST_MS,
    onError: log,
  });
  sweeper.start();
  closers.add(() => sweeper.stop());

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
  return { port, brands: brands.map(({ name, hosts }) => ({ name, hosts })) };
}
