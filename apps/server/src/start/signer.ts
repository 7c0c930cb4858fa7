import type { LogLevel } from '../config/config';
import type { SignerConfig } from '../config/signerConfig';
import { openDatabase } from '../db/database';
import { dedupeErrors } from '../jobs/dedupeErrors';
import { Repeat } from '../jobs/repeat';
import { demoSigner } from '../ports/chain/demo';
import type { PaymentSigner } from '../ports/chain/payouts';
import { steadyClock } from '../ports/clock';
import { signWithdrawals } from '../wallet/signing';
import type { Part } from './child';
import { createLog, type Log } from './log';
import { addressSecrets } from './masked';
import type { KeySettings } from './signingKey';

export interface SignerHandover {
  logLevel: LogLevel;
  /** Connection string of a login with the role platform_signer. */
  url: string;
  /** Networks and key of the wallet; undefined for the demo chain, which has neither. */
  chain?: KeySettings & { networks: SignerConfig['EVM_NETWORKS'] };
  /** Limits of the payments within an hour and within a day, in micro-USDT, as decimal numbers. */
  limits: { hour: string; day: string };
  waitHours: number;
}

export interface SignerReport {
  /** Wallet that pays withdrawals, in lower case. */
  wallet: string;
}

const REST_MS = 1_000;

export const SIGNER_CONNECTIONS = 2;

export const signerSecrets = ({ url, chain }: SignerHandover): string[] => [
  ...addressSecrets([url, chain?.SIGNER_KEY_URL]),
  ...addressSecrets(Object.values(chain?.networks ?? {}).map(({ rpcUrl }) => rpcUrl)),
];

async function openSigner(
  { chain }: SignerHandover,
  log: Log,
  ending: AbortSignal,
): Promise<PaymentSigner> {
  if (chain === undefined) return demoSigner;
  const { networks } = chain;
  // Loaded on demand, because these modules are a third of the code.
  const { openSigningKey } = await import('./signingKey');
  const { evmSigner } = await import('../ports/chain/evm/evmSigner');
  return evmSigner({ networks, key: openSigningKey(chain), log: log.warning, ending });
}

export async function startSigner(handover: SignerHandover): Promise<Part> {
  const { url, limits, waitHours } = handover;
  const log = createLog(handover.logLevel, signerSecrets(handover));
  const ending = new AbortController();
  const signer = await openSigner(handover, log, ending.signal);
  const db = openDatabase({ url, connections: SIGNER_CONNECTIONS, onError: log.error });
  const onError = dedupeErrors(log.error, steadyClock);
  const loop = new Repeat({
    work: () =>
      signWithdrawals(db, signer, {
        limits: { hour: BigInt(limits.hour), day: BigInt(limits.day) },
        waitHours,
        onError,
      }),
    restMs: REST_MS,
    onError,
  });
  loop.start();
  const report: SignerReport = { wallet: signer.wallet };
  return {
    report,
    stop: async () => {
      ending.abort();
      await loop.stop();
      await db.close();
    },
  };
}
