/**
 * Applies preloaded styles that no page has used, because browsers warn about them. Without a
 * session, a visitor on a member page preloads its styles for use after sign-in.
 */
export function applyPreloadedStyles() {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const applied = new Set(sheets.map(({ href }) => href));
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]')) {
    if (!applied.has(link.href)) link.rel = 'stylesheet';
  }
}
