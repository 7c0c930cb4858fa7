import type { Brand } from '@platform/tokens';
import { Hono } from 'hono';
import { Sessions } from './accounts/sessions';
import type { Config } from './config';
import type { Database } from './db/database';
import { databaseNow } from './db/clock';
import { DepositWatcher } from './funds/depositWatcher';
import { createEndpoints } from './handlers/endpoints';
import { createApi } from './http/api';
import { Attempts } from './http/attempts';
import type { Background } from './http/background';
import { answerError } from './http/errors';
import { securityHeaders } from './http/securityHeaders';
import { createWebBuild } from './http/webBuild';
import type { Chain } from './ports/chain/chain';
import type { Clock } from './ports/clock';
import type { Mailer } from './ports/mail/mail';
import type { Random } from './ports/random';
import { TwoFactor } from './twofactor/twoFactor';
import { BetQueue } from './wingo/betQueue';
import { placeBets } from './wingo/bets';

export interface AppOptions {
  db: Database;
  config: Config;
  brands: readonly Brand[];
  jwtSecret: string;
  clock: Clock;
  random: Random;
  chain: Chain;
  mailer: Mailer;
  /** Where work goes that no answer waits for. */
  background: Background;
  /** Told of errors that are ours. */
  log: (error: unknown) => void;
}

/** Composes the HTTP app: the calls, the health check and the web build. */
export async function createApp(options: AppOptions): Promise<Hono> {
  const { db, config, brands, jwtSecret, clock, random, log } = options;
  const { chain, mailer, background } = options;
  const sessions = new Sessions({
    db,
    secret: new TextEncoder().encode(jwtSecret),
    hours: config.SESSION_HOURS,
    now: clock.now,
  });
  const bets = new BetQueue((game, bids) => placeBets(db, game, bids, config.MAX_ROUND_LIABILITY));
  const endpoints = createEndpoints({
    ...{ db, random, sessions, bets, chain, mailer, background, log },
    deposits: new DepositWatcher(db, chain),
    attempts: new Attempts(db),
    twoFactor: new TwoFactor({ serverSecret: jwtSecret, random }),
    grant: config.DEMO_GRANT,
    largestBet: config.MAX_BET,
  });

  const app = new Hono();
  app.onError((error, c) => answerError(c, error, log));
  app.use(securityHeaders);
  app.get('/healthz', async (c) =>
    c.json({ status: 'success', server_now: await databaseNow(db) }),
  );
  app.route(
    '/',
    createApi({
      ...{ endpoints, sessions, random, brands, log },
      checkReplies: config.CHECK_REPLIES,
      trustedProxies: config.TRUSTED_PROXIES,
      geoHeader: config.GEO_HEADER,
      publicUrl: config.PUBLIC_URL,
    }),
  );
  app.route('/', await createWebBuild({ folder: config.WEB_DIR, brands, random }));
  return app;
}
