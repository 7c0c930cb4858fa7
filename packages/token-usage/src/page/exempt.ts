/** Disabled parts are exempt (WCAG 2.2, 1.4.3 and 1.4.11), and so is what stands in them. */
const DISABLED = [
  ':disabled',
  '[aria-disabled="true"]',
  '[data-disabled]',
  '[data-blocked]',
  '[data-state="soon"]',
  'label:has(:disabled)',
  '*:has(> input:disabled)',
].join();
/** What says nothing: ghosts of icons, and what is written in drawings. */
const DECORATION = '[data-decoration], svg[aria-hidden="true"] text, [aria-hidden="true"] svg text';

/** Whether an element is disabled, or stands in what is. */
export const isDisabled = (element: Element): boolean => element.closest(DISABLED) !== null;

/** Whether an element needs no contrast. */
export const isExempt = (element: Element): boolean =>
  isDisabled(element) || element.closest(DECORATION) !== null;
