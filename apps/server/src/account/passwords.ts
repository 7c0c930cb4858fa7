import { hash, verify } from '@node-rs/argon2';
import { once } from '../ports/once';
import { HashQueue, type HashQueueOptions } from './hashQueue';

/** Argon2id with 19 MiB and two passes, as OWASP's password storage guide has it: about 14 ms. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What waits is done within half a second on two processors, and never waits longer than three. */
export const QUEUE_LIMITS: HashQueueOptions = {
  concurrency: 2,
  perCaller: 32,
  inTotal: 64,
  longestMs: 3_000,
};

const queue = new HashQueue(QUEUE_LIMITS);

/** @param caller whose turn it is: a network, or a member who is signed in; see `HashQueue` */
export const hashPassword = (password: string, caller = ''): Promise<string> =>
  queue.run(caller, () => hash(password, OPTIONS));

/** What is compared when there is no such member. */
const noMember = once(() => hash('the password of no member', OPTIONS));

async function compare(hashed: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(hashed ?? (await noMember()), password);
  return hashed !== undefined && matches;
}

/**
 * Whether the password is the one that was hashed. Without a hash the answer is no, after the same
 * work: the time it takes must not reveal who is a member.
 *
 * @param caller as for `hashPassword`
 * @param first what is done once it is the caller's turn, such as to claim an attempt: one that is
 *   refused because too much waits is none
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
