/** Returns true if an input method handles the key, even if the key ends the composition. */
export const isComposing = (key: KeyboardEvent): boolean =>
  // Safari sends the last key after the composition has ended. Only the key code identifies that
  // key.
  key.isComposing || key.keyCode === 229;
