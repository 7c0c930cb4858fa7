import { useDisplayRate } from '@platform/api/react';
import { DisplayCurrencyProvider } from '@platform/ui';
import type { ReactNode } from 'react';

/** Provides the display currency to the amounts below. Only member pages load this component. */
export function InDisplayCurrency({ children }: { children: ReactNode }) {
  return <DisplayCurrencyProvider value={useDisplayRate()}>{children}</DisplayCurrencyProvider>;
}
