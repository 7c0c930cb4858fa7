import { GAME_TYPES } from '@platform/rules/wingo';
import type { Schedules } from '../draw/schedule';
import { demoChain } from '../ports/chain/demo';
import { run } from '../start/run';
import { readNetworks } from '../config/networks';
import { asRole, ROLES } from '../db/privileges';
import { startSigner } from '../start/signer';
import { SIGN_OPTIONS } from './payWithdrawals';

/** Rounds of three seconds, so that a test can cover several rounds and interrupt one midway. */
const FAST = { periodMs: 3_000, closesBeforeMs: 1_000, drawsBeforeMs: 500 };

const schedules = Object.fromEntries(
  GAME_TYPES.map((game) => [game, FAST]),
) as unknown as Schedules;

const skewMs = Number(process.env['CLOCK_SKEW_MS'] ?? 0);
if (skewMs !== 0) {
  const RealDate = Date;
  // Simulates a machine with a wrong clock: all code in this process uses this class.
  globalThis.Date = class extends RealDate {
    constructor(...args: [] | [number | string | Date]) {
      if (args.length === 0) super(RealDate.now() + skewMs);
      else super(...args);
    }

    static override now = () => RealDate.now() + skewMs;
  } as DateConstructor;
}

/** Starts a signer that uses the database of the test server. */
async function startTestSigner(keyFile: string | undefined): Promise<void> {
  const { DATABASE_URL: url = '', EVM_NETWORKS: networks } = process.env;
  const { limits } = SIGN_OPTIONS;
  await startSigner({
    // Until the server has migrated the database, the signer fails.
    logLevel: 'silent',
    url: asRole(url, ROLES.signer),
    ...(keyFile !== undefined && {
      chain: {
        networks: readNetworks(networks) ?? {},
        SIGNER_KEY_FILE: keyFile,
        SIGNER_KEY_URL: undefined,
        SIGNER_WALLET: undefined,
      },
    }),
    limits: { hour: String(limits.hour), day: String(limits.day) },
    waitHours: 0,
  });
}

const isDemo = process.env['TEST_CHAIN'] === 'demo';
const keyFile = process.env['TEST_SIGNER_KEY_FILE'];
if (process.argv[2] === undefined && (isDemo || keyFile !== undefined)) {
  await startTestSigner(keyFile);
}
// In a test bundle, this program is also the program of the parts.
await run(process.argv[1] ?? '', { schedules, ...(isDemo && { chain: demoChain }) });
