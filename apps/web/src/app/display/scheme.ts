import { useColorScheme } from '@platform/ui/theme';
import type { ColorScheme } from '@platform/ui/theme';

/** The schemes that a player chooses from, in the order of the menu. */
export const SCHEMES = ['system', 'light', 'dark'] as const satisfies readonly ColorScheme[];

const A_YEAR = 31_536_000;

/**
 * The colour scheme of the page, and a function that chooses another. The choice is kept in a cookie,
 * by which the server writes the next page in these colours from its first byte.
 */
export function useScheme() {
  const [scheme, show] = useColorScheme();
  const choose = (chosen: ColorScheme) => {
    document.cookie = `scheme=${chosen}; path=/; max-age=${A_YEAR}; samesite=lax`;
    show(chosen);
  };
  return [scheme, choose] as const;
}
