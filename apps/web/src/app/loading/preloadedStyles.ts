/**
 * Applies styles that the first HTML preloaded and no page has used. The server does not know who is signed
 * in, so visitors at a member's page preload them too. The page after the sign-in uses them. Browsers warn
 * about unused preloads.
 */
export function applyPreloadedStyles() {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const applied = new Set(sheets.map(({ href }) => href));
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]')) {
    if (!applied.has(link.href)) link.rel = 'stylesheet';
  }
}
