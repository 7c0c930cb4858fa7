/** Marks where the toasts are, which lie over everything. */
export const TOASTS = { 'data-toasts': '' };

/** For a layer that a press outside closes: a press on a toast does not. */
export function leaveToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) {
    event.preventDefault();
  }
}
