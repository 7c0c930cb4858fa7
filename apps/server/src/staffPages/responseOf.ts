/** Returns the response of the browser's dialog for passkeys; undefined if a form has none. */
export function responseOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
