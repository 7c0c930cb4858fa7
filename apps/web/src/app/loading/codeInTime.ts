import { lostStyles, recoverStyles } from './lostStyles';

/** Timeout for a page's code (specification, section 9). */
export const CODE_LIMIT_MS = 120_000;

/** Error for a page's code that cannot be loaded. `failureText` returns the message. */
export class MissingCode extends Error {}

/** Stylesheets that failed to load, by loader. Pass the same loader function on every call. */
const owed = new WeakMap<() => unknown, readonly string[]>();

/**
 * Loads a page's code and waits for its styles. Another call after a failure retries both.
 *
 * @throws MissingCode if loading fails or takes more than 120 s
 */
export async function codeInTime<Code>(load: () => Promise<Code>): Promise<Code> {
  const needed = owed.get(load) ?? [];
  const lostBefore = lostStyles().filter((href) => !needed.includes(href));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), CODE_LIMIT_MS);
  });
  try {
    return await Promise.race([recoverStyles(needed).then(load), tooLate]);
  } catch (cause) {
    owed.set(
      load,
      lostStyles().filter((href) => !lostBefore.includes(href)),
    );
    throw new MissingCode('Its code did not arrive.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
