import { lostStyles, recoverStyles } from './lostStyles';

/** How long the code of a page may take (the specification, section 9). */
export const CODE_LIMIT_MS = 120_000;

/** Code that did not arrive. The component that shows it formats a message in the reader’s language. */
export class MissingCode extends Error {}

/** The styles that code has lost; by its loader, which is the same each time. */
const owed = new WeakMap<() => unknown, readonly string[]>();

/**
 * Waits for code that is imported when it is first needed, with its styles. Asking again after a
 * failure fetches it again.
 *
 * @throws MissingCode when it fails, or has not arrived after 120 s
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
