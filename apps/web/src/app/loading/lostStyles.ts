/** Stylesheets that failed to load. The bundler's loader does not retry them. */
const lost = new Set<HTMLLinkElement>();

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  },
  // Capture listener, because error events of stylesheets do not bubble.
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

export const lostStyles = (): string[] => [...lost].map(({ href }) => href);

/** Retries all missing stylesheets. Rejects only if a needed one fails again. */
export const recoverStyles = (needed: readonly string[]): Promise<unknown> =>
  Promise.all(
    [...lost].map((link) => {
      const arrived = fetchAgain(link);
      return needed.includes(link.href) ? arrived : arrived.catch(() => undefined);
    }),
  );
