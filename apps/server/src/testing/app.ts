import { fileURLToPath } from 'node:url';
import { USDT } from '@platform/rules/money';
import { BrandShelf, type FaultyBrand } from '@platform/tokens';
import { ExclusionHashes } from '../account/exclusionHashes';
import { ServedVersions } from '../brands/served';
import { readConfig, type Config } from '../config/config';
import { createApp } from '../start/createApp';
import type { Database } from '../db/database';
import type { Chain } from '../ports/chain/chain';
import { demoChain } from '../ports/chain/demo';
import { fixedRates } from '../ports/rates/fixed';
import type { Rates } from '../ports/rates/rates';
import { Background } from '../http/background';
import { faceFinder } from '../http/fontFaces';
import { Metrics } from '../http/metrics';
import type { OperatorEvent } from '../http/operatorBrands';
import { readFigures } from '../ledger/books/figures';
import { listen } from '../start/listen';
import type { Mail } from '../ports/mail/mail';
import { openOrigins } from '../start/origins';
import { postgresBus, type Bus } from '../ports/bus/bus';
import { webPush } from '../ports/push/webPush';
import { systemRandom } from '../ports/random';
import { testPictures } from './pictures';
import { roundLag } from '../wingo/rounds';
import { TEST_RECEIPTS } from './draws';
import { JWT_SECRET, TEST_KEYRING } from './keyring';

export { JWT_SECRET } from './keyring';

export const TOKENS_DIR = fileURLToPath(new URL('../../../../tokens', import.meta.url));

/** Signing key of push notifications: the example of RFC 8291. */
export const TEST_VAPID = {
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  subject: 'mailto:no-reply@localhost',
};

export interface TestApp {
  origin: string;
  /**
   * Moves the clock of the server, but not that of the database. Moving forward simulates elapsed
   * time. Moving back simulates a changed system clock; ages do not decrease.
   */
  advance(milliseconds: number): void;
  /**
   * Freezes the clocks except for `advance`, so that rate limits do not recover on a slow machine.
   */
  stopClock(): void;
  /** Emails sent so far; complete once `settled` resolves. */
  mails: Mail[];
  /** Serves new publications, as a running server does ten times a second. */
  keepUp(): Promise<void>;
  followFolders(): Promise<unknown>;
  followOrigins(): Promise<readonly FaultyBrand[]>;
  operated: OperatorEvent[];
  settled(): Promise<void>;
  errors: unknown[];
  warnings: string[];
  close(): Promise<void>;
}

/** Starts a server that validates replies against the contract. */
export async function testApp(
  db: Database,
  config: Partial<Config> = {},
  {
    rates = fixedRates,
    chain = demoChain(db),
    bus = postgresBus(db),
    sharedMs = 0,
    // Disables time limits, because other suites may keep the machine busy.
    answerMs = Infinity,
    readyMs = Infinity,
  }: {
    rates?: Rates;
    chain?: Chain;
    bus?: Bus;
    sharedMs?: number;
    answerMs?: number;
    readyMs?: number;
  } = {},
): Promise<TestApp> {
  const errors: unknown[] = [];
  const mails: Mail[] = [];
  const background = new Background((error) => errors.push(error));
  let ahead = 0;
  let passed = 0;
  let stopped: { at: number; steady: number } | undefined;
  const operated: OperatorEvent[] = [];
  const warnings: string[] = [];
  const settings = { ...readConfig({}), ...config };
  const origins = openOrigins(settings, (message) => warnings.push(message));
  const pictures = testPictures({
    faceOf: faceFinder(config.WEB_DIR ?? '/nowhere'),
    onError: (error) => errors.push(error),
  });
  const shelf = await BrandShelf.open(config.TOKENS_DIR ?? TOKENS_DIR, {
    origins,
    prepare: (folder, brand) => pictures.prepare(folder, brand),
  });
  const served = new ServedVersions({ db, shelf });
  const { app, live } = await createApp({
    db,
    bus,
    config: {
      ...readConfig({}),
      SESSION_HOURS: 1,
      MAX_BET: 100n * USDT,
      WEB_DIR: '/nowhere',
      STUDIO_DIR: '/nowhere',
      CHECK_REPLIES: true,
      // Disables rate limits, because tests send requests faster than people do.
      ADDRESS_RATE: 0,
      MEMBER_RATE: 0,
      FORM_RATE: 0,
      ...config,
    },
    shelf,
    served,
    jwtSecret: JWT_SECRET,
    keyring: TEST_KEYRING,
    receipts: TEST_RECEIPTS,
    exclusions: new ExclusionHashes(Buffer.from('key of the exclusions of tests')),
    clock: { now: () => (stopped?.at ?? Date.now()) + ahead },
    steady: { now: () => (stopped?.steady ?? performance.now()) + passed },
    random: systemRandom,
    chain,
    rates,
    push: webPush({ ...TEST_VAPID, services: config.PUSH_SERVICES ?? [] }),
    mailer: { send: async (mail) => void mails.push(mail) },
    background,
    log: (error) => errors.push(error),
    warn: (message) => warnings.push(message),
    onOperated: (event) => operated.push(event),
    answerMs,
    readyMs,
    // Disabled by default, because tests read immediately after they write.
    sharedMs,
    metrics: new Metrics({
      pool: db.pool,
      roundLag: () => roundLag(db),
      figures: () => readFigures(db),
      onError: (error) => errors.push(error),
    }),
  });
  const { port, close } = await listen(app, { PORT: 0, HOST: '127.0.0.1' });
  return {
    origin: `http://127.0.0.1:${port}`,
    advance: (milliseconds) => {
      ahead += milliseconds;
      passed += Math.max(0, milliseconds);
    },
    stopClock: () => (stopped = { at: Date.now(), steady: performance.now() }),
    mails,
    keepUp: () => served.keepUp(),
    followFolders: () => shelf.refresh(),
    followOrigins: () => shelf.followOrigins(),
    operated,
    settled: () => background.idle(),
    errors,
    warnings,
    close: async () => {
      await live.close();
      await close();
      await background.idle();
      await pictures.close();
    },
  };
}
