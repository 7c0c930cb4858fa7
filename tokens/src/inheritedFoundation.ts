import { compileTokens } from './compileTokens.ts';
import type { BrandFolder } from './folder.ts';
import type { Foundation } from './foundation.ts';

/**
 * Returns the foundation for brands that inherit from a brand: the brand's tokens replace the
 * shared ones. Returns the foundation unchanged if the brand has invalid tokens.
 */
export function inheritedFoundation(parent: BrandFolder, foundation: Foundation): Foundation {
  const { tokens, layers } = compileTokens(parent, foundation);
  if (!tokens) return foundation;
  return {
    ...foundation,
    inherited: parent.id,
    schemes: { dark: [...layers.dark.values()], light: [...layers.light.values()] },
  };
}
