import type { CSSProperties, StyleRule } from '@vanilla-extract/css';

export const PHONE = '(max-width: 768px)';
export const NARROW = '(max-width: 25rem)';

export type CardRule = CSSProperties & { '::before'?: CSSProperties };

/** A rule for where the rows of a table become cards: on a phone, and in a place as narrow as one. */
export function asCards(selector: string, { '::before': label, ...rule }: CardRule): StyleRule {
  const selectors = { [selector]: rule, ...(label && { [`${selector}::before`]: label }) };
  return { '@media': { [PHONE]: { selectors } }, '@container': { [NARROW]: { selectors } } };
}
