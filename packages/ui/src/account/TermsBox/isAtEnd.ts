/** Scroll position of an element. */
export type ScrollPosition = Pick<Element, 'scrollHeight' | 'scrollTop' | 'clientHeight'>;

/**
 * Returns true if the last line is visible: scrolled to the end within 1 pixel (the specification;
 * positions are fractions on most screens), or too short to scroll. False for a box without layout.
 */
export function isAtEnd({ scrollHeight, scrollTop, clientHeight }: ScrollPosition): boolean {
  return clientHeight > 0 && scrollHeight - scrollTop - clientHeight <= 1;
}
