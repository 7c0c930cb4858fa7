/** Stylesheets that did not arrive. The builder's loader takes them for there from then on. */
const lost = new Set<HTMLLinkElement>();

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  },
  // Failures of stylesheets do not bubble.
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

/** The addresses of the stylesheets that did not arrive. */
export const lostStyles = (): string[] => [...lost].map(({ href }) => href);

/**
 * Fetches again what did not arrive. Rejects when one of those that are needed does not arrive this
 * time either; the others are another page's, and only that has to do without.
 */
export const recoverStyles = (needed: readonly string[]): Promise<unknown> =>
  Promise.all(
    [...lost].map((link) => {
      const arrived = fetchAgain(link);
      return needed.includes(link.href) ? arrived : arrived.catch(() => undefined);
    }),
  );
