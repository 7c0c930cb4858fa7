import { lostStyles, recoverStyles } from './lostStyles';

/** Time limit for the code of a page (specification, section 9). */
export const CODE_LIMIT_MS = 120_000;

/**
 * Code that did not arrive. The component that shows this error formats its message in the reader’s
 * language.
 */
export class MissingCode extends Error {}

/** Stylesheets that failed to load with this code. The loader, the same function each time, is the key. */
const owed = new WeakMap<() => unknown, readonly string[]>();

/**
 * Loads code on demand, with its styles. Another call after a failure fetches them again.
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
