import { useColorScheme } from '@platform/ui/theme';
import type { ColorScheme } from '@platform/ui/theme';
import { schemeCookie } from './schemeCookie';

export const SCHEMES = ['system', 'light', 'dark'] as const satisfies readonly ColorScheme[];

/** Returns the colour scheme and its setter. A cookie stores the scheme for server rendering. */
export function useScheme() {
  const [scheme, show] = useColorScheme();
  const choose = (chosen: ColorScheme) => {
    document.cookie = schemeCookie(chosen, location.protocol);
    show(chosen);
  };
  return [scheme, choose] as const;
}
