/** Stylesheets that failed to load. The bundler's loader does not retry these stylesheets. */
const lost = new Set<HTMLLinkElement>();

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  },
  // Capture phase, because error events of stylesheets do not bubble.
  true,
);

function fetchAgain(link: HTMLLinkElement): Promise<unknown> {
  const again = link.cloneNode() as HTMLLinkElement;
  const settled = new Promise((resolve, reject) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', () => reject(new Error(`${link.href} did not arrive.`)));
  });
  lost.delete(link);
  link.replaceWith(again);
  return settled;
}

/** Returns the URLs of the stylesheets that failed to load. */
export const lostStyles = (): string[] => [...lost].map(({ href }) => href);

/**
 * Fetches failed stylesheets again. Rejects if a needed stylesheet fails again. Failures of other
 * stylesheets are ignored, because these belong to other pages.
 */
export const recoverStyles = (needed: readonly string[]): Promise<unknown> =>
  Promise.all(
    [...lost].map((link) => {
      const arrived = fetchAgain(link);
      return needed.includes(link.href) ? arrived : arrived.catch(() => undefined);
    }),
  );
