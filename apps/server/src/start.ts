import { join } from 'node:path';
import { BrandError, BrandShelf, type Brand } from '@platform/tokens';
import { DEMO_CODE, ensureDemoMember } from './accounts/demoMember';
import { MIGRATIONS_DIR, type Config } from './config';
import { openChain } from './chain';
import { createApp } from './createApp';
import { openDatabase, type Database } from './db/database';
import { startEmbedded } from './db/embedded/startEmbedded';
import { migrate } from './db/migrate';
import { Background } from './http/background';
import { Metrics } from './http/metrics';
import { moveFunds } from './jobs/moveFunds';
import { payIncome } from './jobs/payIncome';
import { Repeat } from './jobs/repeat';
import { RoundLoop } from './jobs/roundLoop';
import { sweep } from './jobs/sweep';
import { openKeys } from './keys';
import { listen } from './listen';
import type { Log } from './log';
import { systemClock } from './ports/clock';
import { fileMailer } from './ports/mail/fileMailer';
import type { Mailer } from './ports/mail/mail';
import { smtpMailer } from './ports/mail/smtpMailer';
import { systemRandom } from './ports/random';
import { loadSecrets } from './secrets';
import { RoundMaker } from './wingo/roundMaker';
import { roundLag } from './wingo/rounds';
import { SCHEDULES, type Schedules } from './wingo/schedule';

/** A server that is up. */
export interface RunningServer {
  port: number;
  brands: readonly Brand[];
  /** The folder of the embedded database; undefined with DATABASE_URL. */
  data: string | undefined;
  /** Who may try the platform; undefined with DATABASE_URL. */
  demo: { code: string; password: string } | undefined;
  /** Resolves when the embedded database is gone without `stop`; never otherwise. */
  lost: Promise<void>;
  /** Answers what is in progress, then closes everything down. */
  stop(): Promise<void>;
}

export interface StartOptions {
  config: Config;
  log: Log;
  /** The pace of the games. @default the specification's */
  schedules?: Schedules;
}

/** Where the data is, and what only a database of one's own brings with it. */
interface Store {
  url: string;
  jwtSecret: string;
  data: string | undefined;
  demo: RunningServer['demo'];
  lost: Promise<void>;
  stop(): Promise<void>;
}

/** How long deposits, withdrawals, locks and income rest between two looks. */
const MONEY_REST_MS = 1_000;

/** How long between two looks at the brands' folders: two of them see a change. */
const BRANDS_REST_MS = 400;

/** How long the sweeper rests. */
const SWEEP_REST_MS = 3_600_000;

const never = new Promise<void>(() => undefined);

function ownStore(url: string, jwtSecret: string): Store {
  return {
    url,
    jwtSecret,
    data: undefined,
    demo: undefined,
    lost: never,
    stop: async () => undefined,
  };
}

async function embeddedStore({ DATA_DIR, JWT_SECRET }: Config): Promise<Store> {
  const { jwtSecret, demoPassword } = await loadSecrets(DATA_DIR, systemRandom);
  const { url, folder, lost, stop } = await startEmbedded({ dataDir: DATA_DIR });
  const demo = { code: DEMO_CODE, password: demoPassword };
  return { url, jwtSecret: JWT_SECRET ?? jwtSecret, data: folder, demo, lost, stop };
}

const openStore = (config: Config): Store | Promise<Store> =>
  config.DATABASE_URL !== undefined && config.JWT_SECRET !== undefined
    ? ownStore(config.DATABASE_URL, config.JWT_SECRET)
    : embeddedStore(config);

/** Mails go out by SMTP where there is a server for it, and else to files beside the data. */
const openMailer = ({ SMTP_URL, MAIL_FROM, DATA_DIR }: Config): Mailer =>
  SMTP_URL === undefined
    ? fileMailer({
        folder: join(DATA_DIR, 'mail'),
        ...{ clock: systemClock, random: systemRandom, tell: console.log },
      })
    : smtpMailer({ url: SMTP_URL, address: MAIL_FROM });

async function prepareDatabase(db: Database, { demo }: Store, { DEMO_GRANT }: Config) {
  await migrate(db, MIGRATIONS_DIR);
  if (demo) await ensureDemoMember(db, systemRandom, demo.password, DEMO_GRANT);
}

/** What has to be closed, in the order it was opened. */
class Closers {
  readonly #closers: (() => Promise<void>)[] = [];

  add(close: () => Promise<void>): void {
    this.#closers.unshift(close);
  }

  /** Closes everything, the last opened first, also when one of them fails. */
  async close(): Promise<void> {
    const results = [];
    for (const close of this.#closers.splice(0)) results.push(await settled(close()));
    const failed = results.find((result) => result !== undefined);
    if (failed !== undefined) throw failed;
  }
}

const settled = (promise: Promise<void>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

/**
 * Starts everything: the database, the rounds, the HTTP server.
 *
 * @throws with everything closed again when a part does not start.
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
  const { error: log, answered: onAnswer } = options.log;
  // Read first: a brand that is wrong is told before anything is started.
  const shelf = await BrandShelf.open(config.TOKENS_DIR);
  const { brands } = shelf;
  const store = await openStore(config);
  closers.add(store.stop);
  const db = openDatabase({ url: store.url, onError: log });
  closers.add(db.close);
  await prepareDatabase(db, store, config);

  const keys = await openKeys(config, systemRandom, store.jwtSecret);
  const grant = store.demo ? config.DEMO_GRANT : 0n;
  const chain = openChain(db, store.demo !== undefined, config);
  const background = new Background(log);
  closers.add(() => background.idle());
  const metrics = new Metrics({ pool: db.pool, roundLag: () => roundLag(db) });
  metrics.watchProcess();
  const app = await createApp({
    ...{
      db,
      brands,
      log,
      onAnswer,
      metrics,
      chain,
      background,
      clock: systemClock,
      random: systemRandom,
    },
    mailer: openMailer(config),
    config: { ...config, DEMO_GRANT: grant },
    jwtSecret: store.jwtSecret,
    keyring: keys.keyring,
  });
  const rounds = new RoundLoop({
    db,
    maker: new RoundMaker(systemRandom, schedules),
    onError: log,
  });
  await rounds.start();
  closers.add(() => rounds.stop());
  const money = new Repeat({
    work: async () => {
      await moveFunds(db, chain, log);
      await payIncome(db, log);
    },
    restMs: MONEY_REST_MS,
    onError: log,
  });
  money.start();
  closers.add(() => money.stop());

  const sweeper = new Repeat({ work: () => sweep(db), restMs: SWEEP_REST_MS, onError: log });
  sweeper.start();
  closers.add(() => sweeper.stop());

  if (config.BRANDS_RELOAD) {
    const librarian = new Repeat({
      work: async () => {
        const refused = await shelf.refresh();
        if (refused.length > 0) throw new BrandError(refused);
      },
      restMs: BRANDS_REST_MS,
      onError: log,
    });
    librarian.start();
    closers.add(() => librarian.stop());
  }

  const { port, close } = await listen(app, config);
  closers.add(close);
  const { data, demo, lost } = store;
  return { port, brands, data, demo, lost, stop: () => closers.close() };
}
