/**
 * Returns true if an input method handles the key, including the key that ends a composition.
 */
export const isComposing = (key: KeyboardEvent): boolean =>
  // Safari sends the last key after the composition has ended. Only the key code reveals this.
  key.isComposing || key.keyCode === 229;
