import { isComposing } from './isComposing';

/** Marks an element that handles Escape itself: `{...keepsEscape(value !== '')}`. */
export const keepsEscape = (keeps: boolean) => ({ 'data-keeps-escape': keeps || undefined });

/**
 * Leaves Escape to a marked element or the input method, because Radix handles the key before the
 * focused element.
 */
export function leaveEscape(event: KeyboardEvent): void {
  const { target } = event;
  const isMarked = target instanceof Element && target.closest('[data-keeps-escape]');
  if (isComposing(event) || isMarked) event.preventDefault();
}
