/** What a scrolling element says about itself. */
export type ScrollPosition = Pick<Element, 'scrollHeight' | 'scrollTop' | 'clientHeight'>;

/**
 * Whether the last line is in sight: scrolled to the end within 1 pixel (the specification; positions
 * are fractions on most screens), or too short to scroll. A box that is not laid out shows nothing.
 */
export function isAtEnd({ scrollHeight, scrollTop, clientHeight }: ScrollPosition): boolean {
  return clientHeight > 0 && scrollHeight - scrollTop - clientHeight <= 1;
}
