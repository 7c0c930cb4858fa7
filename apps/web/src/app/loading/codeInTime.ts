import { lostStyles, recoverStyles } from './lostStyles';

/** Time limit for the code of a page (specification, section 9). */
export const CODE_LIMIT_MS = 120_000;

/**
 * Error of code that failed to load. The component that shows this error formats its message in the
 * reader’s language.
 */
export class MissingCode extends Error {}

/**
 * Stylesheets that failed to load together with code. The key is the loader, which must be the same
 * function each time.
 */
const owed = new WeakMap<() => unknown, readonly string[]>();

/**
 * Loads code on demand, with its styles. After a failure, another call fetches both again.
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
