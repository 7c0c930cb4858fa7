import { useBrand } from '@platform/ui';
import { Suspense, useState } from 'react';
import { LanguageButton } from './LanguageButton';
import { late } from './late';

const { Part: LanguageMenu } = late(async () => (await import('./LanguageMenu')).LanguageMenu);

/** The choice of a language; a brand with one language alone has none to offer. */
export function LanguageChoice() {
  const { languages } = useBrand();
  // A click that comes before the menu's code opens it.
  const [wanted, setWanted] = useState(false);
  if (languages?.length === 1) return null;
  return (
    <Suspense fallback={<LanguageButton onClick={() => setWanted(true)} />}>
      <LanguageMenu defaultOpen={wanted} />
    </Suspense>
  );
}
