import { useDisplayRate } from '@platform/api/react';
import { DisplayCurrencyProvider } from '@platform/ui';
import type { ReactNode } from 'react';

/**
 * Shows the amounts below in the member's display currency as well. It is in what only members
 * load, so that the landing page does not pay for it.
 */
export function InDisplayCurrency({ children }: { children: ReactNode }) {
  return <DisplayCurrencyProvider value={useDisplayRate()}>{children}</DisplayCurrencyProvider>;
}
