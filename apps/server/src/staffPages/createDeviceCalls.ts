import { Hono, type Context } from 'hono';
import type { Database } from '../db/database';
import { answerError, type LogError } from '../http/errors';
import { bodyLimit } from '../http/bodyLimit';
import { slowDown } from '../http/slowDown';
import type { TokenBuckets } from '../http/tokenBuckets';
import type { TransportOptions } from '../http/transport';
import type { Random } from '../ports/random';
import { askDevice, DEVICE_MINUTES, POLL_SECONDS, pollDevice } from '../staff/devices';
import { IDLE_MINUTES } from '../staff/sessions';
import { staffVisitorOf } from './staffVisitor';

export const DEVICE_PATH = '/operator/device';

/** Body size limit, in bytes. A body contains at most one device code. */
const LARGEST_BODY_BYTES = 1024;

export interface DeviceCallsOptions extends TransportOptions {
  db: Database;
  random: Random;
  /** Rate limit per network. */
  perNetwork: TokenBuckets;
  publicUrl: string;
  log: LogError;
}

/**
 * Creates the calls that sign in commands as a staff member: the device authorization grant of RFC
 * 8628, with JSON bodies.
 */
export function createDeviceCalls(options: DeviceCallsOptions): Hono {
  const { db, random, perNetwork, publicUrl, log } = options;
  const device = new Hono();
  const visitorOf = (c: Context) => staffVisitorOf(c, options);
  device.onError((error, c) => answerError(c, error, log));
  const path = (name: string) => DEVICE_PATH + name;
  for (const each of [path(''), path('/*')]) {
    device.use(each, async (c, next) => {
      c.header('Cache-Control', 'no-store');
      slowDown(perNetwork.take(visitorOf(c as Context).network));
      return next();
    });
    device.use(each, bodyLimit(LARGEST_BODY_BYTES));
  }
  device.post(path(''), async (c) => {
    const { deviceCode, userCode } = await askDevice(db, random, visitorOf(c));
    return c.json({
      device_code: deviceCode,
      user_code: userCode,
      verification_uri: `${publicUrl}/staff/device`,
      expires_in: DEVICE_MINUTES * 60,
      interval: POLL_SECONDS,
    });
  });
  device.post(path('/token'), async (c) => {
    const body = (await c.req.json().catch(() => undefined)) as
      | { device_code?: unknown }
      | null
      | undefined;
    const code = body?.device_code;
    if (typeof code !== 'string') return c.json({ error: 'invalid_request' }, 400);
    const answer = await pollDevice(db, random, code, visitorOf(c));
    if ('error' in answer) return c.json(answer, 400);
    return c.json({
      access_token: answer.token,
      token_type: 'Bearer',
      // The token ends after this time without use.
      expires_in: IDLE_MINUTES * 60,
    });
  });
  return device;
}
