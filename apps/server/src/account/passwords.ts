import { hash, verify } from '@node-rs/argon2';
import { once } from '../ports/once';
import { HashQueue, type HashQueueOptions } from './hashQueue';

/**
 * Argon2id with 19 MiB and two passes, as OWASP's Password Storage Cheat Sheet recommends. A hash
 * takes about 14 ms.
 */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Limits of the hash queue. Two processors empty a full queue within half a second. */
export const QUEUE_LIMITS: HashQueueOptions = {
  concurrency: 2,
  perCaller: 32,
  inTotal: 64,
  longestMs: 3_000,
};

const queue = new HashQueue(QUEUE_LIMITS);

/** @param caller key for fair queueing: a network or a signed-in member, see `HashQueue` */
export const hashPassword = (password: string, caller = ''): Promise<string> =>
  queue.run(caller, () => hash(password, OPTIONS));

const noMember = once(() => hash('the password of no member', OPTIONS));

async function compare(hashed: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(hashed ?? (await noMember()), password);
  return hashed !== undefined && matches;
}

/**
 * Compares a password with a hash. Takes the same time without a hash, so that the response time
 * does not reveal members.
 *
 * @param first runs before the comparison, for example to claim an attempt. A request rejected by a
 * full queue does not count as an attempt.
 */
export const passwordMatches = (
  hashed: string | undefined,
  password: string,
  caller = '',
  first?: () => Promise<void>,
): Promise<boolean> =>
  queue.run(caller, async () => {
    await first?.();
    return compare(hashed, password);
  });
