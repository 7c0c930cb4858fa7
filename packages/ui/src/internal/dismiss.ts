import { isComposing } from './isComposing';

/** Marks an element that handles Escape itself: `{...keepsEscape(value !== '')}`. */
export const keepsEscape = (keeps: boolean) => ({ 'data-keeps-escape': keeps || undefined });

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector);

/**
 * Leaves Escape to a marked element or to the input method. Radix receives the key before the
 * focused element could stop it.
 */
export function leaveEscape(event: KeyboardEvent): void {
  if (isComposing(event) || isIn(event.target, '[data-keeps-escape]')) event.preventDefault();
}

/** Marks the toasts, which are above all layers. */
export const TOASTS = { 'data-toasts': '' };

/** Keeps a layer open when the reader presses a toast. */
export function leaveToasts(event: Event): void {
  if (isIn(event.target, '[data-toasts]')) event.preventDefault();
}
