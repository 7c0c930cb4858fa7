/**
 * Applies unused preloaded styles, because browsers warn about unused preloads. Visitors on a
 * member page have such styles, because the server does not know who is signed in.
 */
export function applyPreloadedStyles() {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const applied = new Set(sheets.map(({ href }) => href));
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]')) {
    if (!applied.has(link.href)) link.rel = 'stylesheet';
  }
}
