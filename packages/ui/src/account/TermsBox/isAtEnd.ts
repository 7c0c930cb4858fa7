export type ScrollPosition = Pick<Element, 'scrollHeight' | 'scrollTop' | 'clientHeight'>;

/**
 * Returns true if the element is scrolled to within 1 pixel of the end, as specified; false without
 * layout.
 */
export function isAtEnd({ scrollHeight, scrollTop, clientHeight }: ScrollPosition): boolean {
  return clientHeight > 0 && scrollHeight - scrollTop - clientHeight <= 1;
}
