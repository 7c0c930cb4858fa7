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
/** Decoration: icons in the background, and text in drawings. */
const DECORATION = '[data-decoration], svg[aria-hidden="true"] text, [aria-hidden="true"] svg text';

/** Tells that an element is disabled, or inside one that is. */
export const isDisabled = (element: Element): boolean => element.closest(DISABLED) !== null;

/** Tells that an element needs no contrast. */
export const isExempt = (element: Element): boolean =>
  isDisabled(element) || element.closest(DECORATION) !== null;
