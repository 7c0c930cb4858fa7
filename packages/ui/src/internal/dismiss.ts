import { isComposing } from './isComposing';

/** Marks an element that has a use of its own for Escape at the moment: `{...keepsEscape(value !== '')}`. */
export const keepsEscape = (keeps: boolean) => ({ 'data-keeps-escape': keeps || undefined });

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector);

/**
 * For a layer that Escape closes: leaves the key to a marked element, and to the input method. Radix
 * hears the key before the element it was pressed in, so stopping it there would come too late.
 */
export function leaveEscape(event: KeyboardEvent): void {
  if (isComposing(event) || isIn(event.target, '[data-keeps-escape]')) event.preventDefault();
}

/** Marks where the toasts are, which lie over everything. */
export const TOASTS = { 'data-toasts': '' };

/** For a layer that a press outside closes: a press on a toast does not. */
export function leaveToasts(event: Event): void {
  if (isIn(event.target, '[data-toasts]')) event.preventDefault();
}
