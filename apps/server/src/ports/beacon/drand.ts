import {
  DRAND_QUICKNET,
  DRAND_QUICKNET_HASH,
  verifyBeacon,
  type BeaconChain,
} from '@platform/rules/fairness';
import type { Beacon } from './beacon';

const TIMEOUT_MS = 3_000;

export interface DrandOptions {
  /** Base URLs of drand servers, in the order in which they are tried. */
  urls: readonly string[];
  /** Called if a server does not respond, or if its signature of the round is invalid. */
  onError: (error: Error) => void;
  /** @default drand quicknet; tests pass their own chain */
  chain?: BeaconChain;
}

function signatureIn(answer: unknown, round: number): string {
  const { round: answered, signature } = Object(answer) as Record<string, unknown>;
  if (answered !== round) throw new Error(`it answered round ${String(answered)}`);
  if (typeof signature !== 'string') throw new Error('its answer has no signature');
  return signature.toLowerCase();
}

async function ask(base: string, round: number): Promise<string | undefined> {
  const reply = await fetch(`${base}/${DRAND_QUICKNET_HASH}/public/${round}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // Servers respond with 404 or 425 for a round that they do not have yet.
  if (reply.status === 404 || reply.status === 425) return undefined;
  if (!reply.ok) throw new Error(`it answered ${reply.status}`);
  return signatureIn(await reply.json(), round);
}

/**
 * Creates a client of drand. Every signature is verified with the chain's public key, so neither
 * the servers nor the connection need to be trusted.
 */
export function drandBeacon({ urls, onError, chain = DRAND_QUICKNET }: DrandOptions): Beacon {
  async function signatureFrom(base: string, round: number): Promise<string | undefined> {
    try {
      const signature = await ask(base, round);
      if (signature === undefined) return undefined;
      if (verifyBeacon(chain.publicKey, round, signature)) return signature;
      throw new Error('its signature is not valid');
    } catch (cause) {
      const { message } = cause as Error;
      onError(new Error(`${base} has no round ${round} of the beacon: ${message}.`, { cause }));
      return undefined;
    }
  }

  return {
    chain,
    signatureOf: async (round) => {
      for (const base of urls) {
        const signature = await signatureFrom(base, round);
        if (signature !== undefined) return signature;
      }
      return undefined;
    },
  };
}
