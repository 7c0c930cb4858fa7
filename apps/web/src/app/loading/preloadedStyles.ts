/**
 * Applies the styles that the first HTML asked for ahead and that no page has used. The server
 * cannot know who is signed in, so a visitor at a member's page gets them too: the page after the
 * sign-in uses them, and browsers warn of what was preloaded and not used.
 */
export function applyPreloadedStyles() {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const applied = new Set(sheets.map(({ href }) => href));
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]')) {
    if (!applied.has(link.href)) link.rel = 'stylesheet';
  }
}
