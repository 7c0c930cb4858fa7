import { setTimeout as delay } from 'node:timers/promises';
import { faultyState, type BrandShelf } from '@platform/tokens';
import { Hono } from 'hono';
import { NO_DEVICE } from '../account/device';
import { logSecurity } from '../account/securityLog';
import { Sessions } from '../account/sessions';
import { BrandDesk, type BrandDeskOptions } from '../brands/brandDesk';
import { Previews } from '../brands/previews';
import type { ServedVersions } from '../brands/served';
import { mustConfirmEmail, publicUrlOf, withdrawalWaitOf, type Config } from '../config/config';
import type { Database } from '../db/database';
import { DepositWatcher } from '../wallet/depositWatcher';
import { payoutsStopped } from '../wallet/payoutBlock';
import { signerState } from '../wallet/signers';
import { currencyRatesEndpoint } from '../handlers/rates/currencyRates';
import { createEndpoints } from '../handlers/endpoints';
import { CALL_HEAD, PAGE_HEAD, sendHead } from '../http/answer';
import { createApi } from '../http/api';
import { Attempts } from '../http/attempts';
import type { Background } from '../http/background';
import { checkAll } from '../http/checks';
import { closeHosts } from '../http/closedHosts';
import { createDocs } from '../http/docs/createDocs';
import type { LogError } from '../http/errors';
import { createFrame } from '../http/frame';
import type { Metrics } from '../http/metrics';
import type { Answered } from '../http/observe';
import { createOperations, READY_MS } from '../http/operations';
import { createOperatorBrands, type OperatorEvent } from '../http/operatorBrands';
import { createPreviewPages, PreviewOf } from '../http/preview';
import { requireProxy } from '../http/proxies';
import { TokenBuckets } from '../http/tokenBuckets';
import { SharedAnswers } from '../http/sharedAnswers';
import { strictTransport } from '../http/transport';
import { createWebBuild } from '../http/webBuild';
import type { Bus } from '../ports/bus/bus';
import type { Chain } from '../ports/chain/chain';
import { stopwatch, type Clock, type SteadyClock } from '../ports/clock';
import type { Mailer } from '../ports/mail/mail';
import type { Push } from '../ports/push/push';
import type { Random } from '../ports/random';
import type { Rates } from '../ports/rates/rates';
import { dedupeErrors } from '../jobs/dedupeErrors';
import { Live } from '../live/live';
import type { Keyring } from '../sealing/keyring';
import { TwoFactor } from '../account/twoFactor/twoFactor';
import { OriginalBets } from '../originals/bets';
import { Draws } from '../originals/draws';
import {
  actorOf,
  mayActOn,
  openPublications,
  permissionsOn,
  personOf,
  publicationsWait,
  recordAction,
  requestPublication,
} from '../staff/brandActions';
import { isStaffHost, StaffCookies } from '../staffPages/cookies';
import { createDeviceCalls } from '../staffPages/createDeviceCalls';
import { createStaffPages, STAFF_RATE } from '../staffPages/createStaffPages';
import { createStudio } from '../staffPages/createStudio';
import { BetQueue, type Pacer } from '../wingo/betQueue';
import { placeBets, type Bid, type Placement } from '../wingo/bets';
import type { ReceiptSigner } from '../wingo/receipt';
import type { ExclusionHashes } from '../account/exclusionHashes';
import { Receipts } from '../wingo/receipts';

const LONGEST_REST_MS = 10;

/** Under load, a few large batches cost the database less than many small ones. */
const restAsLong: Pacer = () => {
  const elapsed = stopwatch();
  return () => delay(Math.min(elapsed(), LONGEST_REST_MS));
};

/** Time for which the signatures of batches gather before they are stored, in ms. */
const GATHER_SIGNATURES_MS = 25;

/** Name of the pages for staff, who work for all brands. Mails to staff use the same name. */
const SITE_NAME = 'Platform';

const isCall = (path: string) => path === '/api' || path.startsWith('/api/');

/** Pause before a busy bet is retried, in ms. All retries together take two seconds. */
const BUSY_REST_MS = 50;

/**
 * Fraction of the response time limit within which a bet must be sent. The rest of the time is left for the
 * batch.
 */
const SENT_WITHIN = 0.8;

const accepted = (bids: readonly Bid[], placements: readonly Placement[]): bigint[] =>
  bids.flatMap(({ member }, index) => (placements[index]?.outcome === 'accepted' ? [member] : []));

export interface AppOptions {
  db: Database;
  bus: Bus;
  config: Config;
  shelf: BrandDeskOptions['shelf'] & Pick<BrandShelf, 'isClosed' | 'origins'>;
  served: ServedVersions;
  jwtSecret: string;
  keyring: Keyring;
  receipts: ReceiptSigner;
  exclusions: ExclusionHashes;
  clock: Clock;
  /** Monotonic clock for ages and durations. */
  steady: SteadyClock;
  random: Random;
  chain: Chain;
  rates: Rates;
  mailer: Mailer;
  push: Push;
  background: Background;
  log: LogError;
  warn: (message: string) => void;
  onAnswer?: (answered: Answered) => void;
  /** Called for every action of a brand operator, in addition to the security log. */
  onOperated?: (event: OperatorEvent) => void;
  metrics: Metrics;
  answerMs: number;
  readyMs?: number;
  /** Lifetime of shared results, in ms; 0 disables sharing. @default 1_000 */
  sharedMs?: number;
}

/** HTTP app and its live streams, which must be closed before the server can shut down. */
export interface App {
  app: Hono;
  live: Live;
}

/** Maximum number of live streams per network, for each request per second of its rate limit. */
const STREAMS_A_CALL = 10;

export async function createApp(options: AppOptions): Promise<App> {
  const {
    db,
    bus,
    config,
    shelf,
    jwtSecret,
    clock,
    steady,
    random,
    log,
    warn,
    answerMs,
    readyMs = READY_MS,
    sharedMs = 1_000,
  } = options;
  const { chain, mailer, push, background, metrics, onAnswer, keyring } = options;
  const sessions = new Sessions({
    db,
    secret: new TextEncoder().encode(jwtSecret),
    oldSecrets: config.JWT_SECRETS_OLD.map((secret) => new TextEncoder().encode(secret)),
    hours: config.SESSION_HOURS,
    idleMinutes: config.SESSION_IDLE_MINUTES,
    now: clock.now,
    steady: steady.now,
  });
  sessions.listen(bus);
  const live = new Live({
    db,
    bus,
    sessions,
    now: clock.now,
    run: (work) => background.run(work),
    limits: {
      perMember: config.MEMBER_RATE,
      perNetwork: config.ADDRESS_RATE * STREAMS_A_CALL,
    },
  });
  metrics.watchStreams(() => live.figures());
  const shared = new SharedAnswers(steady, sharedMs);
  if (sharedMs > 0) live.onChange(() => shared.clear());
  const receipts = new Receipts(
    db,
    options.receipts,
    (work) => background.run(work),
    () => delay(GATHER_SIGNATURES_MS),
  );
  const bets = new BetQueue(
    async (game, bids) => {
      const placements = await placeBets(db, game, bids, config.MAX_ROUND_LIABILITY);
      metrics.bets(placements.map(({ outcome }) => outcome));
      live.balancesChanged(accepted(bids, placements));
      return receipts.ofPlacements(bids, placements);
    },
    {
      pacer: restAsLong,
      rest: () => delay(BUSY_REST_MS),
      longestMs: answerMs * SENT_WITHIN,
      now: steady.now,
    },
  );
  const draws = new Draws(db, {
    steady,
    longestMs: answerMs * SENT_WITHIN,
    onError: log,
    onPlaced: (members) => live.balancesChanged(members),
  });
  const endpoints = createEndpoints({
    db,
    random,
    sessions,
    bets,
    receipts,
    exclusions: options.exclusions,
    formerReceiptKeys: config.RECEIPT_KEYS_OLD,
    draws,
    originals: new OriginalBets(db, options.receipts),
    chain,
    mailer,
    push,
    background,
    log,
    deposits: new DepositWatcher(db, chain),
    shared,
    attempts: new Attempts(db),
    twoFactor: new TwoFactor({ keyring, random }),
    grant: config.DEMO_GRANT,
    formRate: config.FORM_RATE,
    idleMinutes: config.SESSION_IDLE_MINUTES,
    confirmEmail: mustConfirmEmail(config),
    withdrawalWaitHours: withdrawalWaitOf(config),
    largestBet: config.MAX_BET,
  });

  const frame = {
    log,
    onAnswer: (answered: Answered) => {
      metrics.answered(answered);
      onAnswer?.(answered);
    },
  };
  const { brands } = shelf;
  const isClosed = (host: string) => shelf.isClosed(host);
  const visitors = {
    brands,
    trustedProxies: config.TRUSTED_PROXIES,
    geoHeader: config.GEO_HEADER,
    publicUrl: publicUrlOf(config),
  };
  const onlyProxies = requireProxy({
    trustedProxies: config.TRUSTED_PROXIES,
    proxyAddresses: config.PROXY_ADDRESSES,
    warn: dedupeErrors((message) => warn(String(message)), steady),
  });
  const calls = createFrame({ ...frame, head: CALL_HEAD });
  const checks = checkAll(onlyProxies, strictTransport(visitors));
  calls.use(checks);
  calls.route(
    '/',
    createApi({
      ...visitors,
      endpoints: [...endpoints, currencyRatesEndpoint(options.rates)],
      sessions,
      random,
      answerMs,
      live,
      isClosed,
      checkReplies: config.CHECK_REPLIES,
      perAddress: new TokenBuckets(steady, config.ADDRESS_RATE),
      perMember: new TokenBuckets(steady, config.MEMBER_RATE),
    }),
  );
  const pages = createFrame({ ...frame, head: PAGE_HEAD });
  pages.use(checks);
  pages.use(sendHead);
  pages.route(
    '/',
    createOperations({
      db,
      clock: steady,
      metrics,
      readyMs,
      answerMs,
      log,
      trustedProxies: config.TRUSTED_PROXIES,
      metricsToken: config.METRICS_TOKEN,
      faultyBrands: () => shelf.faulty.map(faultyState),
      signerState: () => signerState(db),
      payoutsStopped: () => payoutsStopped(db),
    }),
  );
  const previews = new Previews({ db, shelf, random });
  const desk = new BrandDesk({ db, shelf, served: options.served, previews });
  const recordOperated = async (operated: OperatorEvent) => {
    options.onOperated?.(operated);
    const { event, address, ...detail } = operated;
    const device = { ...NO_DEVICE, address };
    await logSecurity(db, { event, member: undefined, device, detail }).catch(log);
  };
  const staffCookies = new StaffCookies(visitors);
  pages.route(
    '/',
    createOperatorBrands({
      ...visitors,
      db,
      desk,
      clock: steady,
      access: {
        callerOf: (token) => actorOf(db, token),
        personOf: (session) => personOf(db, session),
        may: (caller, permissions, brand) => mayActOn(db, caller, permissions, brand),
        permissions: (caller, known) => permissionsOn(db, caller, known),
        waits: () => publicationsWait(db),
        waiting: async ({ account }, brand) =>
          (await openPublications(db, account))
            .filter((open) => open.brand === brand)
            .map(({ request, detail: { number, at }, author, reason: note, isOwn }) => ({
              request: String(request),
              number,
              at,
              author,
              note,
              is_own: isOwn,
            })),
        record: recordAction,
        request: (caller, action) => requestPublication(db, caller, action),
      },
      record: recordOperated,
      sessionIn: (c) => (isStaffHost(c, visitors) ? staffCookies.read(c, 'staff') : undefined),
      log,
    }),
  );
  const staffPerNetwork = new TokenBuckets(steady, Math.min(config.ADDRESS_RATE, STAFF_RATE));
  pages.route(
    '/',
    createDeviceCalls({
      ...visitors,
      db,
      random,
      log,
      perNetwork: staffPerNetwork,
    }),
  );
  pages.route(
    '/',
    createStudio({
      ...visitors,
      db,
      random,
      folder: config.STUDIO_DIR,
      perNetwork: staffPerNetwork,
    }),
  );
  pages.route(
    '/',
    createStaffPages({
      ...visitors,
      db,
      random,
      keyring,
      publish: async (
        { brand, detail: { number, at, over }, author, reason: note },
        approver,
        approve,
      ) => {
        const moment = at === null ? undefined : new Date(at);
        const request = {
          number,
          at: moment,
          over,
          author: `${author}, approved by ${approver}`,
          note,
        };
        await desk.publish(brand, request, approve.within);
        const { address } = approve;
        const version = number ?? 'folder';
        const planned = at === null ? {} : { at };
        const event = { event: 'brand-published', address, brand, author: request.author } as const;
        await recordOperated({ ...event, version, ...planned });
      },
      perNetwork: staffPerNetwork,
      site: { origin: visitors.publicUrl, name: SITE_NAME },
    }),
  );
  const previewing = { ...visitors, previews, clock: steady };
  const previewOf = new PreviewOf(previewing);
  pages.route('/', createPreviewPages(previewing, previewOf));
  // `closeHosts` follows the operator endpoints, because those respond on every host.
  pages.use(closeHosts(isClosed));
  pages.route('/', createDocs({ brands, random }));
  pages.route(
    '/',
    await createWebBuild({
      ...visitors,
      folder: config.WEB_DIR,
      serviceWorker: config.SERVICE_WORKER,
      random,
      clock,
      previewOf,
    }),
  );

  // Separate apps: Hono finds calls by exact path only if the app has no routes with parameters.
  const app = new Hono().all('*', (c) =>
    (isCall(c.req.path) ? calls : pages).fetch(c.req.raw, c.env),
  );
  return { app, live };
}
