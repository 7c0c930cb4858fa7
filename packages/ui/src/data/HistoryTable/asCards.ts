import type { CSSProperties, StyleRule } from '@vanilla-extract/css';

export const PHONE = '(max-width: 768px)';
export const NARROW = '(max-width: 25rem)';
/** The narrowest phones, where a table leaves its spare columns out. */
export const NARROWEST = '(max-width: 20.5rem)';

export type CardRule = CSSProperties & { '::before'?: CSSProperties };

/**
 * A rule for where the rows of a table become cards: on a phone, and in a place as narrow as one. There
 * the content of a `::before` is left out: see `markCards`.
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
