/** Selector of disabled components, which are exempt with their contents (WCAG 2.2, 1.4.3 and 1.4.11). */
const DISABLED = [
  ':disabled',
  '[aria-disabled="true"]',
  '[data-disabled]',
  '[data-blocked]',
  '[data-state="soon"]',
  'label:has(:disabled)',
  '*:has(> input:disabled)',
].join();
/** Selector of decoration: background icons, and text in drawings. */
const DECORATION = '[data-decoration], svg[aria-hidden="true"] text, [aria-hidden="true"] svg text';

export const isDisabled = (element: Element): boolean => element.closest(DISABLED) !== null;

export const isExempt = (element: Element): boolean =>
  isDisabled(element) || element.closest(DECORATION) !== null;
