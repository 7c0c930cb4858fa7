import { useColorScheme } from '@platform/ui/theme';
import type { ColorScheme } from '@platform/ui/theme';

export const SCHEMES = ['system', 'light', 'dark'] as const satisfies readonly ColorScheme[];

const A_YEAR = 31_536_000;

/** Returns the colour scheme and a setter. A cookie stores the scheme for server rendering. */
export function useScheme() {
  const [scheme, show] = useColorScheme();
  const choose = (chosen: ColorScheme) => {
    document.cookie = `scheme=${chosen}; path=/; max-age=${A_YEAR}; samesite=lax`;
    show(chosen);
  };
  return [scheme, choose] as const;
}
