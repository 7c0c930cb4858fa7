/**
 * Returns true if a key belongs to the input method, which composes a word or ends it with this
 * key.
 */
export const isComposing = (key: KeyboardEvent): boolean =>
  // Safari sends the last key after the composition has ended; only its code reveals this.
  key.isComposing || key.keyCode === 229;
