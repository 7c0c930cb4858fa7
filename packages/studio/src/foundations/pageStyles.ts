const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Writes the styles of a page into a constructed sheet, because the content security policy of the
 * server permits no style elements without its nonce.
 */
export function writeStyles(page: Document, name: string, css: string): void {
  const known = sheets.get(page) ?? new Map<string, CSSStyleSheet>();
  sheets.set(page, known);
  let sheet = known.get(name);
  if (!sheet) {
    // A page accepts only sheets of its own window.
    const { CSSStyleSheet: Sheet } = (page.defaultView ?? window) as typeof globalThis;
    sheet = new Sheet();
    known.set(name, sheet);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(css);
}
