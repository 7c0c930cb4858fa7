import { brands } from 'virtual:platform-brands';
import type { BrandFacts } from '@platform/ui/theme';
import { simulateVision, type ColourVision } from './simulateVision';

/** The choices of the toolbar. */
export interface Toolbar {
  brand?: string;
  scheme?: string;
  direction?: string;
  language?: string;
  /** The kind of colour vision that is simulated. */
  vision?: ColourVision;
  /** The brand at work in the Brand Studio, in place of the brand of the toolbar. */
  facts?: Omit<BrandFacts, 'id'> | null;
}

/**
 * The brand of the toolbar; the Brand Studio shows stories with facts, texts and pictures that are in no
 * folder yet.
 */
export function brandOf({ brand: chosen, facts }: Toolbar): BrandFacts {
  const known = brands.find(({ id }) => id === chosen) ?? brands[0];
  if (!known) {
    throw new Error("No brand under tokens/brands is valid: 'npm run brand -- check' says why.");
  }
  return facts ? { ...facts, id: known.id } : known;
}

/** How a story asks to be shown, in its `parameters`. */
export interface StoryLook {
  /**
   * Whether the page keeps the look of the default brand, whatever brand is worked on; that of the first
   * valid brand where the default brand is faulty.
   */
  neutral?: boolean;
}

/** Shows the page in the brand, scheme, direction, language and colour vision of the toolbar. */
export function dress(toolbar: Toolbar, { neutral = false }: StoryLook = {}): void {
  const { scheme = 'dark', direction = 'ltr', language = 'en', vision = 'normal' } = toolbar;
  const root = document.documentElement;
  const { id } = brandOf(neutral ? { brand: 'default' } : toolbar);
  Object.assign(root.dataset, { brand: id, scheme });
  root.dir = direction;
  root.lang = language;
  simulateVision(document, vision);
}
