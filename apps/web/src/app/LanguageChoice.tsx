import { useBrand } from '@platform/ui';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { LanguageButton } from './LanguageButton';
import { late } from './late';

const { Part: LanguageMenu } = late(async () => (await import('./LanguageMenu')).LanguageMenu);

/**
 * The choice of a language; a brand with one language alone has none to offer. Where the menu's code
 * does not arrive, the button stays and asks for it again.
 */
export function LanguageChoice() {
  const { languages } = useBrand();
  // A click that comes before the menu's code opens it.
  const [wanted, setWanted] = useState(false);
  if (languages?.length === 1) return null;
  const button = (onClick?: () => void) => (
    <LanguageButton
      onClick={() => {
        setWanted(true);
        onClick?.();
      }}
    />
  );
  return (
    <ErrorBoundary resetKey="" fallback={(_, retry) => button(retry)}>
      <Suspense fallback={button()}>
        <LanguageMenu defaultOpen={wanted} />
      </Suspense>
    </ErrorBoundary>
  );
}
