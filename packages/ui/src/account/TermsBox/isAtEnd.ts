export type ScrollPosition = Pick<Element, 'scrollHeight' | 'scrollTop' | 'clientHeight'>;

/**
 * Returns true if an element is scrolled to within 1 pixel of its end, as specified. Returns false
 * without layout.
 */
export function isAtEnd({ scrollHeight, scrollTop, clientHeight }: ScrollPosition): boolean {
  return clientHeight > 0 && scrollHeight - scrollTop - clientHeight <= 1;
}
