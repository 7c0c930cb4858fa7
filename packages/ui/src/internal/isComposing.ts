/** Whether a key belongs to the input method, which is composing a word or ends it with this key. */
export const isComposing = (key: KeyboardEvent): boolean =>
  // Safari sends the last key after the end of composing: only its code tells.
  key.isComposing || key.keyCode === 229;
