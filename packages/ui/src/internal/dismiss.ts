import { isComposing } from './isComposing';

/** Marks an element that has a use of its own for Escape at the moment: `{...keepsEscape(value !== '')}`. */
export const keepsEscape = (keeps: boolean) => ({ 'data-keeps-escape': keeps || undefined });

/**
 * For a layer that Escape closes: leaves the key to a marked element, and to the input method. Radix
 * hears the key before the element it was pressed in, so stopping it there would come too late.
 */
export function leaveEscape(event: KeyboardEvent): void {
  const { target } = event;
  if (isComposing(event) || (target instanceof Element && target.matches('[data-keeps-escape]'))) {
    event.preventDefault();
  }
}

/** Marks where the toasts are, which lie over everything. */
export const TOASTS = { 'data-toasts': '' };

/** For a layer that a press outside closes: a press on a toast does not. */
export function leaveToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) {
    event.preventDefault();
  }
}
