import { brands } from 'virtual:platform-brands';
import type { BrandFacts } from '@platform/ui/theme';
import { simulateVision, type ColourVision } from './simulateVision';

export interface Toolbar {
  brand?: string;
  scheme?: string;
  direction?: string;
  language?: string;
  vision?: ColourVision;
  /** Draft facts in the Brand Studio, which replace those of the toolbar's brand. */
  facts?: Omit<BrandFacts, 'id'> | null;
}

/**
 * Returns the facts of the brand in the toolbar. In the Brand Studio, those of the draft replace
 * them.
 */
export function brandOf({ brand: chosen, facts }: Toolbar): BrandFacts {
  const known = brands.find(({ id }) => id === chosen) ?? brands[0];
  if (!known) {
    throw new Error("No brand under tokens/brands is valid: 'npm run brand -- check' says why.");
  }
  return facts ? { ...facts, id: known.id } : known;
}

export interface StoryLook {
  /** True to show the default brand or, if it is invalid, the first valid brand. */
  neutral?: boolean;
}

export function applyToolbar(toolbar: Toolbar, { neutral = false }: StoryLook = {}): void {
  const { scheme = 'dark', direction = 'ltr', language = 'en', vision = 'normal' } = toolbar;
  const root = document.documentElement;
  const { id } = brandOf(neutral ? { brand: 'default' } : toolbar);
  Object.assign(root.dataset, { brand: id, scheme });
  root.dir = direction;
  root.lang = language;
  simulateVision(document, vision);
}
