/**
 * Applies styles that the initial HTML preloaded but no page has used, because browsers warn about
 * unused preloads. The server does not know who is signed in, so visitors on a member page preload the
 * page's styles, too. After the sign-in, the page uses these styles.
 */
export function applyPreloadedStyles() {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const applied = new Set(sheets.map(({ href }) => href));
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]')) {
    if (!applied.has(link.href)) link.rel = 'stylesheet';
  }
}
