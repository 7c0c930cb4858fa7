import { useDisplayRate } from '@platform/api/react';
import { DisplayCurrencyProvider } from '@platform/ui';
import type { ReactNode } from 'react';

/**
 * Makes nested amounts also appear in the member's display currency. Only member pages load this
 * component, so the landing page stays small.
 */
export function InDisplayCurrency({ children }: { children: ReactNode }) {
  return <DisplayCurrencyProvider value={useDisplayRate()}>{children}</DisplayCurrencyProvider>;
}
