import type { CSSProperties, StyleRule } from '@vanilla-extract/css';

export const PHONE = '(max-width: 768px)';
export const NARROW = '(max-width: 25rem)';
/** Container query for the narrowest phones. */
export const NARROWEST = '(max-width: 20.5rem)';

export type CardRule = CSSProperties & { '::before'?: CSSProperties };

/**
 * Returns a style rule for rows that are shown as cards, on a phone or in an equally narrow container.
 * The content of a `::before` requires `markCards`.
 */
export function asCards(selector: string, { '::before': label, ...rule }: CardRule): StyleRule {
  const rules = (before: CSSProperties | undefined) => ({
    selectors: { [selector]: rule, ...(before && { [`${selector}::before`]: before }) },
  });
  const { content: _, ...look } = label ?? {};
  return {
    '@media': { [PHONE]: rules(label) },
    '@container': { [NARROW]: rules(label && look) },
  };
}
