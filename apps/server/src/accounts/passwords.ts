import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes, as OWASP's password storage guide has it: about 14 ms. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** Made at the first need: what is compared when there is no such member. */
let nobody: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed. Without a hash the answer is no, after the same
 * work: how long it takes must not tell who is a member.
 */
export async function passwordMatches(
  hashed: string | undefined,
  password: string,
): Promise<boolean> {
  nobody ??= hashPassword('the password of nobody');
  const matches = await verify(hashed ?? (await nobody), password);
  return hashed !== undefined && matches;
}
