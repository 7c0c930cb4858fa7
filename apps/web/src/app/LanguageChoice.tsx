import { useBrand } from '@platform/ui';
import { useEffect, useState } from 'react';
import { codeInTime } from './codeInTime';
import { LanguageButton } from './LanguageButton';
import type { LanguageMenu } from './LanguageMenu';

const loadMenu = async () => (await import('./LanguageMenu')).LanguageMenu;

/**
 * The choice of a language; a brand with only one language has none to offer. Where the menu's code
 * does not arrive, the button stays, and a click asks for it again.
 */
export function LanguageChoice() {
  const { languages } = useBrand();
  const [Menu, setMenu] = useState<typeof LanguageMenu>();
  // A click that comes before the menu's code opens it.
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    codeInTime(loadMenu).then(
      (Code) => setMenu(() => Code),
      () => setWanted(false),
    );
  }, [wanted]);
  if (languages?.length === 1) return null;
  return Menu ? <Menu defaultOpen={wanted} /> : <LanguageButton onClick={() => setWanted(true)} />;
}
