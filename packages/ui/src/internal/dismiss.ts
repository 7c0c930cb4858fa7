import { isComposing } from './isComposing';

/** Marks an element that handles Escape itself at the moment: `{...keepsEscape(value !== '')}`. */
export const keepsEscape = (keeps: boolean) => ({ 'data-keeps-escape': keeps || undefined });

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector);

/**
 * Leaves Escape to a marked element, and to the input method. For layers that Escape closes. Radix
 * gets the key before the focused element, so `stopPropagation` there would be too late.
 */
export function leaveEscape(event: KeyboardEvent): void {
  if (isComposing(event) || isIn(event.target, '[data-keeps-escape]')) event.preventDefault();
}

/** Marks the toasts, which are above everything. */
export const TOASTS = { 'data-toasts': '' };

/** Ignores a press on a toast. For layers that a press outside closes. */
export function leaveToasts(event: Event): void {
  if (isIn(event.target, '[data-toasts]')) event.preventDefault();
}
