import { isComposing } from './isComposing';

/** Marks an element that currently handles Escape itself: `{...keepsEscape(value !== '')}`. */
export const keepsEscape = (keeps: boolean) => ({ 'data-keeps-escape': keeps || undefined });

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector);

/**
 * Leaves Escape to a marked element or to the input method, in layers that close on Escape. Radix
 * receives the key before the focused element, so `stopPropagation` in that element would be too
 * late.
 */
export function leaveEscape(event: KeyboardEvent): void {
  if (isComposing(event) || isIn(event.target, '[data-keeps-escape]')) event.preventDefault();
}

/** Marks the toasts, which are above all layers. */
export const TOASTS = { 'data-toasts': '' };

/** Ignores presses on a toast, in layers that close on outside presses. */
export function leaveToasts(event: Event): void {
  if (isIn(event.target, '[data-toasts]')) event.preventDefault();
}
