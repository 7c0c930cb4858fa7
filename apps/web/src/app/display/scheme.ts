import { useColorScheme } from '@platform/ui/theme';
import type { ColorScheme } from '@platform/ui/theme';

/** Colour schemes in the order of the menu. */
export const SCHEMES = ['system', 'light', 'dark'] as const satisfies readonly ColorScheme[];

const A_YEAR = 31_536_000;

/**
 * Returns the colour scheme of the page and a function that changes it. A cookie stores the chosen
 * scheme, so that the server renders the next page in these colours.
 */
export function useScheme() {
  const [scheme, show] = useColorScheme();
  const choose = (chosen: ColorScheme) => {
    document.cookie = `scheme=${chosen}; path=/; max-age=${A_YEAR}; samesite=lax`;
    show(chosen);
  };
  return [scheme, choose] as const;
}
