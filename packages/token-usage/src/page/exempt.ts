/** Disabled components and their contents are exempt (WCAG 2.2, 1.4.3 and 1.4.11). */
const DISABLED = [
  ':disabled',
  '[aria-disabled="true"]',
  '[data-disabled]',
  '[data-blocked]',
  '[data-state="soon"]',
  'label:has(:disabled)',
  '*:has(> input:disabled)',
].join();
/** Decoration: background icons, and text in drawings. */
const DECORATION = '[data-decoration], svg[aria-hidden="true"] text, [aria-hidden="true"] svg text';

/** Returns true for a disabled element and for everything inside it. */
export const isDisabled = (element: Element): boolean => element.closest(DISABLED) !== null;

/** Returns true for elements that need no contrast: disabled ones and decoration. */
export const isExempt = (element: Element): boolean =>
  isDisabled(element) || element.closest(DECORATION) !== null;
