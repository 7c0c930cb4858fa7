import { useDisplayRate } from '@platform/api/react';
import { DisplayCurrencyProvider } from '@platform/ui';
import type { ReactNode } from 'react';

/**
 * Shows the amounts below in the member's display currency as well. Only member pages load it, so the
 * landing page stays small.
 */
export function InDisplayCurrency({ children }: { children: ReactNode }) {
  return <DisplayCurrencyProvider value={useDisplayRate()}>{children}</DisplayCurrencyProvider>;
}
